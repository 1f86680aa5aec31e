import NotificationPayload
import Testing

/// A contract as an application with a namespaced identifier states it.
@Suite struct ContractTests {
    static let noteIDMissing = Rule("spark-note-id-missing", severity: .error)

    static let spark = Contract<String>(
        name: "spark",
        rules: [
            ContractRule(noteIDMissing) { fields in
                let field = fields["spark"]["note_id"]
                guard field.text == nil else { return [] }
                return [ContractBreach(field, "\"note_id\" is \(field), not a string", help: "name the note")]
            }
        ],
        read: { $0["spark"]["note_id"].text })

    private func inspect(_ text: String, as kind: PayloadKind? = nil) -> PayloadReport<String> {
        PayloadInspector(contract: Self.spark).inspect(Array(text.utf8), as: kind)
    }

    @Test func `an application's own contract reads its notification`() {
        let report = inspect(#"{"aps":{"alert":"New reply"},"spark":{"note_id":"n-17"}}"#)
        #expect(report.kind == .apns)
        #expect(report.findings == [])
        #expect(report.notification == "n-17")
    }

    @Test(arguments: [
        (#"{"aps":{"alert":"New reply"},"spark":{}}"#, #""note_id" is missing, not a string"#, "/spark/note_id", 37),
        (
            #"{"aps":{"alert":"New reply"},"spark":{"note_id":17}}"#, #""note_id" is a number, not a string"#,
            "/spark/note_id", 48
        ),
    ]) func `a breach stands at its field, also at one that is absent`(
        _ text: String, _ message: String, _ pointer: String, _ offset: Int
    ) throws {
        let report = inspect(text)
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.rule == Self.noteIDMissing)
        #expect(finding.message == message)
        #expect(finding.help == "name the note")
        #expect(finding.pointer == pointer)
        #expect(finding.place.offset == offset)
        #expect(report.notification == nil)
    }

    @Test(arguments: [#"{"aps":{"alert":"New reply"}}"#, #"{"aps":{"alert":"New reply"},"spark":"n-17"}"#])
    func `a breach of a field below nothing is not lost`(_ text: String) throws {
        let finding = try #require(inspect(text).findings.first)
        #expect(finding.rule == Self.noteIDMissing)
        #expect(finding.pointer == "/spark")
    }

    @Test func `the same contract reads a dictionary's fields`() {
        let fields = DeliveredFields(userInfo: ["spark": .object(["note_id": .string("n-17")])])
        #expect(Self.spark.read(fields) == "n-17")
    }

    @Test func `kinds that cannot be the sender's are judged by the platform alone`() {
        let report = inspect(
            #"{"aps":{"event":"update","timestamp":1790000000,"content-state":{}}}"#, as: .liveActivity)
        #expect(!report.findings.contains { $0.rule == Self.noteIDMissing })
    }
}

@Suite struct GatewayNotificationTests {
    static let pushID = "0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60"

    private func read(_ members: [String: PayloadValue]) -> Result<GatewayNotification, NotGatewayNotification> {
        do {
            return .success(try GatewayNotification(DeliveredFields(userInfo: members)))
        } catch {
            return .failure(error)
        }
    }

    @Test func `JSON, a dictionary and an Android map give the same notification`() throws {
        let text = """
            {"aps":{"alert":{"title":"SITCON","body":"開門"}},"event_id":"SITCON_2027","push_id":"\(Self.pushID)",\
            "uri":"https://sitcon.org/"}
            """
        let fromJSON = try #require(
            PayloadInspector(contract: .gatewayV1).inspect(Array(text.utf8), as: .apns).notification)
        let fromUserInfo = try read([
            "aps": .object(["alert": .object(["title": .string("SITCON"), "body": .string("開門")])]),
            "event_id": .string("SITCON_2027"), "push_id": .string(Self.pushID), "uri": .string("https://sitcon.org/"),
        ]).get()
        let fromAndroid = try GatewayNotification(
            DeliveredFields(
                androidData: ["event_id": "SITCON_2027", "push_id": Self.pushID, "uri": "https://sitcon.org/"],
                title: "SITCON", body: "開門"))
        let message = """
            {"message":{"notification":{"title":"SITCON","body":"開門"},"data":{"event_id":"SITCON_2027",\
            "push_id":"\(Self.pushID)","uri":"https://sitcon.org/"}}}
            """
        let fromMessage = try #require(
            PayloadInspector(contract: .gatewayV1).inspect(Array(message.utf8), as: .fcm).notification)
        #expect(fromJSON == fromUserInfo)
        #expect(fromJSON == fromAndroid)
        #expect(fromJSON == fromMessage)
        #expect(fromJSON.link == .accepted(try HTTPSLink("https://sitcon.org/")))
        #expect(fromJSON.title == "SITCON")
        #expect(fromJSON.body == "開門")
    }

    @Test(
        arguments: [
            ("no event", [:], NotGatewayNotification.eventIDMissing, "\"event_id\" is missing"),
            ("an event that is a number", ["event_id": .number("7")], .eventIDNotText, "\"event_id\" is not a string"),
            (
                "an event against its pattern", ["event_id": .string("A/B")],
                .eventIDRefused(.characterNotAllowed("/", position: 2)),
                "\"event_id\" has '/' at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed"
            ),
            ("no push id", ["event_id": .string("A")], .pushIDMissing, "\"push_id\" is missing"),
            (
                "a push id that is null", ["event_id": .string("A"), "push_id": .null], .pushIDNotText,
                "\"push_id\" is not a string"
            ),
            (
                "an empty push id", ["event_id": .string("A"), "push_id": .string("")], .pushIDRefused(.empty),
                "\"push_id\" is empty; at least one character is needed"
            ),
        ] as [(String, [String: PayloadValue], NotGatewayNotification, String)])
    func `a payload below the routing minimum says which field`(
        _ name: String, _ members: [String: PayloadValue], _ reason: NotGatewayNotification, _ words: String
    ) {
        #expect(read(members) == .failure(reason))
        #expect(reason.description == words)
        #expect(words.contains(reason.field))
    }

    @Test func `a push id that is no UUID routes`() throws {
        #expect(try read(["event_id": .string("A"), "push_id": .string("send-7")]).get().pushID.text == "send-7")
    }

    @Test(arguments: [PayloadValue.null, .number("1"), .bool(true), .array([]), .object([:])])
    func `a link that is no string is refused, not absent`(_ value: PayloadValue) throws {
        let notification = try read(["event_id": .string("A"), "push_id": .string("p"), "uri": value]).get()
        #expect(notification.link == .refused(.notText))
    }

    @Test(arguments: ["", "http://sitcon.org", "sitcon.org", "javascript:alert(1)"])
    func `a link against the policy is refused with its reason`(_ text: String) throws {
        let notification = try read(["event_id": .string("A"), "push_id": .string("p"), "uri": .string(text)]).get()
        guard case .refused(.policy(let refusal)) = notification.link else {
            Issue.record("\(text) was not refused")
            return
        }
        #expect(RefusedLink.policy(refusal).description.hasPrefix("\"uri\" "))
    }
}
