/// What a notification sounds like.
public enum NotificationSound: Sendable, Hashable {
    /// The system's sound.
    case standard
    /// A file of the app's bundle or of its `Library/Sounds` folder, by name.
    case named(String)
    /// A critical alert, which needs an entitlement: a file, or nil for the system's sound; the volume from 0 to 1.
    case critical(name: String?, volume: Double)
}
