/// The registration that the messaging SDK reported: an installation's FID. Held in memory only, printed as redacted.
public struct Registration: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    package let secret: String

    /// Takes what the SDK reported; nil when that is empty.
    public init?(_ reported: String) {
        guard !reported.isEmpty else { return nil }
        secret = reported
    }

    /// Always `redacted registration`.
    public var description: String { "redacted registration" }

    /// Always `redacted registration`.
    public var debugDescription: String { description }

    /// A mirror without children, so that a dump shows nothing either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
