#if !hasFeature(Embedded)

/// Regular expressions, in the dialect that JSON Schema asks for (ECMA-262, with the means that others share).
enum SchemaPattern {
    static let uuid = "^[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$"
    static let lowerCaseUUID = "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$"
    static let colour = "^#[0-9A-Fa-f]{6}$"
    static let duration = "^[0-9]+(\\.[0-9]{1,9})?s$"
    /// 0 to 2,419,200 seconds.
    static let timeToLive =
        "^0*(([0-9]{1,6}|1[0-9]{6}|2[0-3][0-9]{5}|240[0-9]{4}|241[0-8][0-9]{3}|2419[01][0-9]{2})(\\.[0-9]{1,9})?"
        + "|2419200(\\.0{1,9})?)s$"
    static let timestamp =
        "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)"
        + "(\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    static let analyticsLabel = "^[A-Za-z0-9_.~%-]{1,50}$"
    static let topic = "^[A-Za-z0-9_.~%-]{1,900}$"
    /// A condition is a grammar of its own; each begins its first topic so.
    static let condition = "^[^'\"]*['\"][A-Za-z0-9_.~%-]+['\"]"
    static let secureAddress = "^https://[\\s\\S]"
    /// A URL, perhaps a relative one: no script, and a host behind http and https.
    static let navigate =
        "^(?!\(anyCase("javascript")):)(?!\(anyCase("http"))[Ss]?:/*([?#]|$))[^\\u0000-\\u0020\\u007F]+$"
    /// Seconds before the year 5138.
    static let expiration = "^0*[0-9]{1,11}$"

    /// The letters of a text in any case.
    static func anyCase(_ text: String) -> String {
        text.map { letter in
            let upper = letter.uppercased()
            let lower = letter.lowercased()
            return upper == lower ? String(letter) : "[\(upper)\(lower)]"
        }.joined()
    }

    /// Some words in any case, with or without hyphens, underscores and spaces between them.
    static func anySpelling(of words: [String]) -> String {
        words.map { anyCase($0) }.joined(separator: "[-_ ]*")
    }

    /// One of some texts.
    static func oneOf(_ texts: [String]) -> String {
        "^(\(texts.joined(separator: "|")))$"
    }
}
#endif
