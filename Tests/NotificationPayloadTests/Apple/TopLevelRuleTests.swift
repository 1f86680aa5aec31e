import NotificationPayload
import Testing

@Suite("Rules about the top level of an Apple payload") struct TopLevelRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "no aps", as: .apns, breaks: "aps-missing",
            #"{"hello":"there"}"#,
            at: "/aps", line: 1, column: 1,
            #""aps" is missing, so the system shows nothing"#,
            help: nil,
            near: #"{"hello":"there","aps":{"alert":"x"}}"#),
        RuleCase(
            "no aps, but one below", as: .apns, breaks: "aps-missing",
            #"{"payload":{"aps":{"alert":"x"}}}"#,
            at: "/aps", line: 1, column: 1,
            #""aps" is missing, so the system shows nothing"#,
            help: #"it stands in "payload"; an Apple payload has it at the top level"#,
            near: #"{"payload":{"aps":{"alert":"x"}},"aps":{"alert":"x"}}"#),
        RuleCase(
            "an empty aps", as: .apns, breaks: "aps-missing",
            #"{"aps":{}}"#,
            at: "/aps", line: 1, column: 8,
            #""aps" is an empty object, so the system shows nothing"#,
            help: #"give it an alert, or content-available for a background push"#,
            near: #"{"aps":{},"mdm":"magic"}"#),
        RuleCase(
            "no aps in a VoIP push is right, in a delivered payload it is not", as: .delivered, breaks: "aps-missing",
            #"{"a":1}"#,
            at: "/aps", line: 1, column: 1,
            #""aps" is missing, so the system shows nothing"#,
            help: nil,
            near: #"{"aps":{"alert":"x"},"a":1}"#),
        RuleCase(
            "an empty aps in a simulator file", as: .simulator, breaks: "aps-required",
            #"{"Simulator Target Bundle":"a.b","aps":{}}"#,
            at: "/aps", line: 1, column: 40,
            #""aps" is an empty object, so the system shows nothing"#,
            help: #"give it an alert, or content-available for a background push"#,
            near: #"{"Simulator Target Bundle":"a.b","aps":{"badge":0}}"#),
        RuleCase(
            "no aps in a simulator file", as: .simulator, breaks: "aps-required",
            #"{"Simulator Target Bundle":"a.b"}"#,
            at: "/aps", line: 1, column: 1,
            #""aps" is missing, so the system shows nothing"#,
            help: nil,
            near: #"{"Simulator Target Bundle":"a.b","aps":{"badge":0}}"#),
        RuleCase(
            "no aps in a Live Activity", as: .liveActivity, breaks: "aps-required",
            #"{}"#,
            at: "/aps", line: 1, column: 1,
            #""aps" is missing, so the system shows nothing"#,
            help: nil,
            near: #"{"aps":{"event":"end","timestamp":1}}"#),
        RuleCase(
            "an alert at the top level", as: .apns, breaks: "alert-outside-aps",
            #"{"badge":0,"alert":"x","sound":"s"}"#,
            at: "/badge", line: 1, column: 2,
            #""badge" stands at the top level, and there is no "aps""#,
            help: #"put what the system shall show into "aps": {"alert": {…}}"#,
            near: #"{"aps":{"badge":0,"alert":"x","sound":"s"}}"#),
        RuleCase(
            "a body made for FCM", as: .apns, breaks: "alert-outside-aps",
            #"{"data":{},"notification":{"title":"a"}}"#,
            at: "/notification", line: 1, column: 12,
            #""notification" stands at the top level, and there is no "aps""#,
            help: #"put what the system shall show into "aps": {"alert": {…}}"#,
            near: #"{"data":{},"notification":{"title":"a"},"aps":{"alert":"a"}}"#),
        RuleCase(
            "an alert beside an empty aps", as: .apns, breaks: "alert-outside-aps",
            #"{"aps":{},"alert":"x"}"#,
            at: "/alert", line: 1, column: 11,
            #""alert" stands at the top level, and "aps" is empty"#,
            help: #"put what the system shall show into "aps": {"alert": {…}}"#,
            near: #"{"aps":{"alert":"x"}}"#),
        RuleCase(
            "apns", as: .apns, breaks: "aps-misspelt",
            #"{"apns":{"alert":"x"}}"#,
            at: "/apns", line: 1, column: 2,
            #""apns" is not "aps", and there is no "aps""#,
            help: #"write "aps""#,
            near: #"{"apns":{"alert":"x"},"aps":{"alert":"x"}}"#),
        RuleCase(
            "APS", as: .apns, breaks: "aps-misspelt",
            #"{"APS":{"alert":"x"}}"#,
            at: "/APS", line: 1, column: 2,
            #""APS" is not "aps", and there is no "aps""#,
            help: #"write "aps""#,
            near: #"{"aps":{"alert":"x"}}"#),
        RuleCase(
            "mutable-content at the top level", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"alert":"x"},"mutable-content":1}"#,
            at: "/mutable-content", line: 1, column: 22,
            #""mutable-content" stands at the top level; it belongs in "aps""#,
            help: #"move it there as "mutable-content""#,
            near: #"{"aps":{"alert":"x","mutable-content":1}}"#),
        RuleCase(
            "content_available at the top level", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"alert":"x"},"content_available":true}"#,
            at: "/content_available", line: 1, column: 22,
            #""content_available" stands at the top level; it belongs in "aps""#,
            help: #"move it there as "content-available""#,
            near: #"{"aps":{"alert":"x"},"content_type":true}"#),
        RuleCase(
            "sound at the top level", as: .apns, breaks: "misplaced-key",
            #"{"sound":"s","aps":{"alert":"x"}}"#,
            at: "/sound", line: 1, column: 2,
            #""sound" stands at the top level; it belongs in "aps""#,
            help: #"move it there as "sound""#,
            near: #"{"sound":"s","aps":{"alert":"x","sound":"s"}}"#),
        RuleCase(
            "category at the top level", as: .apns, breaks: "misplaced-key",
            #"{"aps":{"alert":"x"},"category":"c"}"#,
            at: "/category", line: 1, column: 22,
            #""category" stands at the top level; it belongs in "aps""#,
            help: #"move it there as "category""#,
            near: #"{"aps":{"alert":"x","category":"c"},"category":"c"}"#),
        RuleCase(
            "a target bundle missing", as: .simulator, breaks: "simulator-target-missing",
            #"{"aps":{"alert":"x"}}"#,
            at: "/Simulator Target Bundle", line: 1, column: 1,
            #""Simulator Target Bundle" is missing, so the application must be named on the command line"#,
            help: #"add it to push the file by dropping it onto the simulator"#,
            near: #"{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}"#),
        RuleCase(
            "a target bundle misspelt", as: .simulator, breaks: "simulator-target-misspelt",
            #"{"aps":{"alert":"x"},"SimulatorTargetBundle":"a.b"}"#,
            at: "/SimulatorTargetBundle", line: 1, column: 22,
            #""SimulatorTargetBundle" is not "Simulator Target Bundle""#,
            help: #"write "Simulator Target Bundle", with these capitals and spaces"#,
            near: #"{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}"#),
        RuleCase(
            "a target bundle in production", as: .apns, breaks: "simulator-target-in-production",
            #"{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}"#,
            at: "/Simulator Target Bundle", line: 1, column: 22,
            #""Simulator Target Bundle" is for simulator files, and this goes to devices"#,
            help: #"leave it out"#,
            near: #"{"aps":{"alert":"x"},"Simulator":"a.b"}"#),
        RuleCase(
            "an empty target bundle", as: .simulator, breaks: "empty-value",
            #"{"aps":{"alert":"x"},"Simulator Target Bundle":""}"#,
            at: "/Simulator Target Bundle", line: 1, column: 48,
            #""Simulator Target Bundle" is an empty string"#,
            help: nil,
            near: #"{"aps":{"alert":"x"},"Simulator Target Bundle":"a"}"#),
        RuleCase(
            "a key of FCM's from a sender", as: .apns, breaks: "fcm-key-by-sender",
            #"{"aps":{"alert":"x"},"gcm.message_id":"1","google.c.a.e":"1"}"#,
            at: "/gcm.message_id", line: 1, column: 22,
            #""gcm.message_id" is a key that FCM adds, not the sender"#,
            help: #"leave it out"#,
            near: #"{"aps":{"alert":"x"},"gcm_message_id":"1"}"#),
        RuleCase(
            "a legacy notification key", as: .delivered, breaks: "legacy-notification-key",
            #"{"aps":{"alert":"x"},"gcm.notification.badge":"1"}"#,
            at: "/gcm.notification.badge", line: 1, column: 22,
            #""gcm.notification.badge" is a legacy notification key that did not take effect"#,
            help: #"send it in the message's notification or in apns.payload"#,
            near: #"{"aps":{"alert":"x"},"gcm.n.e":"1"}"#),
        RuleCase(
            "fcm_options as a string", as: .delivered, breaks: "fcm-options-wrong-type",
            #"{"aps":{"alert":"x"},"fcm_options":"https://example.org/a.png"}"#,
            at: "/fcm_options", line: 1, column: 36,
            #""fcm_options" is a string, not an object"#,
            help: #"write the address of an image as {"image": "https://…"}"#,
            near: #"{"aps":{"alert":"x"},"fcm_options":{}}"#),
        RuleCase(
            "an image as a number", as: .delivered, breaks: "fcm-options-wrong-type",
            #"{"aps":{"alert":"x"},"fcm_options":{"image":7}}"#,
            at: "/fcm_options/image", line: 1, column: 45,
            #""image" is the number 7, not a string"#,
            help: nil,
            near: #"{"aps":{"alert":"x","mutable-content":1},"fcm_options":{"image":"7"}}"#),
        RuleCase(
            "a delivery that is not exported", as: .delivered, breaks: "delivery-export-skipped",
            #"{"aps":{"alert":"x"},"gcm.message_id":"1","google.c.sender.id":2,"google.c.fid":"f"}"#,
            at: "/google.c.sender.id", line: 1, column: 64,
            #""google.c.sender.id" is not a string, so the delivery export skips this payload"#,
            help: #"nothing to do where deliveries are not exported"#,
            near: #"{"aps":{"alert":"x"},"gcm.message_id":"1","google.c.sender.id":"2","google.c.fid":"f"}"#),
        RuleCase(
            "a delivery without FID", as: .delivered, breaks: "delivery-export-skipped",
            #"{"aps":{"alert":"x"},"gcm.message_id":"1","google.c.sender.id":"2"}"#,
            at: "/google.c.fid", line: 1, column: 1,
            #""google.c.fid" is missing, so the delivery export skips this payload"#,
            help: #"nothing to do where deliveries are not exported"#,
            near: #"{"aps":{"alert":"x"}}"#),
        RuleCase(
            "an export that raises", as: .delivered, breaks: "delivery-export-raises",
            #"{"aps":"x","gcm.message_id":"1"}"#,
            at: "", line: 1, column: 2,
            #""aps" is a string, on which the delivery export raises an exception"#,
            help: #"an extension that exports delivery should look at "aps" first"#,
            near: #"{"aps":7,"gcm.message_id":"1"}"#),
    ]

    @Test(arguments: cases) func `what breaks a rule is found at its place`(breach: RuleCase) throws {
        try breach.expectBreach()
    }

    @Test(arguments: cases) func `what nearly breaks a rule does not`(breach: RuleCase) {
        breach.expectNearMiss()
    }
}
