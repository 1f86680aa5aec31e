import NotificationPayload
import Testing

@Suite(
    "Rules about Apple headers and payloads in FCM messages",
    .enabled(if: RuleCase.fcmMessagesAreInspected, "the rules of FCM messages anchor these")) struct HeadersRuleTests
{
    static let cases: [RuleCase] = [
        RuleCase(
            "a push type of the old names", as: .fcm, breaks: "not-allowed-value",
            #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"Alert"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-push-type", line: 1, column: 61,
            #""apns-push-type" is "Alert", not "alert", "background", "controls", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity", "pushtotalk" or "widgets""#,
            help: #"write "alert""#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a priority by name", as: .fcm, breaks: "not-allowed-value",
            #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"high"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-priority", line: 1, column: 60,
            #""apns-priority" is "high", not "10", "5" or "1""#,
            help: nil,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":"x"}}}}}"#),
        RuleCase(
            "a duration as expiration", as: .fcm, breaks: "invalid-apns-expiration",
            #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"3600s"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-expiration", line: 1, column: 62,
            #""apns-expiration" is "3600s", not seconds since 1970 in decimal digits"#,
            help: #"write a time such as "1790000000", or "0" for one try"#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"0"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "an expiration in milliseconds", as: .fcm, breaks: "time-in-milliseconds",
            #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"1790000000000"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-expiration", line: 1, column: 62,
            #""apns-expiration" is 1790000000000, which looks like milliseconds"#,
            help: #"write seconds since 1970: 1790000000"#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"1790000000"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a long collapse identifier", as: .fcm, breaks: "collapse-id-too-long",
            #"{"message":{"token":"t","apns":{"headers":{"apns-collapse-id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-collapse-id", line: 1, column: 63,
            #""apns-collapse-id" has 65 bytes, at most 64 are allowed"#,
            help: #"a hash of the identifier is short enough"#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-collapse-id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a collapse identifier counted in bytes", as: .fcm, breaks: "collapse-id-too-long",
            #"{"message":{"token":"t","apns":{"headers":{"apns-collapse-id":"門門門門門門門門門門門門門門門門門門門門門門"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-collapse-id", line: 1, column: 63,
            #""apns-collapse-id" has 66 bytes, at most 64 are allowed"#,
            help: #"a hash of the identifier is short enough"#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-collapse-id":"門門門門門門門門門門門門門門門門門門門門門"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "an identifier in capitals", as: .fcm, breaks: "invalid-apns-id",
            #"{"message":{"token":"t","apns":{"headers":{"apns-id":"0B6C4A4E-6F9D-4C53-9C0A-2B7D0C1E8F11"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns-id", line: 1, column: 54,
            #""apns-id" is "0B6C4A4E-6F9D-4C53-9C0A-2B7D0C1E8F11", not a UUID in lower case"#,
            help: #"write 32 hexadecimal digits as 8-4-4-4-12, or leave it out: the service makes one"#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-id":"0b6c4a4e-6f9d-4c53-9c0a-2b7d0c1e8f11"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a background push of priority 10", as: .fcm, breaks: "background-priority-not-5",
            #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"background","apns-priority":"10"},"payload":{"aps":{"content-available":1}}}}}"#,
            at: "/message/apns/headers/apns-priority", line: 1, column: 90,
            #""apns-priority" is "10", but push type background needs "5""#,
            help: #"write "5""#,
            near:
                #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}"#
        ),
        RuleCase(
            "a misspelt header", as: .fcm, breaks: "misspelt-key",
            #"{"message":{"token":"t","apns":{"headers":{"apns_priority":"5"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/apns_priority", line: 1, column: 44,
            #""apns_priority" is not a key of "headers"; the nearest is "apns-priority""#,
            help: #"write "apns-priority""#,
            near: #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a header without its prefix", as: .fcm, breaks: "misspelt-key",
            #"{"message":{"token":"t","apns":{"headers":{"priority":"5"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/priority", line: 1, column: 44,
            #""priority" is not a key of "headers"; the nearest is "apns-priority""#,
            help: #"write "apns-priority""#,
            near: #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"alert":"x"}}}}}"#
        ),
        RuleCase(
            "a key of aps among the headers", as: .fcm, breaks: "misplaced-key",
            #"{"message":{"token":"t","apns":{"headers":{"mutable-content":"1"},"payload":{"aps":{"alert":"x"}}}}}"#,
            at: "/message/apns/headers/mutable-content", line: 1, column: 44,
            #""mutable-content" stands in "headers"; it belongs in "aps""#,
            help: #"move it there as "mutable-content""#,
            near: #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x","mutable-content":1}}}}}"#),
        RuleCase(
            "mutable-content in a message without notification", as: .fcm, breaks: "mutable-content-without-alert",
            #"{"message":{"token":"t","data":{"k":"v"},"apns":{"payload":{"aps":{"mutable-content":1}}}}}"#,
            at: "/message/apns/payload/aps/mutable-content", line: 1, column: 86,
            #""mutable-content" is there without a visible alert, so the service extension will not run"#,
            help: #"add an alert with a title or a body, or leave "mutable-content" out"#,
            near:
                #"{"message":{"token":"t","notification":{"title":"x"},"apns":{"payload":{"aps":{"mutable-content":1}}}}}"#
        ),
        RuleCase(
            "a message with an image and without mutable-content", as: .fcm, breaks: "image-without-mutable-content",
            #"{"message":{"token":"t","notification":{"title":"x","image":"https://example.org/a.png"},"apns":{"payload":{"aps":{"badge":1}}}}}"#,
            at: "/message/apns/payload/aps/mutable-content", line: 1, column: 115,
            #""mutable-content" is missing, so the image in "notification.image" will not be shown"#,
            help: #"add "mutable-content": 1 to "aps""#,
            near:
                #"{"message":{"token":"t","notification":{"title":"x","image":"https://example.org/a.png"},"apns":{"payload":{"aps":{"mutable-content":1}}}}}"#
        ),
        RuleCase(
            "a key of FCM's in a message", as: .fcm, breaks: "fcm-key-by-sender",
            #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"},"gcm.message_id":"1"}}}}"#,
            at: "/message/apns/payload/gcm.message_id", line: 1, column: 64,
            #""gcm.message_id" is a key that FCM adds, not the sender"#,
            help: #"leave it out"#,
            near: #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"},"message_id":"1"}}}}"#),
    ]

    @Test(arguments: cases) func `what breaks a rule is found at its place`(breach: RuleCase) throws {
        try breach.expectBreach()
    }

    @Test(arguments: cases) func `what nearly breaks a rule does not`(breach: RuleCase) {
        breach.expectNearMiss()
    }
}
