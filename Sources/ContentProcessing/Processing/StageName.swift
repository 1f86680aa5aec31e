/// What a stage is called in a plan, a trace and a reason.
///
/// A name can only be made of a literal, so nothing that was received ends up in a log by way of a name.
public struct StageName: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name.
    public let description: String

    /// Takes a literal.
    public init(stringLiteral name: StaticString) {
        description = name.description
    }
}
