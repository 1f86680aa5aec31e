import NotificationPayload
import Testing

/// Input that was made to hurt gets a finding, and no trap.
struct FCMHostileTests {
    @Test(arguments: ["(", "!", "'", "'a' in topics && ", ")", "&", "\\\"", "門", "\\u0000", "\\ud800"])
    func `a condition of many times the same ends in a finding`(part: String) {
        let condition = String(repeating: part, count: 20_000)
        let text = "{\"message\":{\"condition\":\"\(condition)\"}}"
        let findings = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings
        #expect(findings.contains { $0.severity == .error })
    }

    @Test(arguments: ["[]", "7", "null", "\"{}\"", "{}", "{\"message\":null}", "{\"message\":[{}]}", "{\"data\":{}}"])
    func `what is no request ends in few findings`(text: String) {
        let findings = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings
        #expect(findings.count <= 2)
    }

    /// Every field in turn gets a value of each type, which must neither trap nor go unnoticed where it is wrong.
    @Test func `a value of every type at every place gets at most a few findings`() {
        let fields = [
            "token", "notification", "data", "android", "android_v2", "apns", "webpush", "fcm_options", "name",
        ]
        for field in fields {
            for value in ["null", "true", "7", "\"a\"", "[]", "{}", "[[{}]]", "{\"a\":{\"b\":[null]}}"] {
                let text = "{\"message\":{\"topic\":\"n\",\"\(field)\":\(value)}}"
                let findings = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings
                #expect(findings.count <= 2, "\(text)")
            }
        }
    }
}
