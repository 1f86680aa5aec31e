import NotificationPayload
import Testing

@Suite("Rules about alert") struct AlertRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "alert as an array", as: .apns, breaks: "wrong-type",
            #"{"aps":{"alert":["one","two"]}}"#,
            at: "/aps/alert", line: 1, column: 17,
            #""alert" is an array, not a string or an object"#,
            help: nil,
            near: #"{"aps":{"alert":"one"}}"#),
        RuleCase(
            "title as a number", as: .apns, breaks: "wrong-type",
            #"{"aps":{"alert":{"title":7}}}"#,
            at: "/aps/alert/title", line: 1, column: 26,
            #""title" is the number 7, not a string"#,
            help: #"put 7 in quotes"#,
            near: #"{"aps":{"alert":{"title":"7"}}}"#),
        RuleCase(
            "an element of loc-args as a number", as: .apns, breaks: "wrong-type",
            #"{"aps":{"alert":{"loc-key":"K","loc-args":["a",2]}}}"#,
            at: "/aps/alert/loc-args/1", line: 1, column: 48,
            #"an element of "loc-args" is the number 2, not a string"#,
            help: #"put 2 in quotes"#,
            near: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a","2"]}}}"#),
        RuleCase(
            "alert encoded twice", as: .apns, breaks: "wrong-type",
            #"{"aps":"{\"alert\":\"x\"}"}"#,
            at: "/aps", line: 1, column: 8,
            #""aps" is a string, not an object"#,
            help: #"the value is JSON that was encoded twice: put it in as it is, without quotes and backslashes"#,
            near: #"{"aps":{"alert":"x"}}"#),
        RuleCase(
            "alert as null", as: .apns, breaks: "null-value",
            #"{"aps":{"alert":null}}"#,
            at: "/aps/alert", line: 1, column: 17,
            #""alert" is null, not a string or an object"#,
            help: #"leave the key out where there is no value"#,
            near: #"{"aps":{"alert":"null"}}"#),
        RuleCase(
            "an empty string as alert", as: .apns, breaks: "empty-alert",
            #"{"aps":{"alert":""}}"#,
            at: "/aps/alert", line: 1, column: 17,
            #""alert" is an empty string"#,
            help: #"leave it out where nothing shall be shown"#,
            near: #"{"aps":{"alert":" "}}"#),
        RuleCase(
            "an empty object as alert", as: .apns, breaks: "empty-alert",
            #"{"aps":{"alert":{}}}"#,
            at: "/aps/alert", line: 1, column: 17,
            #""alert" is an empty object"#,
            help: #"leave it out where nothing shall be shown"#,
            near: #"{"aps":{"alert":{"loc-key":"K"}}}"#),
        RuleCase(
            "an alert of empty texts", as: .apns, breaks: "empty-alert",
            #"{"aps":{"alert":{"title":"","body":""}}}"#,
            at: "/aps/alert", line: 1, column: 17,
            #""alert" is an object of empty texts"#,
            help: #"leave it out where nothing shall be shown"#,
            near: #"{"aps":{"alert":{"title":"","body":"x"}}}"#),
        RuleCase(
            "sound in alert", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"alert":{"title":"x","sound":"default"}}}"#,
            at: "/aps/alert/sound", line: 1, column: 30,
            #""sound" stands in "alert"; it belongs in "aps""#,
            help: #"move it there as "sound""#,
            near: #"{"aps":{"alert":{"title":"x"},"sound":"default"}}"#),
        RuleCase(
            "badge in alert", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"alert":{"title":"x","badge":1}}}"#,
            at: "/aps/alert/badge", line: 1, column: 30,
            #""badge" stands in "alert"; it belongs in "aps""#,
            help: #"move it there as "badge""#,
            near: #"{"aps":{"alert":{"title":"x"},"badge":1}}"#),
        RuleCase(
            "sound in the alert of a Live Activity is right, category is not", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{"title":"x","sound":"s","category":"c"}}}"#,
            at: "/aps/alert/category", line: 1, column: 92,
            #""category" stands in "alert"; it belongs in "aps""#,
            help: #"move it there as "category""#,
            near: #"{"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{"title":"x","sound":"s"}}}"#),
        RuleCase(
            "an object as title outside of a Live Activity", as: .apns, breaks: "wrong-type",
            #"{"aps":{"alert":{"title":{"loc-key":"K"}}}}"#,
            at: "/aps/alert/title", line: 1, column: 26,
            #""title" is an object, not a string"#,
            help: nil,
            near:
                #"{"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{"title":{"loc-key":"K","loc-args":["a"]}}}}"#
        ),
        RuleCase(
            "a misspelt key of alert", as: .apns, breaks: "misspelt-key",
            #"{"aps":{"alert":{"title":"x","sub_title":"y"}}}"#,
            at: "/aps/alert/sub_title", line: 1, column: 30,
            #""sub_title" is not a key of "alert"; the nearest is "subtitle""#,
            help: #"write "subtitle""#,
            near: #"{"aps":{"alert":{"title":"x","subtitle":"y"}}}"#),
        RuleCase(
            "a custom key in alert", as: .apns, breaks: "unknown-key",
            #"{"aps":{"alert":{"title":"x","uuid":"1"}}}"#,
            at: "/aps/alert/uuid", line: 1, column: 30,
            #""uuid" is not a key of "alert""#,
            help: #"custom keys go beside "aps", at the top level of the payload"#,
            near: #"{"aps":{"alert":{"title":"x"}},"uuid":"1"}"#),
        RuleCase(
            "arguments without their key", as: .apns, breaks: "loc-args-without-key",
            #"{"aps":{"alert":{"body":"x","title-loc-args":["Kim"]}}}"#,
            at: "/aps/alert/title-loc-args", line: 1, column: 46,
            #""title-loc-args" is there without "title-loc-key""#,
            help: #"name the text that the arguments are for in "title-loc-key""#,
            near: #"{"aps":{"alert":{"body":"x","title-loc-key":"T","title-loc-args":["Kim"]}}}"#),
        RuleCase(
            "subtitle arguments without their key", as: .apns, breaks: "loc-args-without-key",
            #"{"aps":{"alert":{"body":"x","subtitle-loc-args":[]}}}"#,
            at: "/aps/alert/subtitle-loc-args", line: 1, column: 49,
            #""subtitle-loc-args" is there without "subtitle-loc-key""#,
            help: #"name the text that the arguments are for in "subtitle-loc-key""#,
            near: #"{"aps":{"alert":{"body":"x","subtitle-loc-key":"T","subtitle-loc-args":[]}}}"#),
        RuleCase(
            "body beside loc-key", as: .apns, breaks: "text-with-loc-key",
            #"{"aps":{"alert":{"body":"x","loc-key":"K"}}}"#,
            at: "/aps/alert/loc-key", line: 1, column: 39,
            #""loc-key" stands beside "body"; only one is shown"#,
            help: #"leave one of them out"#,
            near: #"{"aps":{"alert":{"title":"x","loc-key":"K"}}}"#),
        RuleCase(
            "a legacy key", as: .apns, breaks: "legacy-alert-key",
            #"{"aps":{"alert":{"body":"x","summary-arg-count":3}}}"#,
            at: "/aps/alert/summary-arg-count", line: 1, column: 29,
            #""summary-arg-count" is a key of older systems, which current ones ignore"#,
            help: #"it can be left out"#,
            near: #"{"aps":{"alert":{"body":"x"}},"summary-arg-count":3}"#),
        RuleCase(
            "the action of a notification", as: .apns, breaks: "legacy-alert-key",
            #"{"aps":{"alert":{"body":"x","action":"Look"}}}"#,
            at: "/aps/alert/action", line: 1, column: 29,
            #""action" is a key of older systems, which current ones ignore"#,
            help: #"it can be left out"#,
            near: #"{"aps":{"alert":{"body":"x","action":"Look"},"url-args":["9"]}}"#),
    ]

    @Test(arguments: cases) func `what breaks a rule is found at its place`(breach: RuleCase) throws {
        try breach.expectBreach()
    }

    @Test(arguments: cases) func `what nearly breaks a rule does not`(breach: RuleCase) {
        breach.expectNearMiss()
    }
}
