import JSONReading
import NotificationPayload
import TapRouting
import Testing

/// The JSON forms of what goes into the router and comes out of it.
@Suite struct RouterFormTests {
    static func action(uri: PayloadValue?, router: TapRouter = TapRouter(), current: String? = nil) throws -> String {
        var userInfo: [String: PayloadValue] = ["event_id": .string("SITCON_2027"), "push_id": .string("p")]
        userInfo["uri"] = uri
        let tap = NotificationTap(fields: DeliveredFields(userInfo: userInfo), identifier: "a")
        var writer = JSONWriter()
        router.action(for: tap, currentEvent: try current.map { try EventID($0) }).write(to: &writer)
        return writer.text
    }

    @Test func `each action has its form`() throws {
        #expect(
            try Self.action(uri: .string("https://sitcon.org/?q=1"))
                == "{\"kind\":\"open\",\"link\":\"https://sitcon.org/?q=1\",\"through\":\"system\"}")
        #expect(
            try Self.action(uri: .string("https://opass.app/"), router: TapRouter(ownHosts: ["opass.app"]))
                == "{\"kind\":\"open\",\"link\":\"https://opass.app/\",\"through\":\"app\"}")
        #expect(
            try Self.action(uri: nil)
                == "{\"kind\":\"showAnnouncements\",\"event\":\"SITCON_2027\",\"switchFrom\":null,\"refusedLink\":null}"
        )
        #expect(
            try Self.action(uri: .number("7"), current: "COSCUP_2026")
                == "{\"kind\":\"showAnnouncements\",\"event\":\"SITCON_2027\",\"switchFrom\":\"COSCUP_2026\","
                + "\"refusedLink\":\"link-not-text\"}")
        #expect(
            try Self.action(uri: .bool(true), router: TapRouter(refusedLink: .stay))
                == "{\"kind\":\"stay\",\"reason\":\"link refused: \\\"uri\\\" is not a string\"}")
    }

    @Test func `a presentation is a list of names or null`() {
        var writer = JSONWriter()
        writer.array { writer in
            Optional(ForegroundPresentation.gateway).write(to: &writer)
            Optional(ForegroundPresentation([])).write(to: &writer)
            Optional<ForegroundPresentation>.none.write(to: &writer)
        }
        #expect(writer.text == "[[\"list\",\"banner\",\"sound\"],[],null]")
    }

    @Test func `a router is read from its form`() throws {
        let text = "{\"ownHosts\": [\"opass.app\"], \"refusedLink\": \"stay\", \"map\": {\"SHOW\": \"open\"}}"
        #expect(
            try TapRouter(JSONDocument(text).root)
                == TapRouter(ownHosts: ["opass.app"], refusedLink: .stay, mappings: ["SHOW": .open]))
        #expect(try TapRouter(JSONDocument("{}").root) == TapRouter())
    }

    @Test(
        arguments: [
            ("[]", " is an array, not an object"),
            ("{\"hosts\": []}", "/hosts is an unknown field; known are ownHosts, refusedLink, map"),
            ("{\"ownHosts\": [1]}", "/ownHosts/0 is a number, not a string"),
            ("{\"refusedLink\": \"open\"}", "/refusedLink is none of announcements, stay"),
            ("{\"map\": []}", "/map is not an object"),
            ("{\"map\": {\"A\": \"close\"}}", "/map/A is none of open"),
        ])
    func `a router that means nothing is refused`(_ text: String, _ complaint: String) throws {
        let value = try JSONDocument(text).root
        let error = #expect(throws: BadRequest.self) { try TapRouter(value) }
        #expect(error.map { $0.pointer + " " + $0.message } == complaint)
    }

    @Test(
        arguments: [
            ("\"opened\"", .opened), ("\"dismissed\"", .dismissed), ("{\"action\": \"A\"}", .action(identifier: "A")),
            ("{\"reply\": \"R\", \"text\": \"\"}", .reply(identifier: "R", text: "")),
            ("\"tapped\"", nil), ("{\"action\": \"A\", \"text\": \"\"}", nil), ("{\"reply\": \"R\"}", nil), ("7", nil),
        ] as [(String, TapResponse?)])
    func `a response is read from its form`(_ text: String, _ response: TapResponse?) throws {
        let value = try JSONDocument(text).root
        #expect((try? TapResponse(value)) == response)
    }

    @Test func `an origin is read and named`() throws {
        for origin in TapOrigin.allCases {
            #expect(try TapOrigin(JSONDocument("\"\(origin.name)\"").root) == origin)
        }
        let other = try JSONDocument("\"launch\"").root
        #expect(throws: BadRequest.self) { try TapOrigin(other) }
    }
}
