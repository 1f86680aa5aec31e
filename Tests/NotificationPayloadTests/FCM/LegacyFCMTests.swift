import NotificationPayload
import Testing

struct LegacyFCMTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let pointer: String
        let message: String
        /// The steps after the first, which every migration has.
        let steps: [String]

        var testDescription: String { name }
    }

    @Test(arguments: LegacyFCMTests.cases, [PayloadKind.legacyFCM, .fcm])
    func `a legacy body gets one finding with its migration`(legacy: Case, kind: PayloadKind) throws {
        let findings = inspect(legacy.text, kind)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.rule.name == "legacy-fcm-request")
        #expect(finding.severity == .error)
        #expect(finding.pointer == legacy.pointer)
        #expect(finding.message == legacy.message)
        let first = "post {\"message\": …} to https://fcm.googleapis.com/v1/projects/PROJECT/messages:send"
        #expect(finding.help?.split(separator: ";").map { trimmed($0) } == [first] + legacy.steps)
    }

    @Test func `a legacy kind that was asked for holds without a legacy key`() {
        let findings = inspect(#"{"token":"T","notification ":{}}"#, .legacyFCM)
        #expect(
            findings.map { $0.message } == [
                "the request is one for FCM's legacy interface, which was shut down in 2024"
            ])
        #expect(findings.map { $0.pointer } == [""])
    }

    @Test func `a legacy key within data makes no legacy request`() {
        #expect(inspect(#"{"message":{"topic":"news","data":{"to":"Ann","dry_run":"1"}}}"#, .fcm).isEmpty)
    }

    @Test func `a message without wrapper is no legacy request for one stray key`() {
        let findings = inspect(#"{"topic":"news","data":{"k":"v"},"time_to_live":60}"#, .fcm)
        #expect(findings.map { $0.rule.name } == ["message-missing", "misplaced-field"])
    }

    static let cases = [
        Case(
            name: "to a topic, for a while",
            text: #"{"to":"/topics/news","time_to_live":600,"priority":"high","data":{"n":1,"from":null}}"#,
            pointer: "/to", message: #""to" is a key of FCM's legacy interface, which was shut down in 2024"#,
            steps: [
                #"to → message.topic, as "news""#,
                #"time_to_live → message.android.ttl, as "600s", and apns-expiration in message.apns.headers, "#
                    + "the Unix time in 600 seconds as text",
                #"priority → message.android.priority, as "high", and apns-priority in message.apns.headers, as "10""#,
                "data → message.data, every value as a string",
            ]),
        Case(
            name: "to several devices, as a try",
            text: """
                {"registration_ids":["a","b"],"dry_run":true,"content_available":true,"mutable_content":true,\
                "collapse_key":"k","own":1}
                """,
            pointer: "/registration_ids",
            message: #""registration_ids" is a key of FCM's legacy interface, which was shut down in 2024"#,
            steps: [
                "registration_ids → message.token, one message for each",
                "dry_run → validate_only, beside message",
                #"content_available → message.apns.payload.aps, as "content-available": 1"#,
                #"mutable_content → message.apns.payload.aps, as "mutable-content": 1"#,
                "collapse_key → message.android.collapse_key, and apns-collapse-id in message.apns.headers",
            ]),
        Case(
            name: "a notification for both platforms",
            text: #"{"notification":{"title":"a","sound":"default","badge":"1","click_action":"OPEN"},"to":"T"}"#,
            pointer: "/to", message: #""to" is a key of FCM's legacy interface, which was shut down in 2024"#,
            steps: [
                "notification.title → message.notification.title",
                "notification.sound → message.android.notification.sound and message.apns.payload.aps.sound",
                "notification.badge → message.apns.payload.aps.badge, as a number",
                "notification.click_action → message.android.notification.click_action and "
                    + "message.apns.payload.aps.category",
                "to → message.token",
            ]),
    ]

    private func inspect(_ text: String, _ kind: PayloadKind) -> [Finding] {
        PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind).findings
    }

    private func trimmed(_ step: Substring) -> String {
        String(step.drop { $0 == " " })
    }
}
