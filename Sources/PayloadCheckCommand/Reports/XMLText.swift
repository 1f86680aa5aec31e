/// Text within an XML 1.0 document.
///
/// https://www.w3.org/TR/xml/#charsets
enum XMLText {
    /// Escapes what is markup, and makes visible what XML cannot hold or a reader cannot see.
    ///
    /// `keepsLines` leaves line feeds as they are, for the content of an element.
    static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        VisibleText.escaped(text, decorating: { $0.replacingMarkup }) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n" where keepsLines: "\n"
            default: nil
            }
        }
    }
}

extension String {
    /// The signs for hidden characters are written in angle brackets.
    fileprivate var replacingMarkup: String {
        guard hasPrefix("<"), hasSuffix(">") else { return self }
        return "&lt;" + dropFirst().dropLast() + "&gt;"
    }
}
