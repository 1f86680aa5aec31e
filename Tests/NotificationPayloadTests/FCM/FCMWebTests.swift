import Testing

struct FCMWebTests {
    @Test(arguments: FCMWebTests.cases)
    func `the options for the web are held against their forms`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "an urgency that is no word of it",
            text: #"{"message":{"topic":"news","webpush":{"headers":{"Urgency":"hgih"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"headers":{"Urgency":"high"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-push-header-malformed", pointer: "/message/webpush/headers/Urgency", column: 60, length: 6,
                message: #""Urgency" is "hgih", not "very-low", "low", "normal" or "high""#,
                help: #"write "high""#)),
        FCMCase(
            name: "an urgency in lower case",
            text: #"{"message":{"topic":"news","webpush":{"headers":{"urgency":"max"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"headers":{"urgency":"very-low"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-push-header-malformed", pointer: "/message/webpush/headers/urgency", column: 60, length: 5,
                message: #""urgency" is "max", not "very-low", "low", "normal" or "high""#)),
        FCMCase(
            name: "a negative time to live",
            text: #"{"message":{"topic":"news","webpush":{"headers":{"TTL":"-1"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"headers":{"TTL":"0"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-push-header-malformed", pointer: "/message/webpush/headers/TTL", column: 56, length: 4,
                message: #""TTL" is "-1", not decimal seconds"#,
                help: #"write digits only, such as "3600""#)),
        FCMCase(
            name: "a topic of 33 characters",
            text: #"{"message":{"topic":"news","webpush":{"headers":{"Topic":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","webpush":{"headers":{"Topic":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-push-header-malformed", pointer: "/message/webpush/headers/Topic", column: 58, length: 35,
                message: #""Topic" is not 1 to 32 ASCII letters, digits, - and _"#)),
        FCMCase(
            name: "a relative link",
            text: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"/news"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"https://example.org/news"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-link-not-https", pointer: "/message/webpush/fcm_options/link", column: 61, length: 7,
                message: #""link" is not an absolute https address"#,
                help: #"write the whole address, "https://" and the host included"#)),
        FCMCase(
            name: "a relative link that holds an address",
            text: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"/in?next=https://a.tw"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"https://a.tw/in?next=/"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-link-not-https", pointer: "/message/webpush/fcm_options/link", column: 61, length: 23,
                message: #""link" is not an absolute https address"#,
                help: #"write the whole address, "https://" and the host included"#)),
        FCMCase(
            name: "a link in clear text",
            text: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"http://example.org"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"fcm_options":{"link":"https://example.org"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "web-link-not-https", pointer: "/message/webpush/fcm_options/link", column: 61, length: 20,
                message: #""link" is not an absolute https address"#,
                help: "begin it with https://")),
        FCMCase(
            name: "an image in clear text",
            text: #"{"message":{"topic":"news","notification":{"title":"a","image":"http://example.org/a.png"}}}"#,
            nearMiss: #"{"message":{"topic":"news","notification":{"title":"a","image":"https://example.org/a.png"}}}"#,
            finding: FCMCase.Expectation(
                rule: "image-not-https", pointer: "/message/notification/image", column: 64, length: 26,
                message: #""image" is not an absolute https address"#,
                help: "begin it with https://")),
        FCMCase(
            name: "a direction that is no word of it",
            text: #"{"message":{"topic":"news","webpush":{"notification":{"dir":"left"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","webpush":{"notification":{"dir":"ltr","vibrate":[1]}}}}"#,
            finding: FCMCase.Expectation(
                rule: "not-allowed-value", pointer: "/message/webpush/notification/dir", column: 61, length: 6,
                message: #""dir" is "left", not "auto", "ltr" or "rtl""#)),
    ]
}
