import NotificationPayload
import Testing

@testable import TapRouting

/// Every response × origin × link × current event, held against a table that is written out.
@Suite struct TapRouterTests {
    static let links: [(name: String, uri: PayloadValue?)] = [
        ("no link", nil),
        ("a link", .string("https://sitcon.org/2027/?lang=zh#top")),
        ("a link to an own host", .string("https://App.OPass.example/sign-in?token=t")),
        ("a link below an own host", .string("https://sub.app.opass.example/")),
        ("a link that is refused", .string("http://sitcon.org/")),
        ("a link that is no string", .number("7")),
        ("an empty link", .string("")),
    ]
    static let responses: [TapResponse] = [
        .opened, .dismissed, .action(identifier: "open"), .action(identifier: "mute"),
        .reply(identifier: "open", text: "hi"), .reply(identifier: "answer", text: "hi"),
    ]
    static let origins: [TapOrigin?] = [nil, .foreground, .background, .coldLaunch]
    static let events: [String?] = [nil, "SITCON_2027", "COSCUP_2026"]

    static let router = TapRouter(ownHosts: ["app.opass.example"], mappings: ["open": .open])

    static func tap(_ uri: PayloadValue?, _ response: TapResponse, _ origin: TapOrigin?) -> NotificationTap {
        var fields: [String: PayloadValue] = ["event_id": .string("SITCON_2027"), "push_id": .string("p-1")]
        fields["uri"] = uri
        return NotificationTap(
            fields: DeliveredFields(userInfo: fields), response: response, origin: origin, identifier: "n-1")
    }

    /// What a link leads to when the response may act, in words.
    static func expected(_ link: String, _ current: String?, stays: Bool) -> String {
        let switching = current == "COSCUP_2026" ? " from COSCUP_2026" : ""
        switch link {
        case "no link": return "announcements of SITCON_2027" + switching
        case "a link": return "open https://sitcon.org/2027/?lang=zh#top through system"
        case "a link to an own host": return "open https://App.OPass.example/sign-in?token=t through app"
        case "a link below an own host": return "open https://sub.app.opass.example/ through system"
        default: return stays ? "stay, link refused" : "announcements of SITCON_2027" + switching + ", link refused"
        }
    }

    static func words(_ action: TapAction) -> String {
        switch action {
        case .open(let link, let opener): return "open \(link.text) through \(opener.rawValue)"
        case .showAnnouncements(let event, let from, let refused):
            return "announcements of \(event)" + (from.map { " from \($0)" } ?? "")
                + (refused == nil ? "" : ", link refused")
        case .stay(.dismissed): return "stay, dismissed"
        case .stay(.noMapping(let action)): return "stay, no mapping for \(action)"
        case .stay(.linkRefused): return "stay, link refused"
        case .stay(.notGatewayNotification): return "stay, not the gateway's"
        }
    }

    @Test(arguments: links.map { $0.name }, TapRouter.RefusedLinkPolicy.allCases)
    func `each response, origin and current event has its action`(
        _ link: String, _ policy: TapRouter.RefusedLinkPolicy
    ) throws {
        let uri = try #require(Self.links.first { $0.name == link }).uri
        var router = Self.router
        router.refusedLink = policy
        for response in Self.responses {
            for current in Self.events {
                let event = try current.map { try EventID($0) }
                let answers = Self.origins.map { router.action(for: Self.tap(uri, response, $0), currentEvent: event) }
                let expected =
                    switch response {
                    case .dismissed: "stay, dismissed"
                    case .action("mute"): "stay, no mapping for mute"
                    case .reply("answer", _): "stay, no mapping for answer"
                    default: Self.expected(link, current, stays: policy == .stay)
                    }
                #expect(
                    answers.map(Self.words) == [String](repeating: expected, count: 4), "\(response) \(current ?? "-")")
            }
        }
    }

    @Test(
        arguments: [
            (["event_id": .string("A")], "not a gateway notification: \"push_id\" is missing"),
            (["push_id": .string("p")], "not a gateway notification: \"event_id\" is missing"),
            (
                ["event_id": .string("a b"), "push_id": .string("p")],
                "not a gateway notification: \"event_id\" has U+0020 at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed"
            ),
            ([:], "not a gateway notification: \"event_id\" is missing"),
        ] as [([String: PayloadValue], String)])
    func `a tap on another sender's notification stays, with the field that says so`(
        _ fields: [String: PayloadValue], _ words: String
    ) {
        let tap = NotificationTap(fields: DeliveredFields(userInfo: fields), identifier: "n")
        guard case .stay(let reason) = Self.router.action(for: tap, currentEvent: nil) else {
            Issue.record("it acts")
            return
        }
        #expect(reason.description == words)
    }

    @Test func `a push id that is no UUID does not keep a tap from acting`() throws {
        let action = Self.router.action(for: Self.tap(nil, .opened, .background), currentEvent: nil)
        #expect(action == .showAnnouncements(of: try EventID("SITCON_2027"), switchFrom: nil, refusedLink: nil))
    }

    @Test func `action identifiers that only look alike are two`() {
        let router = TapRouter(mappings: ["caf\u{E9}": .open])
        #expect(
            Self.words(router.action(for: Self.tap(nil, .action(identifier: "cafe\u{301}"), nil), currentEvent: nil))
                == "stay, no mapping for cafe\u{301}")
    }

    @Test(arguments: ["*.example", "opass.example", "https://app.opass.example", "", "app.opass.example."])
    func `an own host is a whole host name`(_ name: String) {
        let router = TapRouter(ownHosts: [name])
        #expect(
            Self.words(
                router.action(for: Self.tap(.string("https://app.opass.example/"), .opened, nil), currentEvent: nil))
                == "open https://app.opass.example/ through system")
    }

    @Test func `the gateway's notifications are shown in the foreground, others are left to the app`() {
        let tap = Self.tap(nil, .opened, nil)
        #expect(Self.router.presentation(for: tap.notification)?.names == ["list", "banner", "sound"])
        #expect(Self.router.presentation(for: .failure(.eventIDMissing)) == nil)
    }

    @Test(arguments: [(TapResponse.opened, "default"), (.dismissed, "dismiss"), (.action(identifier: "x"), "x")])
    func `the delivery's identity holds the action`(_ response: TapResponse, _ action: String) {
        #expect(Self.tap(nil, response, nil).deliveryKey.action == action)
        #expect(Self.tap(nil, response, nil).mayAct == (response != .dismissed))
    }

    @Test func `a trace names the route and nothing of the notification`() {
        #expect(Self.tap(.string("https://sitcon.org/?token=t"), .opened, nil).routeName == "link")
        #expect(Self.tap(.string("http://sitcon.org/"), .opened, nil).routeName == "announcements")
        #expect(NotificationTap(.failure(.pushIDMissing), identifier: "n").routeName == "none")
    }
}
