internal import JSONReading

extension Rule {
    /// A condition is no expression over topics.
    static let conditionMalformed = Rule("condition-malformed", severity: .error)
}

extension Inspection {
    mutating func checkCondition(_ member: Member) {
        fcm.targets += 1
        fcm.isForSubscribers = true
        let text = document.utf8(member.value)
        let parser = ConditionParser(text)
        if let (mistake, range) = parser.mistake {
            let place = document.sourceRange(of: range, within: member.value)
            let part = String(
                decoding: text[text.startIndex + range.lowerBound..<text.startIndex + range.upperBound], as: UTF8.self)
            let (words, help) = mistake.words(Wording.shortened(part))
            return report(
                .conditionMalformed, at: range.isEmpty ? .value(member.value) : .part(member.value, place),
                "\(quoted(member.name)) \(words)", help: help)
        }
        for topic in parser.topics {
            let name = text[text.startIndex + topic.lowerBound..<text.startIndex + topic.upperBound]
            checkTopicName(name, at: topic.lowerBound, of: member)
        }
        checkTopicCount(parser.topics, of: member)
        if let quotes = parser.firstDoubleQuoted { reportDoubleQuotes(quotes, of: member) }
        if !parser.hasAffirmative { reportOnlyNegations(member) }
    }
}

extension ConditionParser.Mistake {
    fileprivate func words(_ part: String) -> (message: String, help: String?) {
        switch self {
        case .empty: ("is an empty string, not an expression over topics", "write 'news' in topics")
        case .bareWord:
            (
                "is a bare word, not an expression over topics",
                "write '\(part)' in topics, or send to \"topic\": \"\(part)\""
            )
        case .unquotedTopic:
            (
                "has \(Wording.quoted(part)) where the name of a topic in single quotes is expected",
                "write '\(part)' in topics"
            )
        case .unterminatedTopic: ("has a quote that is not closed", "put the same quote after the topic's name")
        case .missingIn: ("has the topic \(part) without \"in topics\" after it", "write \(part) in topics")
        case .missingOperator: ("has no && or || between two parts", nil)
        case .missingOperand: ("has an operator with nothing beside it", "put a topic there, or leave the operator out")
        case .singleOperator: ("has a single \(part)", "write \(part)\(part)")
        case .wordOperator:
            (
                "has the word \(Wording.quoted(part)) as operator",
                "write \(NearestWord.folded(part.utf8).elementsEqual("and".utf8) ? "&&" : "||")"
            )
        case .unopenedParenthesis: ("has a parenthesis that was not opened", nil)
        case .unclosedParenthesis: ("has a parenthesis that is not closed", nil)
        case .unexpected:
            ("has \(Wording.quoted(part)), which is no part of an expression over topics", "write 'news' in topics")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let conditionMalformed = RuleDescription(
        .conditionMalformed, family: .fcm,
        summary: "A condition is no expression over topics.",
        reason: """
            The service answers status 400. A condition is made of 'TOPIC' in topics, with && and ||, ! and \
            parentheses.
            """,
        wrong: Example(
            #"{"message":{"condition":"'dogs' in topics and 'cats' in topics","data":{"k":"v"}}}"#, as: .fcm),
        right: Example(#"{"message":{"condition":"'dogs' in topics && 'cats' in topics","data":{"k":"v"}}}"#, as: .fcm),
        documents: ["Firebase: Send messages to topics"])
}
#endif
