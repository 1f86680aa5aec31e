import Foundation
import NotificationPayload
import Testing

/// Hostile input ends in a finding, never in a trap or a hang.
@Suite struct HostileTextTests {
    /// A generator that can be given the same seed again (SplitMix64).
    struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }

        static func seed() -> UInt64 {
            let given = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) }
            return given ?? UInt64.random(in: 0...UInt64.max)
        }
    }

    static let message = """
        {"message":{"topic":"opass-v1.SITCON_2027.audience.zh-Hant","notification":{"title":"SITCON","body":"各位早安 🐎"},\
        "data":{"event_id":"SITCON_2027","push_id":"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60","uri":"https://sitcon.org/\\u8b70"},\
        "android":{"priority":"normal","ttl":"3600s","notification":{"channel_id":"announcements","sound":"default",\
        "default_vibrate_timings":true}},"apns":{"headers":{"apns-priority":"5","apns-push-type":"alert",\
        "apns-expiration":"1800000000"},"payload":{"aps":{"sound":"default","mutable-content":1}}},\
        "fcm_options":{"analytics_label":"0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"}}}
        """

    private func inspect(_ bytes: [UInt8], as kind: PayloadKind? = nil) -> [Finding] {
        let findings = PayloadInspector(contract: .gatewayV1).inspect(bytes, as: kind).findings
        for finding in findings {
            #expect(finding.place.offset >= 0 && finding.place.offset + finding.place.length <= bytes.count)
            #expect(finding.place.line >= 1 && finding.place.column >= 1)
            #expect(!finding.message.isEmpty)
        }
        return findings
    }

    @Test(
        arguments: [
            ("NUL bytes", [UInt8](repeating: 0, count: 1000)),
            (
                "UTF-16, little end first",
                [0xFF, 0xFE] + "{\"aps\":{}}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            ),
            ("UTF-16, big end first, no mark", "{\"aps\":{}}".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
            ("100,000 brackets", [UInt8](repeating: UInt8(ascii: "["), count: 100_000)),
            ("100,000 objects", [UInt8]((0..<100_000).flatMap { _ in Array("{\"a\":".utf8) })),
            ("1 MiB of quotes", [UInt8](repeating: UInt8(ascii: "\""), count: 1 << 20)),
            ("1 MiB of backslashes", [UInt8](repeating: UInt8(ascii: "\\"), count: 1 << 20)),
            ("more than 1 MiB", [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1)),
            ("nothing", []),
            ("one byte", [0xF4]),
        ] as [(String, [UInt8])])
    func `hostile text has a finding`(_ name: String, _ bytes: [UInt8]) {
        #expect(inspect(bytes).contains { $0.severity == .error })
    }

    @Test func `a payload cut at any byte has a finding`() {
        let bytes = Array(Self.message.utf8)
        for count in bytes.indices {
            #expect(inspect(Array(bytes[..<count])).contains { $0.severity == .error })
        }
        #expect(inspect(bytes).allSatisfy { $0.severity == .info })
    }

    @Test func `a payload with any byte changed has an answer`() {
        let seed = Seeded.seed()
        print("GATEWAY_TEST_SEED=\(seed)")
        var random = Seeded(state: seed)
        let bytes = Array(Self.message.utf8)
        for index in bytes.indices {
            for value in [0, 0x22, 0x5C, 0x7B, 0x80, 0xFF, bytes[index] ^ 1, UInt8.random(in: 0...255, using: &random)]
            {
                var changed = bytes
                changed[index] = value
                for kind in [nil, .fcm, .json, .apns] as [PayloadKind?] { _ = inspect(changed, as: kind) }
            }
        }
    }

    @Test func `random members and values have an answer for every kind`() {
        let seed = Seeded.seed()
        print("GATEWAY_TEST_SEED=\(seed)")
        var random = Seeded(state: seed)
        let names = [
            "aps", "alert", "message", "token", "topic", "data", "notification", "android", "apns", "payload",
            "headers",
            "roles", "contents", "en", "zh-Hant", "event_id", "push_id", "uri", "badge", "sound", "ttl", "webpush",
            "content-state", "event", "timestamp", "mdm", "web_push", "to", "", "a/b~c", "\\u0000", "é", "e\u{301}",
        ]
        func value(_ depth: Int) -> String {
            switch Int.random(in: 0..<(depth > 5 ? 6 : 8), using: &random) {
            case 0:
                return ["0", "-1", "1.0", "1e400", "123456789012345678901234567890"].randomElement(using: &random)
                    ?? "0"
            case 1: return "null"
            case 2: return Bool.random(using: &random) ? "true" : "false"
            case 3: return "\"https://sitcon.org/\""
            case 4: return "\"\\uD800\\n\u{202E}\u{FEFF}\""
            case 5: return "\"" + (names.randomElement(using: &random) ?? "") + "\""
            case 6:
                return "["
                    + (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth + 1) }
                    .joined(separator: ",") + "]"
            default:
                return "{"
                    + (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                        "\"" + (names.randomElement(using: &random) ?? "") + "\":" + value(depth + 1)
                    }.joined(separator: ",") + "}"
            }
        }
        for _ in 0..<2000 {
            let bytes = Array(value(0).utf8)
            for kind in PayloadKind.allCases { _ = inspect(bytes, as: kind) }
        }
    }
}
