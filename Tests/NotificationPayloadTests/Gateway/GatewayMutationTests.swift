import NotificationPayload
import Testing

/// From a valid payload of each kind, every change in one field that the contract forbids is an error at that field,
/// or, for two fields that must agree, at its partner.
@Suite struct GatewayMutationTests {
    /// A field of a valid payload: what it may be changed to, and what it must not be.
    struct Field: Sendable {
        var path: [String]
        var isRequired = true
        var allowed: [TestJSON] = []
        var forbidden: [TestJSON]
        var partners: [[String]] = []
    }

    struct Subject: Sendable, CustomTestStringConvertible {
        var kind: PayloadKind
        var payload: TestJSON
        var fields: [Field]
        /// Where a key that does not belong there is added, and whether that is an error or a warning.
        var additions: [(path: [String], value: TestJSON, severity: Severity)]
        var testDescription: String { kind.rawValue }
    }

    static let uuid: TestJSON = "0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"
    static let otherUUID: TestJSON = "1f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a61"
    static let long = TestJSON.string(String(repeating: "議", count: 1025))
    static let noStrings: [TestJSON] = [.null, 1, true, ["a"], ["a": "b"]]
    static let noObjects: [TestJSON] = [.null, 1, false, "text", ["a"]]

    static func title(_ path: String...) -> Field {
        Field(path: path, allowed: ["COSCUP 開源人年會"], forbidden: noStrings + ["", " ", "\u{3000}", "A\nB", "A\u{7F}"])
    }

    static func body(_ path: String...) -> Field {
        Field(
            path: path, allowed: ["x", "two\nlines", .string(String(repeating: "議", count: 100))],
            forbidden: noStrings + ["", long])
    }

    static func eventID(_ path: String..., partners: [[String]] = [], allowed: [TestJSON] = []) -> Field {
        Field(
            path: path, allowed: allowed,
            forbidden: noStrings + [
                "", "SITCON 2027", "SITCON/2027", "年會", .string(String(repeating: "A", count: 65)),
            ],
            partners: partners)
    }

    static func pushID(_ path: String..., partners: [[String]] = [], allowed: [TestJSON] = []) -> Field {
        Field(
            path: path, allowed: allowed,
            forbidden: noStrings + ["", "send-7", "a\nb", .string(String(repeating: "a", count: 129))],
            partners: partners)
    }

    static func uri(_ path: String...) -> Field {
        Field(
            path: path, isRequired: false, allowed: ["https://coscup.org/2026/?a=b#c", "https://coscup.org/議程"],
            forbidden: noStrings + [
                "", "http://sitcon.org", "HTTPS://sitcon.org", "sitcon.org", "https://", "https://a@sitcon.org/",
                "https://sitcon.org:0/", "https://sitcon.org\\@evil.example/", "https://sitcon.org/a b",
                "javascript:alert(1)",
                "https://sitcon.org/%zz", .string("https://sitcon.org/" + String(repeating: "a", count: 2040)),
            ])
    }

    static func fixed(_ path: String..., value: TestJSON, others: [TestJSON]) -> Field {
        Field(path: path, forbidden: [.null] + others)
    }

    static let message = Subject(
        kind: .fcm,
        payload: [
            "message": [
                "topic": "opass-v1.SITCON_2027.audience.zh-Hant",
                "notification": ["title": "SITCON", "body": "各位早安"],
                "data": ["event_id": "SITCON_2027", "push_id": uuid, "uri": "https://sitcon.org/2027/"],
                "android": [
                    "priority": "normal", "ttl": "3600s",
                    "notification": [
                        "channel_id": "announcements", "sound": "default", "default_vibrate_timings": true,
                    ],
                ],
                "apns": [
                    "headers": [
                        "apns-priority": "5", "apns-push-type": "alert", "apns-expiration": "1800000000",
                    ],
                    "payload": ["aps": ["sound": "default", "mutable-content": 1]],
                ],
                "fcm_options": ["analytics_label": uuid],
            ]
        ],
        fields: [
            Field(
                path: ["message", "topic"], allowed: ["opass-v1.SITCON_2027.staff.en"],
                forbidden: noStrings + [
                    "", "news", "/topics/opass-v1.SITCON_2027.audience.en", "opass-v1.SITCON_2027.all.en",
                    "opass-v1.SITCON_2027.audience.ja", "opass-v1.SITCON_2027.audience",
                    "opass-v1.COSCUP_2026.audience.en",
                ], partners: [["message", "data", "event_id"]]),
            Field(path: ["message", "notification"], forbidden: noObjects),
            title("message", "notification", "title"),
            body("message", "notification", "body"),
            Field(path: ["message", "data"], forbidden: noObjects),
            eventID("message", "data", "event_id"),
            Field(
                path: ["message", "data", "event_id"], forbidden: ["COSCUP_2026"], partners: [["message", "topic"]]),
            pushID("message", "data", "push_id"),
            Field(
                path: ["message", "data", "push_id"], forbidden: [otherUUID],
                partners: [["message", "fcm_options", "analytics_label"]]),
            uri("message", "data", "uri"),
            Field(path: ["message", "android"], forbidden: noObjects),
            fixed("message", "android", "priority", value: "normal", others: ["high", "NORMAL", 5]),
            Field(
                path: ["message", "android", "ttl"], allowed: ["0s", "59s", "3599s"],
                forbidden: noStrings + ["3601s", "3600", "1.5s", "-1s", "60m", "", "007s"]),
            Field(path: ["message", "android", "notification"], forbidden: noObjects),
            fixed(
                "message", "android", "notification", "channel_id", value: "announcements",
                others: ["other", "", 1]),
            fixed("message", "android", "notification", "sound", value: "default", others: ["ping", "", 1]),
            fixed(
                "message", "android", "notification", "default_vibrate_timings", value: true,
                others: [false, 1, "true"]),
            Field(path: ["message", "apns"], forbidden: noObjects),
            Field(path: ["message", "apns", "headers"], forbidden: noObjects),
            fixed("message", "apns", "headers", "apns-priority", value: "5", others: ["10", 5, ""]),
            fixed(
                "message", "apns", "headers", "apns-push-type", value: "alert", others: ["background", "", true]),
            Field(
                path: ["message", "apns", "headers", "apns-expiration"], allowed: ["1900000000"],
                forbidden: noStrings + ["", "1h", "-5", "1800000000000", "1800000000.5"]),
            Field(path: ["message", "apns", "payload"], forbidden: noObjects),
            Field(path: ["message", "apns", "payload", "aps"], forbidden: noObjects),
            fixed("message", "apns", "payload", "aps", "sound", value: "default", others: ["ping.caf", "", 1]),
            fixed(
                "message", "apns", "payload", "aps", "mutable-content", value: 1,
                others: [0, 2, true, "1", .number("1.0")]),
            Field(path: ["message", "fcm_options"], forbidden: noObjects),
            Field(
                path: ["message", "fcm_options", "analytics_label"], forbidden: noStrings + ["", otherUUID],
                partners: [["message", "data", "push_id"]]),
        ],
        additions: [
            (["message", "token"], "TEST-REGISTRATION-TOKEN-0001", .error),
            (["message", "fid"], "fid-sample-1", .error),
            (["message", "condition"], "'a' in topics", .error),
            (["message", "notification", "image"], "https://img.example/a.png", .error),
            (["message", "data", "room"], "R0", .warning),
            (["message", "apns", "payload", "aps", "badge"], 1, .error),
            (["message", "apns", "payload", "aps", "category"], "C", .error),
            (["message", "apns", "payload", "aps", "thread-id"], "T", .error),
            (["message", "apns", "payload", "aps", "content-available"], 1, .error),
            (["message", "apns", "payload", "room"], "R0", .warning),
            (["message", "android", "notification", "image"], "https://img.example/a.png", .error),
        ])

    static let delivery = Subject(
        kind: .delivered,
        payload: [
            "aps": [
                "alert": ["title": "SITCON", "body": "各位早安"], "sound": "default", "mutable-content": 1,
            ],
            "event_id": "SITCON_2027", "push_id": uuid, "uri": "https://sitcon.org/2027/",
            "gcm.message_id": "1790000000000000", "google.c.a.e": "1", "google.c.a.m_l": uuid,
            "google.c.sender.id": "100000000001", "google.c.fid": "fid-sample-1",
        ],
        fields: [
            Field(path: ["aps"], forbidden: noObjects),
            Field(path: ["aps", "alert"], forbidden: noObjects),
            title("aps", "alert", "title"), body("aps", "alert", "body"),
            fixed("aps", "sound", value: "default", others: ["ping.caf", "", 1, ["name": "default"]]),
            fixed("aps", "mutable-content", value: 1, others: [0, 2, true, "1"]),
            eventID("event_id", allowed: ["COSCUP_2026", "g0v_Summit_2026"]),
            pushID("push_id"),
            Field(path: ["push_id"], forbidden: [otherUUID], partners: [["google.c.a.m_l"]]),
            uri("uri"),
            Field(
                path: ["google.c.a.m_l"], isRequired: false, forbidden: noStrings + [otherUUID],
                partners: [["push_id"]]),
        ],
        additions: [
            (["aps", "badge"], 0, .error), (["aps", "category"], "C", .error), (["aps", "thread-id"], "T", .error),
            (["aps", "content-available"], 1, .error), (["aps", "alert", "title-loc-key"], "K", .error),
            (["room"], "R0", .warning),
        ])

    static var simulator: Subject {
        var subject = delivery
        subject.kind = .simulator
        for (name, value) in [("Simulator Target Bundle", TestJSON.string("org.example.app"))] {
            subject.payload = subject.payload.changing([name], to: value)
        }
        for name in ["gcm.message_id", "google.c.a.e", "google.c.sender.id", "google.c.fid", "google.c.a.m_l"] {
            subject.payload = subject.payload.changing([name], to: nil)
        }
        subject.fields.removeAll { $0.path == ["google.c.a.m_l"] || !$0.partners.isEmpty }
        return subject
    }

    static var provider: Subject {
        var subject = simulator
        subject.kind = .apns
        subject.payload = subject.payload.changing(["Simulator Target Bundle"], to: nil)
        return subject
    }

    static let data = Subject(
        kind: .androidData,
        payload: ["event_id": "SITCON_2027", "push_id": uuid, "uri": "https://sitcon.org/2027/"],
        fields: [
            eventID("event_id", allowed: ["HITCON_CMT_2024", "devfest_taipei_2025"]),
            pushID("push_id", allowed: [otherUUID]), uri("uri"),
        ],
        additions: [(["room"], "R0", .warning)])

    static let request = Subject(
        kind: .gatewayRequest,
        payload: [
            "roles": ["audience", "staff"], "contents": ["en": "Doors open", "zh-Hant": "開門了"],
            "uri": "https://sitcon.org/2027/",
        ],
        fields: [
            Field(
                path: ["roles"], allowed: [["speaker"], ["a", "b", "c", "d", "e", "f", "g", "h"]],
                forbidden: [.null, 1, "audience", ["a": "b"], [], ["a", "b", "c", "d", "e", "f", "g", "h", "i"]]),
            Field(
                path: ["roles", "1"], isRequired: false, forbidden: noStrings + ["", "all", "au dience", "audience"]),
            Field(path: ["contents"], forbidden: noObjects),
            body("contents", "en"), body("contents", "zh-Hant"), uri("uri"),
        ],
        additions: [
            (["event_id"], "SITCON_2027", .error), (["topic"], "t", .error), (["token"], "t", .error),
            (["fid"], "f", .error), (["title"], "T", .error), (["expires_at"], 1, .error),
            (["contents", "ja"], "開場", .error), (["contents", "zh-TW"], "開門了", .error),
        ])

    static var subjects: [Subject] { [message, delivery, simulator, provider, data, request] }

    private func inspect(_ payload: TestJSON, _ kind: PayloadKind) -> [Finding] {
        PayloadInspector(contract: .gatewayV1).inspect(Array(payload.text.utf8), as: kind).findings
    }

    private func doubts(_ payload: TestJSON, _ kind: PayloadKind) -> [Finding] {
        inspect(payload, kind).filter { $0.severity >= .warning }
    }

    private func pointer(_ path: [String]) -> String { path.map { "/" + $0 }.joined() }

    @Test(arguments: subjects) func `a valid payload has no error and no warning`(_ subject: Subject) {
        #expect(doubts(subject.payload, subject.kind) == [])
        for field in subject.fields {
            for value in field.allowed {
                #expect(
                    doubts(subject.payload.changing(field.path[...], to: value), subject.kind) == [],
                    "\(pointer(field.path)) = \(value.text.prefix(80))")
            }
            if !field.isRequired, Int(field.path.last ?? "") == nil {
                #expect(doubts(subject.payload.changing(field.path[...], to: nil), subject.kind) == [])
            }
        }
    }

    @Test(arguments: subjects) func `every forbidden change is an error at its field`(_ subject: Subject) {
        for field in subject.fields {
            let changes: [TestJSON?] = field.forbidden + (field.isRequired ? [nil] : [])
            for value in changes {
                let findings = doubts(subject.payload.changing(field.path[...], to: value), subject.kind)
                let places = ([field.path] + field.partners).map(pointer)
                let what = "\(subject.kind.rawValue) \(pointer(field.path)) = \(value?.text.prefix(80) ?? "nothing")"
                #expect(
                    findings.contains { $0.severity == .error && places.contains($0.pointer) },
                    "\(what): \(findings.map { $0.message })")
                #expect(findings.count <= 3, "\(what): \(findings.map { $0.pointer + " " + $0.message })")
            }
        }
    }

    @Test(arguments: subjects) func `a key that the contract does not have is found`(_ subject: Subject) {
        for (path, value, severity) in subject.additions {
            let findings = doubts(subject.payload.changing(path[...], to: value), subject.kind)
            #expect(
                findings.contains { $0.severity == severity && $0.pointer == pointer(path) },
                "\(subject.kind.rawValue) \(pointer(path)): \(findings.map { $0.message })")
            #expect(findings.count <= 3)
        }
    }
}
