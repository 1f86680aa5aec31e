/// A value of a delivered payload, whatever it came from: a `userInfo` dictionary, an Android data map, JSON.
///
/// It is what crosses isolation and module borders in place of `[AnyHashable: Any]`.
public indirect enum PayloadValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as its JSON text, such as `1`, `0.5` or `1e3`, so that nothing is lost by a conversion.
    case number(String)
    case string(String)
    case array([PayloadValue])
    case object([String: PayloadValue])
}

extension PayloadValue {
    /// The member of that name; nil where there is none, and for everything that is no object.
    public subscript(_ name: String) -> PayloadValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The text of a string; nil for everything else.
    public var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
