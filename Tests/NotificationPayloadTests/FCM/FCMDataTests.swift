import Testing

struct FCMDataTests {
    @Test(arguments: FCMDataTests.cases)
    func `a map of strings is held against its keys and values`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "a number",
            text: #"{"message":{"topic":"news","data":{"type":"a","id":7}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"type":"a","id":"7"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/data/id", column: 52, length: 1,
                message: #""id" is the number 7, not a string"#,
                help: "put 7 in quotes; FCM answers: Invalid value at 'message.data[1].value' (TYPE_STRING)")),
        FCMCase(
            name: "a boolean",
            text: #"{"message":{"topic":"news","data":{"k":true}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"true"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/data/k", column: 40, length: 4,
                message: #""k" is true, not a string"#,
                help: "put true in quotes; FCM answers: Invalid value at 'message.data[0].value' (TYPE_STRING)")),
        FCMCase(
            name: "null",
            text: #"{"message":{"topic":"news","data":{"k":null}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":""}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/data/k", column: 40, length: 4,
                message: #""k" is null, not a string"#,
                help:
                    "leave the key out where there is no value; FCM answers: Invalid value at 'message.data[0].value' (TYPE_STRING)"
            )),
        FCMCase(
            name: "an object",
            text: #"{"message":{"topic":"news","data":{"k":{"a":"b"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"a=b"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/data/k", column: 40, length: 9,
                message: #""k" is an object, not a string"#,
                help:
                    "write it as JSON text in a string, which the application decodes; FCM answers: Invalid value at 'message.data[0].value' (TYPE_STRING)"
            )),
        FCMCase(
            name: "a number in Android's data",
            text: #"{"message":{"topic":"news","android":{"data":{"k":1}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"data":{"k":"1"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/android/data/k", column: 51, length: 1,
                message: #""k" is the number 1, not a string"#,
                help: "put 1 in quotes; FCM answers: Invalid value at 'message.android.data[0].value' (TYPE_STRING)")),
        FCMCase(
            name: "a number in the web's data",
            text: #"{"message":{"topic":"news","webpush":{"data":{"k":1}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"data":{"k":"1"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/webpush/data/k", column: 51, length: 1,
                message: #""k" is the number 1, not a string"#,
                help: "put 1 in quotes; FCM answers: Invalid value at 'message.webpush.data[0].value' (TYPE_STRING)")),
        FCMCase(
            name: "a number in the web's headers",
            text: #"{"message":{"topic":"news","webpush":{"headers":{"TTL":60}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"headers":{"TTL":"60"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/webpush/headers/TTL", column: 56, length: 2,
                message: #""TTL" is the number 60, not a string"#,
                help: "put 60 in quotes; FCM answers: Invalid value at 'message.webpush.headers[0].value' (TYPE_STRING)"
            )),
        FCMCase(
            name: "a number in the headers for Apple",
            text: #"{"message":{"topic":"news","apns":{"headers":{"apns-expiration":0}}}}"#,
            nearMiss: #"{"message":{"topic":"news","apns":{"headers":{"apns-expiration":"0"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-not-a-string", pointer: "/message/apns/headers/apns-expiration", column: 65,
                length: 1,
                message: #""apns-expiration" is the number 0, not a string"#,
                help: "put 0 in quotes; FCM answers: Invalid value at 'message.apns.headers[0].value' (TYPE_STRING)")),
        FCMCase(
            name: "data that is text",
            text: #"{"message":{"topic":"news","data":"k"}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/data", column: 35, length: 3,
                message: #""data" is a string, not an object"#)),
        FCMCase(
            name: "the key from",
            text: #"{"message":{"topic":"news","data":{"from":"Ann"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"From":"Ann"}}}"#,
            finding: FCMCase.Expectation(
                rule: "reserved-data-key", pointer: "/message/data/from", column: 36, length: 6,
                message: #""from" is a key that FCM keeps for itself"#,
                help: "choose another key, such as one with a prefix of your own")),
        FCMCase(
            name: "the key message_type",
            text: #"{"message":{"topic":"news","data":{"message_type":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"messageType":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "reserved-data-key", pointer: "/message/data/message_type", column: 36, length: 14,
                message: #""message_type" is a key that FCM keeps for itself"#,
                help: "choose another key, such as one with a prefix of your own")),
        FCMCase(
            name: "a key that begins with google.",
            text: #"{"message":{"topic":"news","data":{"google.k":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"goog.k":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "reserved-data-key", pointer: "/message/data/google.k", column: 36, length: 10,
                message: #""google.k" begins with a prefix that FCM keeps for itself"#,
                help: "choose another key, such as one with a prefix of your own")),
        FCMCase(
            name: "a key that begins with gcm.",
            text: #"{"message":{"topic":"news","data":{"gcm.k":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"g.c.m":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "reserved-data-key", pointer: "/message/data/gcm.k", column: 36, length: 7,
                message: #""gcm.k" begins with a prefix that FCM keeps for itself"#,
                help: "choose another key, such as one with a prefix of your own")),
        FCMCase(
            name: "a key that begins with gcm",
            text: #"{"message":{"topic":"news","data":{"gcm_id":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"my_gcm_id":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-near-reserved", pointer: "/message/data/gcm_id", column: 36, length: 8,
                message: #""gcm_id" begins with "google" or "gcm", which older FCM documents forbid"#,
                help: "the service accepts it without a dot after the prefix; another key is safer")),
        FCMCase(
            name: "the key notification",
            text: #"{"message":{"topic":"news","data":{"notification":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"notifications":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-once-reserved", pointer: "/message/data/notification", column: 36, length: 14,
                message: #""notification" is a data key that older FCM documents forbid"#,
                help: "clients may take it for FCM's own: choose another key")),
        FCMCase(
            name: "the key collapse_key",
            text: #"{"message":{"topic":"news","data":{"collapse_key":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"collapseKey":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-once-reserved", pointer: "/message/data/collapse_key", column: 36, length: 14,
                message: #""collapse_key" is a data key that older FCM documents forbid"#,
                help: "clients may take it for FCM's own: choose another key")),
        FCMCase(
            name: "the key aps",
            text: #"{"message":{"topic":"news","data":{"aps":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"apns":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-collision", pointer: "/message/data/aps", column: 36, length: 5,
                message:
                    #""aps" arrives on Apple devices in the same place as what an Apple payload has under this name"#,
                help: "choose another key: only one of the two can be there")),
        FCMCase(
            name: "the key fcm_options",
            text: #"{"message":{"topic":"news","data":{"fcm_options":"a"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"fcm":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-collision", pointer: "/message/data/fcm_options", column: 36, length: 13,
                message:
                    #""fcm_options" arrives on Apple devices in the same place as what an Apple payload has under this name"#,
                help: "choose another key: only one of the two can be there")),
        FCMCase(
            name: "a key of the Apple payload",
            text:
                #"{"message":{"topic":"news","data":{"hall":"A"},"apns":{"payload":{"aps":{"alert":"a"},"hall":"B"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","data":{"hall":"A"},"apns":{"payload":{"aps":{"alert":"a"},"hall":"A"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-key-collision", pointer: "/message/data/hall", column: 36, length: 6,
                message:
                    #""hall" arrives on Apple devices in the same place as the key of that name in "apns.payload""#,
                help: "choose another key: only one of the two can be there")),
        FCMCase(
            name: "an object that became text",
            text: #"{"message":{"topic":"news","data":{"k":"[object Object]"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"[object]"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-placeholder", pointer: "/message/data/k", column: 40, length: 17,
                message: #""k" is the text "[object Object]", which a program writes for lack of a value"#,
                help: "turn the object into JSON text before it is sent")),
        FCMCase(
            name: "undefined",
            text: #"{"message":{"topic":"news","data":{"k":"undefined"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"undefined behaviour"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-placeholder", pointer: "/message/data/k", column: 40, length: 11,
                message: #""k" is the text "undefined", which a program writes for lack of a value"#,
                help: "leave the key out where there is no value")),
        FCMCase(
            name: "JSON in a string",
            text: #"{"message":{"topic":"news","data":{"k":"{\"a\":1}"}}}"#,
            nearMiss: #"{"message":{"topic":"news","data":{"k":"{a}"}}}"#,
            finding: FCMCase.Expectation(
                rule: "data-value-json", pointer: "/message/data/k", column: 40, length: 11,
                message: #""k" is JSON in a string"#,
                help: "the application has to decode it; single keys with strings need no decoding")),
    ]
}
