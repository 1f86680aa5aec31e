import Testing

struct FCMTargetTests {
    @Test(arguments: FCMTargetTests.cases)
    func `a target is held against its form`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "no target",
            text: #"{"message":{"data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"fid":"f","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "target-missing", pointer: "/message/topic", column: 12, length: 1,
                message: #""message" has no target: "token", "topic", "condition" and "fid" are missing"#,
                help: "give exactly one of them")),
        FCMCase(
            name: "two targets",
            text: #"{"message":{"token":"T","topic":"news"}}"#,
            nearMiss: #"{"message":{"token":"T"}}"#,
            finding: FCMCase.Expectation(
                rule: "several-targets", pointer: "/message/topic", column: 25, length: 7,
                message: #""topic" is a second target beside "token""#,
                help: "send one message for each target")),
        FCMCase(
            name: "a target of the wrong type",
            text: #"{"message":{"token":7}}"#,
            nearMiss: #"{"message":{"token":"7"}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/token", column: 21, length: 1,
                message: #""token" is the number 7, not a string"#,
                help: "put 7 in quotes")),
        FCMCase(
            name: "an empty token",
            text: #"{"message":{"token":""}}"#,
            nearMiss: #"{"message":{"token":"T"}}"#,
            finding: FCMCase.Expectation(
                rule: "empty-target", pointer: "/message/token", column: 21, length: 2,
                message: #""token" is an empty string, not an address"#,
                help: "leave out targets that are not used, and do not send where there is no token")),
        FCMCase(
            name: "an empty topic",
            text: #"{"message":{"topic":""}}"#,
            nearMiss: #"{"message":{"topic":"a"}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/topic", column: 21, length: 2,
                message: #""topic" is an empty string, not the name of a topic"#)),
        FCMCase(
            name: "a space in a topic",
            text: #"{"message":{"topic":"event news"}}"#,
            nearMiss: #"{"message":{"topic":"event%20news"}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/topic", column: 27, length: 1,
                message: #""topic" has a space, but only ASCII letters, digits and -_.~% may stand there"#,
                help: "percent-encode other characters as UTF-8, or use an identifier instead of a name")),
        FCMCase(
            name: "a character outside ASCII in a topic",
            text: #"{"message":{"topic":"h\u00e4fen"}}"#,
            nearMiss: #"{"message":{"topic":"hafen"}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/topic", column: 23, length: 6,
                message: #""topic" has "ä", but only ASCII letters, digits and -_.~% may stand there"#,
                help: "percent-encode other characters as UTF-8, or use an identifier instead of a name")),
        FCMCase(
            name: "an escaped topic, judged as what it means",
            text: #"{"message":{"topic":"\u006eew/s"}}"#,
            nearMiss: #"{"message":{"topic":"\u006eews"}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/topic", column: 30, length: 1,
                message: #""topic" has a slash, but only ASCII letters, digits and -_.~% may stand there"#,
                help: "percent-encode other characters as UTF-8, or use an identifier instead of a name")),
        FCMCase(
            name: "a topic of 901 characters",
            text: #"{"message":{"topic":""# + String(repeating: "a", count: 901) + #""}}"#,
            nearMiss: #"{"message":{"topic":""# + String(repeating: "a", count: 900) + #""}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-malformed", pointer: "/message/topic", column: 21, length: 903,
                message: #""topic" has 901 characters, more than 900"#)),
        FCMCase(
            name: "the prefix of the legacy interface",
            text: #"{"message":{"topic":"/topics/news"}}"#,
            nearMiss: #"{"message":{"topic":"topics"}}"#,
            finding: FCMCase.Expectation(
                rule: "topic-prefixed", pointer: "/message/topic", column: 22, length: 8,
                message: #""topic" begins with /topics/, which is no part of a topic's name"#,
                help: #"write "news""#)),
    ]
}
