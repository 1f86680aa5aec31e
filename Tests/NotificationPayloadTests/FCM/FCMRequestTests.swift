import Testing

struct FCMRequestTests {
    @Test(arguments: FCMRequestTests.cases)
    func `a request is held against the fields of FCM`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "a message without its wrapper",
            text: #"{"topic":"news","data":{"k":"v"}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "message-missing", pointer: "/message", column: 1, length: 1,
                message: #""message" is missing from the request"#,
                help: #"put what is there into an object: {"message": …}; the Admin SDKs do that themselves"#)),
        FCMCase(
            name: "a message without wrapper beside validate_only",
            text: #"{"validate_only":true,"token":"T","data":{"k":"v"}}"#,
            nearMiss: #"{"validate_only":true,"message":{"token":"T","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "message-missing", pointer: "/message", column: 1, length: 1,
                message: #""message" is missing from the request"#,
                help: #"put what is there into an object: {"message": …}; the Admin SDKs do that themselves"#)),
        FCMCase(
            name: "an Apple payload as a request",
            text: #"{"aps":{"alert":"Hi"}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"Hi"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "message-missing", pointer: "/message", column: 1, length: 1,
                message: #""message" is missing from the request"#,
                help: #"this is a payload for Apple devices: put it into "message", as "apns": {"payload": …}"#)),
        FCMCase(
            name: "an empty request",
            text: "{}",
            nearMiss: #"{"message":{"token":"T"}}"#,
            finding: FCMCase.Expectation(
                rule: "message-missing", pointer: "/message", column: 1, length: 1,
                message: #""message" is missing from the request"#,
                help: #"write {"message": {"token": …, "notification": …}}"#)),
        FCMCase(
            name: "a message that is text",
            text: #"{"message":"Hi"}"#,
            nearMiss: #"{"message":{"token":"T"}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message", column: 12, length: 4,
                message: #""message" is a string, not an object"#)),
        FCMCase(
            name: "one field in both spellings",
            text: #"{"message":{"topic":"news","android":{"collapse_key":"a","collapseKey":"b"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"collapseKey":"b"}}}"#,
            finding: FCMCase.Expectation(
                rule: "both-spellings", pointer: "/message/android/collapseKey", column: 58, length: 13,
                message: #""collapseKey" is the same field as "collapse_key", which is there too"#,
                help: "keep one of the two")),
        FCMCase(
            name: "an unknown field",
            text: #"{"message":{"topic":"news","notification":{"title":"a","subheading":"b"}}}"#,
            nearMiss: #"{"message":{"topic":"news","notification":{"title":"a"},"data":{"subheading":"b"}}}"#,
            finding: FCMCase.Expectation(
                rule: "unknown-field", pointer: "/message/notification/subheading", column: 56, length: 12,
                message: #""subheading" is no field of "message.notification""#,
                help: #"leave it out; what is meant for the application goes into "data", as a string"#)),
        FCMCase(
            name: "an unknown field of the request",
            text: #"{"message":{"topic":"news","data":{"k":"v"}},"hall":1}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"v"}},"validateOnly":true}"#,
            finding: FCMCase.Expectation(
                rule: "unknown-field", pointer: "/hall", column: 46, length: 6,
                message: #""hall" is no field of the request"#,
                help: #"leave it out; what is meant for the application goes into "data", as a string"#)),
        FCMCase(
            name: "an underscore too many",
            text: #"{"message":{"topic":"news","web_push":{}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/web_push", column: 28, length: 10,
                message: #""web_push" is no field of "message", but "webpush" is"#,
                help: #"write "webpush""#)),
        FCMCase(
            name: "a hyphen for an underscore",
            text: #"{"message":{"topic":"news","android":{"notification":{"click-action":"OPEN"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"clickAction":"OPEN"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/android/notification/click-action", column: 55, length: 14,
                message: #""click-action" is no field of "message.android.notification", but "click_action" is"#,
                help: #"write "click_action""#)),
        FCMCase(
            name: "a letter left out",
            text: #"{"message":{"topic":"news","android":{"notification":{"chanel_id":"a"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"channel_id":"a"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/android/notification/chanel_id", column: 55, length: 11,
                message: #""chanel_id" is no field of "message.android.notification", but "channel_id" is"#,
                help: #"write "channel_id""#)),
        FCMCase(
            name: "an Android field in the common notification",
            text: #"{"message":{"topic":"news","notification":{"title":"a","click_action":"OPEN"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"click_action":"OPEN"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/notification/click_action", column: 56, length: 14,
                message: #""click_action" is no field of "message.notification""#,
                help:
                    #"it belongs in "message.android.notification.click_action"; on Apple devices it is "category" in "aps""#
            )),
        FCMCase(
            name: "a channel in the common notification",
            text: #"{"message":{"topic":"news","notification":{"title":"a","channelId":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"channelId":"a"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/notification/channelId", column: 56, length: 11,
                message: #""channelId" is no field of "message.notification""#,
                help: #"it belongs in "message.android.notification.channel_id""#)),
        FCMCase(
            name: "a badge in the common notification",
            text: #"{"message":{"topic":"news","notification":{"title":"a","badge":1}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"badge":1}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/notification/badge", column: 56, length: 7,
                message: #""badge" is no field of "message.notification""#,
                help:
                    #"it belongs in "message.apns.payload.aps.badge"; on Android it is "message.android.notification.notification_count""#
            )),
        FCMCase(
            name: "a priority beside the target",
            text: #"{"message":{"token":"T","priority":"high","data":{"k":"v"}}}"#,
            nearMiss: #"{"message":{"token":"T","android":{"priority":"high"},"data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/priority", column: 25, length: 10,
                message: #""priority" is no field of "message""#,
                help:
                    #"it belongs in "message.android.priority"; for Apple devices it is "apns-priority" in "message.apns.headers""#
            )),
        FCMCase(
            name: "a message's field beside the message",
            text: #"{"message":{"topic":"news"},"data":{"k":"v"}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"v"}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/data", column: 29, length: 6,
                message: #""data" is no field of the request"#,
                help: #"it belongs in "message.data""#)),
        FCMCase(
            name: "aps directly under apns",
            text: #"{"message":{"topic":"news","apns":{"aps":{"alert":"Hi"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"Hi"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/apns/aps", column: 36, length: 5,
                message: #""aps" is no field of "message.apns""#,
                help: #"it belongs in "message.apns.payload.aps""#)),
        FCMCase(
            name: "a link in the message's own options",
            text: #"{"message":{"topic":"news","fcm_options":{"link":"https://example.org"}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"https://example.org"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/fcm_options/link", column: 43, length: 6,
                message: #""link" is no field of "fcm_options""#,
                help: #"it belongs in "message.webpush.fcm_options.link""#)),
        FCMCase(
            name: "an image in the message's own options",
            text: #"{"message":{"topic":"news","fcm_options":{"image":"https://example.org/a.png"}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"fcm_options":{"image":"https://example.org/a.png"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/fcm_options/image", column: 43, length: 7,
                message: #""image" is no field of "fcm_options""#,
                help: #"it belongs in "message.notification.image""#)),
        FCMCase(
            name: "options of both versions for Android",
            text: #"{"message":{"topic":"news","android":{},"android_v2":{"background_sync":{}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android_v2":{"backgroundSync":{}}}}"#,
            finding: FCMCase.Expectation(
                rule: "both-android-configs", pointer: "/message/android_v2", column: 54, length: 22,
                message: #""android_v2" stands beside "android", but excludes it"#,
                help: "keep one of the two")),
        FCMCase(
            name: "a name that an SDK has",
            text: #"{"message":{"topic":"news","android":{"notification":{"eventTimestamp":"2026-12-01T08:00:00Z"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"eventTime":"2026-12-01T08:00:00Z"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/android/notification/eventTimestamp", column: 55, length: 16,
                message: #""eventTimestamp" is no field of "message.android.notification", but "event_time" is"#,
                help: #"write "event_time""#)),
        FCMCase(
            name: "the priority of an Android notification",
            text: #"{"message":{"topic":"news","android":{"notification":{"priority":"high"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"notification_priority":"PRIORITY_HIGH"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/android/notification/priority", column: 55, length: 10,
                message: #""priority" is no field of "message.android.notification", but "notification_priority" is"#,
                help: #"write "notification_priority""#)),
        FCMCase(
            name: "a time to live under its legacy name",
            text: #"{"message":{"topic":"news","android":{"time_to_live":60}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"60s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "misspelt-field", pointer: "/message/android/time_to_live", column: 39, length: 14,
                message: #""time_to_live" is no field of "message.android", but "ttl" is"#,
                help: #"write "ttl""#)),
        FCMCase(
            name: "a time to live in the message",
            text: #"{"message":{"topic":"news","ttl":"60s"}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"60s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "misplaced-field", pointer: "/message/ttl", column: 28, length: 5,
                message: #""ttl" is no field of "message""#,
                help:
                    #"it belongs in "message.android.ttl"; for Apple devices it is "apns-expiration" in "message.apns.headers""#
            )),
    ]
}
