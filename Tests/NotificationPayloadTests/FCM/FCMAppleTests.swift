import Testing

struct FCMAppleTests {
    @Test(arguments: FCMAppleTests.cases)
    func `the options for Apple devices agree with the message`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "a payload without aps",
            text: #"{"message":{"topic":"news","apns":{"payload":{"alert_id":"7"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"a"},"alert_id":"7"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "aps-required", pointer: "/message/apns/payload/aps", column: 46, length: 1,
                message: #""aps" is missing, so the system shows nothing"#)),
        FCMCase(
            name: "an empty aps",
            text: #"{"message":{"topic":"news","apns":{"payload":{"aps":{}}}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"a"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "aps-required", pointer: "/message/apns/payload/aps", column: 53, length: 2,
                message: #""aps" is an empty object, so the system shows nothing"#,
                help: "give it an alert, or content-available for a background push")),
        FCMCase(
            name: "headers within the payload",
            text: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"a"},"headers":{}}}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"payload":{"aps":{"alert":"a"}},"headers":{}}}}"#,
            finding: FCMCase.Expectation(
                rule: "headers-in-payload", pointer: "/message/apns/payload/headers", column: 67, length: 9,
                message: #""headers" in "apns.payload" is custom content, no header"#,
                help: #"it belongs in "message.apns.headers", beside "payload""#)),
        FCMCase(
            name: "a notification in the background",
            text:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"headers":{"apns-push-type":"background"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"headers":{"apns-push-type":"alert"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "notification-as-background", pointer: "/message/apns/headers/apns-push-type", column: 102,
                length: 12,
                message: #""apns-push-type" is "background", but the message shows a notification"#,
                help: #"write "alert", or leave the header out"#)),
        FCMCase(
            name: "a notification in the background that wakes the application, which is one mistake",
            text:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"payload":{"aps":{"content-available":1}},"headers":{"apns-push-type":"background"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"payload":{"aps":{"sound":"default"}},"headers":{"apns-push-type":"alert"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "notification-as-background", pointer: "/message/apns/headers/apns-push-type", column: 144,
                length: 12,
                message: #""apns-push-type" is "background", but the message shows a notification"#,
                help: #"write "alert", or leave the header out"#)),
        FCMCase(
            name: "an alert in the background",
            text:
                #"{"message":{"topic":"news","apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":{"aps":{"alert":"a"}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "alert-with-background-type", pointer: "/message/apns/headers/apns-push-type", column: 64,
                length: 12,
                message: #""apns-push-type" is "background", but there is a visible alert"#,
                help: #"write "alert""#)),
        FCMCase(
            name: "data alone as an alert",
            text: #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"alert"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"background"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-only-not-background", pointer: "/message/apns/headers/apns-push-type", column: 81,
                length: 7,
                message: #""apns-push-type" is "alert", but the message shows nothing on Apple devices"#,
                help: #"write "background", or give it a notification"#)),
        FCMCase(
            name: "data alone at once",
            text: #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-priority":"10"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","data":{"k":"v"},"notification":{"title":"Doors open"},"apns":{"headers":{"apns-priority":"10"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-only-not-background", pointer: "/message/apns/headers/apns-priority", column: 80, length: 4,
                message: #""apns-priority" is "10", but the message shows nothing on Apple devices"#,
                help: #"write "5", the only priority of a background push"#)),
        FCMCase(
            name: "a background push of priority 10",
            text:
                #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"background","apns-priority":"10"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"complication","apns-priority":"10"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "background-priority-not-5", pointer: "/message/apns/headers/apns-priority", column: 110,
                length: 4,
                message: #""apns-priority" is "10", but push type background needs "5""#,
                help: #"write "5""#)),
        FCMCase(
            name: "a VoIP push",
            text:
                #"{"message":{"token":"T","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"voip","apns-priority":"10"}}}}"#,
            nearMiss:
                #"{"message":{"token":"T","data":{"k":"v"},"apns":{"headers":{"apns-push-type":"background","apns-priority":"5"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "voip-through-fcm", pointer: "/message/apns/headers/apns-push-type", column: 78, length: 6,
                message: #""apns-push-type" is "voip", which FCM does not deliver"#,
                help: "send VoIP pushes to Apple's service directly, with the token of PushKit")),
        FCMCase(
            name: "another title on Apple devices",
            text:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"payload":{"aps":{"alert":{"title":"Doors close"}}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","notification":{"title":"Doors open"},"apns":{"payload":{"aps":{"alert":{"title":"Doors \u006fpen"}}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "alert-differs-from-notification", pointer: "/message/apns/payload/aps/alert/title", column: 109,
                length: 13,
                message: #""title" is not the text of "notification.title""#,
                help: "on Apple devices this text is shown; write it once where it is the same on every platform")),
        FCMCase(
            name: "another body on Apple devices",
            text: #"{"message":{"topic":"news","notification":{"body":"a"},"apns":{"payload":{"aps":{"alert":"b"}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","notification":{"title":"a"},"apns":{"payload":{"aps":{"alert":"b"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "alert-differs-from-notification", pointer: "/message/apns/payload/aps/alert", column: 90,
                length: 3,
                message: #""alert" is not the text of "notification.body""#,
                help: "on Apple devices this text is shown; write it once where it is the same on every platform")),
    ]
}
