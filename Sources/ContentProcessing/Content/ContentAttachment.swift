/// A file that is shown with a notification. The system moves it away when the notification is delivered.
public struct ContentAttachment: Sendable, Hashable {
    /// Tells the attachments of one notification apart.
    public let identifier: String
    /// Where the file lies, as the store that wrote it says.
    public let location: String
    /// What the file is, which the system is told because a name without a usable extension is refused.
    public let kind: MediaKind
    /// How many bytes it has.
    public let byteCount: Int

    /// Takes the parts as they are.
    public init(identifier: String, location: String, kind: MediaKind, byteCount: Int) {
        self.identifier = identifier
        self.location = location
        self.kind = kind
        self.byteCount = byteCount
    }
}
