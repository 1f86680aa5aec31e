import NotificationPayload
import Testing

@Suite("Rules about MDM, Wallet, Android data and declarative web push") struct OtherKindRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an MDM push without mdm", as: .mdm, breaks: "missing-key",
            #"{}"#,
            at: "/mdm", line: 1, column: 1,
            #""mdm" is missing; a device management push is nothing else"#,
            help: #"write the push magic that the device sent"#,
            near: #"{"mdm":"magic"}"#),
        RuleCase(
            "an MDM push with more", as: .mdm, breaks: "unknown-key",
            #"{"mdm":"magic","hello":1}"#,
            at: "/hello", line: 1, column: 16,
            #""hello" is not read: a device management push holds "mdm" only"#,
            help: #"leave it out"#,
            near: #"{"mdm":"magic","aps":{}}"#),
        RuleCase(
            "an MDM push whose magic is no text", as: .mdm, breaks: "wrong-type",
            #"{"mdm":1}"#,
            at: "/mdm", line: 1, column: 8,
            #""mdm" is the number 1, not a string"#,
            help: #"put 1 in quotes"#,
            near: #"{"mdm":"1"}"#),
        RuleCase(
            "a Wallet push with content", as: .wallet, breaks: "wallet-content",
            #"{"a":1,"b":2}"#,
            at: "/a", line: 1, column: 2,
            #""a" is not read: the push only makes the device fetch the pass"#,
            help: #"an empty object is enough"#,
            near: #"{}"#),
        RuleCase(
            "a number in a data map", as: .androidData, breaks: "wrong-type",
            #"{"push_id":7}"#,
            at: "/push_id", line: 1, column: 12,
            #""push_id" is the number 7, not a string"#,
            help: #"put 7 in quotes"#,
            near: #"{"push_id":"7"}"#),
        RuleCase(
            "null in a data map", as: .androidData, breaks: "null-value",
            #"{"push_id":null}"#,
            at: "/push_id", line: 1, column: 12,
            #""push_id" is null, not a string"#,
            help: #"leave the key out where there is no value"#,
            near: #"{"push_id":"null"}"#),
        RuleCase(
            "another version of web push", as: .webPush, breaks: "not-allowed-value",
            #"{"web_push":9001,"notification":{"title":"a","navigate":"https://example.org"}}"#,
            at: "/web_push", line: 1, column: 13,
            #""web_push" is the number 9001, not 8030"#,
            help: #"write 8030"#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"https://example.org"}}"#),
        RuleCase(
            "web push without version", as: .webPush, breaks: "missing-key",
            #"{"notification":{"title":"a","navigate":"https://example.org"}}"#,
            at: "/web_push", line: 1, column: 1,
            #""web_push" is missing; without it the message goes to the service worker"#,
            help: #"add "web_push": 8030"#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"https://example.org"}}"#),
        RuleCase(
            "web push without title", as: .webPush, breaks: "missing-key",
            #"{"web_push":8030,"notification":{"navigate":"https://example.org"}}"#,
            at: "/notification/title", line: 1, column: 33,
            #""title" is missing; a declarative message needs it"#,
            help: nil,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"/agenda"}}"#),
        RuleCase(
            "web push with url for navigate", as: .webPush, breaks: "missing-key",
            #"{"web_push":8030,"notification":{"title":"a","url":"https://example.org"}}"#,
            at: "/notification/navigate", line: 1, column: 33,
            #""navigate" is missing; a declarative message needs it"#,
            help: #"the address in "url" belongs in "navigate""#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"https://example.org"}}"#),
        RuleCase(
            "web push with an address without host", as: .webPush, breaks: "invalid-navigate-url",
            #"{"web_push":8030,"notification":{"title":"a","navigate":"https://"}}"#,
            at: "/notification/navigate", line: 1, column: 57,
            #""navigate" has no host, so it is no URL"#,
            help: #"write an address such as "https://example.org/agenda""#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"https://a"}}"#),
        RuleCase(
            "web push with a blank in the address", as: .webPush, breaks: "invalid-navigate-url",
            #"{"web_push":8030,"notification":{"title":"a","navigate":"/a b"}}"#,
            at: "/notification/navigate", line: 1, column: 57,
            #""navigate" holds white space or control characters, so it is no URL"#,
            help: #"write an address such as "https://example.org/agenda""#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"/a%20b"}}"#),
        RuleCase(
            "an action without address", as: .webPush, breaks: "missing-key",
            #"{"web_push":8030,"notification":{"title":"a","navigate":"/","actions":[{"action":"a","title":"b"}]}}"#,
            at: "/notification/actions/0/navigate", line: 1, column: 72,
            #""navigate" is missing; an action of a declarative message needs it"#,
            help: nil,
            near:
                #"{"web_push":8030,"notification":{"title":"a","navigate":"/","actions":[{"action":"a","title":"b","navigate":"/b"}]}}"#
        ),
        RuleCase(
            "a direction in capitals", as: .webPush, breaks: "not-allowed-value",
            #"{"web_push":8030,"notification":{"title":"a","navigate":"/","dir":"LTR"}}"#,
            at: "/notification/dir", line: 1, column: 67,
            #""dir" is "LTR", not "auto", "ltr" or "rtl""#,
            help: #"write "ltr""#,
            near: #"{"web_push":8030,"notification":{"title":"a","navigate":"/","dir":"ltr"}}"#),
    ]

    @Test(arguments: cases) func `what breaks a rule is found at its place`(breach: RuleCase) throws {
        try breach.expectBreach()
    }

    @Test(arguments: cases) func `what nearly breaks a rule does not`(breach: RuleCase) {
        breach.expectNearMiss()
    }
}
