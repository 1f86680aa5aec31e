import NotificationPayload
import Testing

@Suite("Rules about Live Activities") struct LiveActivityRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a Live Activity without event", as: .apns, breaks: "missing-key",
            #"{"aps":{"content-state":{},"timestamp":1}}"#,
            at: "/aps/event", line: 1, column: 8,
            #""event" is missing; a push for a Live Activity needs it"#,
            help: #"write "start", "update" or "end""#,
            near: #"{"aps":{"content-state":{},"timestamp":1,"event":"update"}}"#),
        RuleCase(
            "a Live Activity asked for, without event", as: .liveActivity, breaks: "missing-key",
            #"{"aps":{"alert":"x"}}"#,
            at: "/aps/event", line: 1, column: 8,
            #""event" is missing; a push for a Live Activity needs it"#,
            help: #"write "start", "update" or "end""#,
            near: #"{"aps":{"content-state":{},"timestamp":1,"event":"update"}}"#),
        RuleCase(
            "an event without timestamp", as: .apns, breaks: "missing-key",
            #"{"aps":{"event":"update","content-state":{}}}"#,
            at: "/aps/timestamp", line: 1, column: 8,
            #""timestamp" is missing; a push for a Live Activity needs it"#,
            help: #"write the seconds since 1970 at which it was sent"#,
            near: #"{"aps":{"event":"update","content-state":{},"timestamp":1}}"#),
        RuleCase(
            "an update without content-state", as: .apns, breaks: "missing-key",
            #"{"aps":{"event":"update","timestamp":1}}"#,
            at: "/aps/content-state", line: 1, column: 8,
            #""content-state" is missing; a start and an update need it"#,
            help: nil,
            near: #"{"aps":{"event":"end","timestamp":1}}"#),
        RuleCase(
            "a start without alert", as: .apns, breaks: "missing-key",
            #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{}}}"#,
            at: "/aps/alert", line: 1, column: 8,
            #""alert" is missing; a start needs it, to tell the person about the activity"#,
            help: nil,
            near:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x"}}"#
        ),
        RuleCase(
            "a start without attributes", as: .apns, breaks: "missing-key",
            #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","alert":"x"}}"#,
            at: "/aps/attributes", line: 1, column: 8,
            #""attributes" is missing; a start needs it"#,
            help: nil,
            near:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x"}}"#
        ),
        RuleCase(
            "an unknown event", as: .apns, breaks: "not-allowed-value",
            #"{"aps":{"event":"stop","timestamp":1}}"#,
            at: "/aps/event", line: 1, column: 17,
            #""event" is "stop", not "start", "update" or "end""#,
            help: nil,
            near: #"{"aps":{"event":"end","timestamp":1}}"#),
        RuleCase(
            "attributes in an update", as: .apns, breaks: "start-only-key",
            #"{"aps":{"event":"update","timestamp":1,"content-state":{},"attributes":{}}}"#,
            at: "/aps/attributes", line: 1, column: 72,
            #""attributes" is read only when a Live Activity starts"#,
            help: #"leave it out of updates and ends"#,
            near: #"{"aps":{"event":"update","timestamp":1,"content-state":{}},"attributes":{}}"#),
        RuleCase(
            "an input token in an end", as: .apns, breaks: "start-only-key",
            #"{"aps":{"event":"end","timestamp":1,"input-push-token":1}}"#,
            at: "/aps/input-push-token", line: 1, column: 56,
            #""input-push-token" is read only when a Live Activity starts"#,
            help: #"leave it out of updates and ends"#,
            near:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x","input-push-token":1}}"#
        ),
        RuleCase(
            "an input token as 0", as: .apns, breaks: "not-allowed-value",
            #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x","input-push-token":0}}"#,
            at: "/aps/input-push-token", line: 1, column: 127,
            #""input-push-token" is the number 0, not 1"#,
            help: #"write 1"#,
            near:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x","input-push-token":1}}"#
        ),
        RuleCase(
            "an input token beside a channel", as: .apns, breaks: "exclusive-keys",
            #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x","input-push-token":1,"input-push-channel":"Y2g="}}"#,
            at: "/aps/input-push-channel", line: 1, column: 150,
            #""input-push-channel" stands beside "input-push-token"; only one of them may be there"#,
            help: #"leave one of them out"#,
            near:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":"x","input-push-channel":"Y2g="}}"#
        ),
        RuleCase(
            "a timestamp in milliseconds", as: .apns, breaks: "time-in-milliseconds",
            #"{"aps":{"event":"update","timestamp":1790000000808,"content-state":{}}}"#,
            at: "/aps/timestamp", line: 1, column: 38,
            #""timestamp" is 1790000000808, which looks like milliseconds"#,
            help: #"write seconds since 1970: 1790000000"#,
            near: #"{"aps":{"event":"update","timestamp":99999999999,"content-state":{}}}"#),
        RuleCase(
            "a dismissal date as a string", as: .apns, breaks: "wrong-type",
            #"{"aps":{"event":"end","timestamp":1,"dismissal-date":"1790000900"}}"#,
            at: "/aps/dismissal-date", line: 1, column: 54,
            #""dismissal-date" is a string, not an integer"#,
            help: #"write 1790000900 without quotes"#,
            near: #"{"aps":{"event":"end","timestamp":1,"dismissal-date":1790000900}}"#),
        RuleCase(
            "a negative stale date", as: .apns, breaks: "out-of-range",
            #"{"aps":{"event":"end","timestamp":1,"stale-date":-5}}"#,
            at: "/aps/stale-date", line: 1, column: 50,
            #""stale-date" is the number -5, below 0"#,
            help: nil,
            near: #"{"aps":{"event":"end","timestamp":1,"stale-date":5}}"#),
        RuleCase(
            "content-state as a string", as: .apns, breaks: "wrong-type",
            #"{"aps":{"event":"update","timestamp":1,"content-state":"{}"}}"#,
            at: "/aps/content-state", line: 1, column: 56,
            #""content-state" is a string, not an object"#,
            help: #"the value is JSON that was encoded twice: put it in as it is, without quotes and backslashes"#,
            near: #"{"aps":{"event":"update","timestamp":1,"content-state":{}}}"#),
        RuleCase(
            "a timestamp without event", as: .apns, breaks: "live-activity-key-without-event",
            #"{"aps":{"alert":"x","timestamp":1790000000}}"#,
            at: "/aps/timestamp", line: 1, column: 33,
            #""timestamp" is for Live Activities, and there is no "event""#,
            help: #"add "event" and "content-state", or leave it out"#,
            near: #"{"aps":{"alert":"x"},"timestamp":1790000000}"#),
    ]

    @Test(arguments: cases) func `what breaks a rule is found at its place`(breach: RuleCase) throws {
        try breach.expectBreach()
    }

    @Test(arguments: cases) func `what nearly breaks a rule does not`(breach: RuleCase) {
        breach.expectNearMiss()
    }
}
