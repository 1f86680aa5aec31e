import NotificationPayload
import Testing

@Suite("The size of a payload") struct PayloadSizeTests {
    private func findings(_ text: String, as kind: PayloadKind) -> [Finding] {
        PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind).findings
            .filter { $0.rule.name == "payload-too-large" }
    }

    /// `{"aps":{"alert":"…"}}` of that many bytes.
    private func payload(_ byteCount: Int, trailing: String = "") -> String {
        let frame = #"{"aps":{"alert":""}}"#.utf8.count + trailing.utf8.count
        return #"{"aps":{"alert":""# + String(repeating: "a", count: byteCount - frame) + #""}}"# + trailing
    }

    @Test(arguments: [
        (PayloadKind.apns, 4_096), (.simulator, 4_096), (.liveActivity, 4_096), (.voip, 5_120), (.webPush, 3_993),
        (.androidData, 4_096), (.delivered, 4_096), (.mdm, 4_096), (.wallet, 4_096),
    ])
    func `the limit itself is allowed, one byte more is not`(kind: PayloadKind, limit: Int) throws {
        #expect(findings(payload(limit), as: kind).isEmpty)
        let finding = try #require(findings(payload(limit + 1), as: kind).first)
        #expect(finding.message.contains("bytes, 1 more than the "))
        #expect(finding.pointer == "")
        #expect(finding.place.line == 1 && finding.place.column == 1 && finding.place.length == 1)
    }

    @Test func `bytes are counted, not characters`() {
        let text = #"{"aps":{"alert":""# + String(repeating: "\u{9580}", count: 1_359) + #""}}"#
        #expect(text.utf8.count == 4_097)
        #expect(findings(text, as: .apns).count == 1)
    }

    @Test func `white space counts as sent, and the help says that the compact form fits`() throws {
        let finding = try #require(findings(payload(4_097, trailing: "\n"), as: .apns).first)
        #expect(finding.message == "the payload has 4,097 bytes, 1 more than the 4,096 allowed")
        #expect(
            finding.help
                == "the largest members: /aps/alert 4,086 bytes; without white space it has 4,096 bytes and fits")
    }

    @Test func `what was laid out for reading is counted without white space`() {
        #expect(findings(payload(4_097, trailing: "\n"), as: .delivered).isEmpty)
    }

    @Test func `the five largest members are named, the largest first`() throws {
        let sizes = [("a", 100), ("b", 3_000), ("c", 300), ("d", 200), ("e", 500), ("f", 400)]
        let members = sizes.map { #""\#($0.0)": "\#(String(repeating: " ", count: $0.1))""# }.joined(separator: ", ")
        let text = #"{"aps": {"alert": "x"}, "own": {"# + members + "}}"
        let finding = try #require(findings(text, as: .apns).first)
        let help = try #require(finding.help)
        #expect(
            help.hasPrefix(
                """
                the largest members: /own/b 3,007 bytes, /own/e 507 bytes, /own/f 407 bytes, /own/c 307 bytes, \
                /own/d 207 bytes; without white space it has
                """))
        #expect(help.hasSuffix(" bytes and does not fit either"))
    }
}
