internal import JSONReading

extension Rule {
    /// A topic's name has a character that topics cannot have, is empty, or is too long.
    static let topicMalformed = Rule("topic-malformed", severity: .error)
}

extension Inspection {
    mutating func checkTopic(_ member: Member) {
        fcm.targets += 1
        fcm.isForSubscribers = true
        let text = document.utf8(member.value)
        checkTopicName(text, at: 0, of: member)
    }

    /// Holds a topic's name, which begins at a byte of a member's text, against the form of topics.
    mutating func checkTopicName(_ name: ArraySlice<UInt8>, at start: Int, of member: Member) {
        guard !name.isEmpty else {
            return report(
                .topicMalformed, at: .value(member.value),
                "\(topicSubject(of: member)) is an empty string, not the name of a topic")
        }
        guard !isPrefixed(name, at: start, of: member) else { return }
        if let place = name.firstIndex(where: { !ASCII.isLabelByte($0) }) {
            let offset = place - name.startIndex
            let scalar = Wording.scalar(in: name, at: place)
            let range = document.sourceRange(
                of: start + offset..<start + offset + scalar.length, within: member.value)
            report(
                .topicMalformed, at: .part(member.value, range),
                "\(topicSubject(of: member)) has \(scalar.words), but only ASCII letters, digits and -_.~% may stand there",
                help: "percent-encode other characters as UTF-8, or use an identifier instead of a name")
        } else if name.count > 900 {
            report(
                .topicMalformed, at: .value(member.value),
                "\(topicSubject(of: member)) has \(Wording.count(name.count, "character")), more than 900")
        }
    }

    /// What messages call a topic: its key, or a part of a condition.
    func topicSubject(of member: Member) -> String {
        document.equals(member.name, "topic") ? quoted(member.name) : "a topic in \(quoted(member.name))"
    }
}

extension Wording {
    /// The character that begins at a byte, in words for a message, with its length.
    static func scalar(in text: ArraySlice<UInt8>, at place: Int) -> (words: String, length: Int) {
        var bytes = text[place...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return ("a byte that is no UTF-8", 1) }
        let length = UTF8.width(scalar)
        switch scalar {
        case " ": return ("a space", length)
        case "/": return ("a slash", length)
        case "\"": return ("a double quote", length)
        default: return (quoted(String(scalar)), length)
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let topicMalformed = RuleDescription(
        .topicMalformed, family: .fcm,
        summary: "A topic's name is empty, too long, or has a character that topics cannot have.",
        reason: "The service answers status 400: names of topics match [a-zA-Z0-9-_.~%]{1,900}.",
        wrong: Example(#"{"message":{"topic":"event news","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"event-news","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: Send messages to topics", "2024-ody issue 147"])
}
#endif
