/// The state the app was in when the person responded, from the weakest to the strongest.
public enum TapOrigin: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// The app was on screen.
    case foreground
    /// The app was running, and not on screen.
    case background
    /// The tap launched the app.
    case coldLaunch

    /// Orders by how much the tap had to wake.
    public static func < (left: TapOrigin, right: TapOrigin) -> Bool {
        left.rawValue < right.rawValue
    }
}
