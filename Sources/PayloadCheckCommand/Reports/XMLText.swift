/// Text within an XML 1.0 document.
///
/// https://www.w3.org/TR/xml/#charsets
enum XMLText {
    /// Escapes what is markup, and makes visible what XML cannot hold or a reader cannot see.
    ///
    /// `keepsLines` leaves line feeds as they are, for the content of an element.
    static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var escaped = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where keepsLines: escaped += "\n"
            default:
                if let sign = VisibleText.sign(for: scalar, after: previous) {
                    escaped += sign.replacingMarkup
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
            previous = scalar
        }
        return escaped
    }
}

extension String {
    /// The signs for hidden characters are written in angle brackets.
    fileprivate var replacingMarkup: String {
        guard hasPrefix("<"), hasSuffix(">") else { return self }
        return "&lt;" + dropFirst().dropLast() + "&gt;"
    }
}
