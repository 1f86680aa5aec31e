/// Why taps must wait although a handler is attached. Two owners of a hold use two names.
///
/// ```swift
/// extension HoldReason {
///     static let signIn: HoldReason = "signIn"
/// }
/// ```
public struct HoldReason: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name of the reason; any text.
    public let name: String

    /// Names a reason.
    public init(_ name: String) {
        self.name = name
    }

    /// Names a reason.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// Compares the bytes of the names.
    public static func == (left: HoldReason, right: HoldReason) -> Bool {
        left.name.isExactly(right.name)
    }

    /// Hashes the bytes of the name.
    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
    }
}
