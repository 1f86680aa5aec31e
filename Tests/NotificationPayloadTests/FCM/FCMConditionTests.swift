import Testing

struct FCMConditionTests {
    @Test(arguments: FCMConditionTests.cases)
    func `a condition is read to the end`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "an empty condition",
            text: #"{"message":{"condition":"","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 25, length: 2,
                message: #""condition" is an empty string, not an expression over topics"#,
                help: "write 'news' in topics")),
        FCMCase(
            name: "a bare word",
            text: #"{"message":{"condition":"news","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'news' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 26, length: 4,
                message: #""condition" is a bare word, not an expression over topics"#,
                help: #"write 'news' in topics, or send to "topic": "news""#)),
        FCMCase(
            name: "a topic without quotes",
            text: #"{"message":{"condition":"'a' in topics && b in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics&&'b' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 43, length: 1,
                message: #""condition" has "b" where the name of a topic in single quotes is expected"#,
                help: "write 'b' in topics")),
        FCMCase(
            name: "a quote that is not closed",
            text: #"{"message":{"condition":"'a in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a'in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 26, length: 12,
                message: #""condition" has a quote that is not closed"#,
                help: "put the same quote after the topic's name")),
        FCMCase(
            name: "a topic without in topics",
            text: #"{"message":{"condition":"'a' && 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics && 'b' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 26, length: 3,
                message: #""condition" has the topic 'a' without "in topics" after it"#,
                help: "write 'a' in topics")),
        FCMCase(
            name: "two parts without operator",
            text: #"{"message":{"condition":"'a' in topics 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics || 'b' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 40, length: 1,
                message: #""condition" has no && or || between two parts"#)),
        FCMCase(
            name: "an operator at the end",
            text: #"{"message":{"condition":"'a' in topics &&","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics ","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 41, length: 1,
                message: #""condition" has an operator with nothing beside it"#,
                help: "put a topic there, or leave the operator out")),
        FCMCase(
            name: "an operator twice",
            text: #"{"message":{"condition":"'a' in topics && && 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics && !!('b' in topics)","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 43, length: 1,
                message: #""condition" has an operator with nothing beside it"#,
                help: "put a topic there, or leave the operator out")),
        FCMCase(
            name: "a single operator",
            text: #"{"message":{"condition":"'a' in topics & 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics && 'b' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 40, length: 1,
                message: #""condition" has a single &"#,
                help: "write &&")),
        FCMCase(
            name: "a word as operator",
            text: #"{"message":{"condition":"'a' in topics OR 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics || 'OR' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 40, length: 2,
                message: #""condition" has the word "OR" as operator"#,
                help: "write ||")),
        FCMCase(
            name: "a parenthesis that is not closed",
            text: #"{"message":{"condition":"('a' in topics || 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"(('a' in topics) || 'b' in topics)","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 26, length: 1,
                message: #""condition" has a parenthesis that is not closed"#)),
        FCMCase(
            name: "a parenthesis that was not opened",
            text: #"{"message":{"condition":"'a' in topics)","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"('a' in topics)","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 39, length: 1,
                message: #""condition" has a parenthesis that was not opened"#)),
        FCMCase(
            name: "something else",
            text: #"{"message":{"condition":"'a' in topics; 'b' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics || 'b' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-malformed", pointer: "/message/condition", column: 39, length: 1,
                message: #""condition" has ";", which is no part of an expression over topics"#,
                help: "write 'news' in topics")),
        FCMCase(
            name: "a malformed topic within",
            text: #"{"message":{"condition":"'a' in topics || 'b c' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics || 'b.c' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/condition", column: 45, length: 1,
                message:
                    #"a topic in "condition" has a space, but only ASCII letters, digits and -_.~% may stand there"#,
                help: "percent-encode other characters as UTF-8, or use an identifier instead of a name")),
        FCMCase(
            name: "six topics",
            text:
                #"{"message":{"condition":"'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics || 'f' in topics","data":{"k":"v"}}}"#,
            nearMiss:
                #"{"message":{"condition":"'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-too-many-topics", pointer: "/message/condition", column: 112, length: 1,
                message: #""condition" names 6 topics, more than 5"#,
                help: "send several messages")),
        FCMCase(
            name: "double quotes",
            text: #"{"message":{"condition":"\"a\" in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'a' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-double-quoted", pointer: "/message/condition", column: 26, length: 5,
                message: #""condition" has a topic in double quotes, not single ones"#,
                help: "write 'a' in topics, which needs no backslash within JSON either")),
        FCMCase(
            name: "a negation alone",
            text: #"{"message":{"condition":"!('a' in topics)","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'b' in topics && !('a' in topics)","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-only-negated", pointer: "/message/condition", column: 25, length: 18,
                message: #""condition" negates every topic that it names"#,
                help: "name a topic that they have subscribed to: 'news' in topics && !('sports' in topics)")),
        FCMCase(
            name: "a negated group",
            text: #"{"message":{"condition":"!('a' in topics || 'b' in topics)","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"!('a' in topics || !('b' in topics))","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "condition-only-negated", pointer: "/message/condition", column: 25, length: 35,
                message: #""condition" negates every topic that it names"#,
                help: "name a topic that they have subscribed to: 'news' in topics && !('sports' in topics)")),
        FCMCase(
            name: "the prefix of the legacy interface within",
            text: #"{"message":{"condition":"'/topics/a' in topics","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"condition":"'topics' in topics","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-prefixed", pointer: "/message/condition", column: 27, length: 8,
                message: #"a topic in "condition" begins with /topics/, which is no part of a topic's name"#,
                help: #"write "a""#)),
    ]
}
