/// What is shown instead of a text that was never meant to be read, such as the placeholder of an encrypted message.
///
/// It stands in from the first moment, so that a notification that expires before its text is ready says something
/// sensible. Stages can replace it like any other text.
public struct SafeText: Sendable, Hashable {
    /// The bodies that count as placeholders, compared as a whole. A content without visible text always counts.
    public var placeholders: Set<String>
    /// The title that stands in; nil keeps the one there is.
    public var title: String?
    /// The body that stands in.
    public var body: String

    /// Takes the parts as they are. A body without a visible character is never used.
    public init(placeholders: Set<String> = [], title: String? = nil, body: String) {
        self.placeholders = placeholders
        self.title = title
        self.body = body
    }

    /// The content to begin with: with the safe text where the original is a placeholder, else the original.
    public func seed(for content: NotificationContent) -> NotificationContent {
        guard body.hasVisibleCharacter, placeholders.contains(content.body) || !content.hasVisibleText else {
            return content
        }
        var seed = content
        seed.title = title ?? content.title
        seed.body = body
        return seed
    }
}
