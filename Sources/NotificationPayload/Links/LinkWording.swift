/// The rule of a refusal or a warning and the words of its finding.
///
/// The message is the key in quotes, then the words before and after the culprit's name; without words after it, the
/// culprit is not named.
struct LinkWording {
    let rule: Rule
    let before: String
    let after: String?
    let help: String

    init(_ rule: Rule, _ before: String, found after: String? = nil, help: String) {
        self.rule = rule
        self.before = before
        self.after = after
        self.help = help
    }

    func message(naming key: String, found: String) -> String {
        let words = "\"" + key + "\" " + before
        guard let after else { return words }
        return words + found + after
    }
}
