internal import JSONReading

extension Inspection {
    /// Holds a text against the words that its field may have. FCM reads them in any case.
    mutating func checkWord(_ member: Member, _ words: [StaticString]) {
        for word in words where document.equalsInAnyCase(member.value, word) { return }
        let found = document.string(member.value)
        var allowed: [String] = []
        for word in words {
            // The word for "not said" is better left out.
            let text = word.description
            if !text.utf8.suffix(12).elementsEqual("_UNSPECIFIED".utf8) { allowed.append(text) }
        }
        let meant = FCMWord.meant(found, allowed)
        report(
            .notAllowedValue, at: .value(member.value),
            "\(quoted(member.name)) is \(Wording.quoted(found)), not \(Wording.choice(allowed))",
            help: meant.map { "write \"\($0)\"" })
    }
}

private enum FCMWord {
    /// The word that was meant, where it is plain: one that ends in what was written, or one that is near.
    static func meant(_ found: String, _ allowed: [String]) -> String? {
        let folded = NearestWord.folded(found.utf8)
        if folded.count >= 3 {
            for word in allowed where NearestWord.folded(word.utf8).suffix(folded.count).elementsEqual(folded) {
                return word
            }
        }
        return NearestWord.find(found, among: allowed)
    }
}

extension JSONDocument {
    /// Whether the text of a string is that of a literal, whatever the case of its ASCII letters.
    func equalsInAnyCase(_ node: JSONNode, _ literal: StaticString) -> Bool {
        let text = utf8(node)
        guard text.count == literal.utf8CodeUnitCount else { return false }
        return literal.withUTF8Buffer { letters in
            for (offset, byte) in text.enumerated() {
                guard ASCII.lowered(byte) == ASCII.lowered(unsafe letters[offset]) else { return false }
            }
            return true
        }
    }
}
