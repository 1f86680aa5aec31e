import TapRouting
import TapRoutingTestSupport
import Testing

/// Scenarios in Swift, as an application writes them.
@Suite struct TapScenarioTests {
    let router = TapRouter(ownHosts: ["opass.app"])

    @Test func `a cold launch shows the announcements when the app is ready`() throws {
        try TapScenario(router).run([
            .launch(.cold),
            .tap(.with(event: "SITCON_2027")),
            .expect(.parked),
            .attach,
            .expect(.showAnnouncements(of: "SITCON_2027")),
            .answer(.handled),
            .expect(.outcome(.handled)),
            .expect(.currentEvent("SITCON_2027")),
        ])
    }

    @Test func `every step and expectation can be met`() throws {
        let link = GatewayPayload.with(event: "SITCON_2027", link: "https://sitcon.org/2027/")
        try TapScenario(router, policy: .keepInOrder(capacity: 3), lifetime: 1_000, currentEvent: "COSCUP_2026").run([
            .launch(.icon),
            .expect(.nothing),
            .receive(link),
            .expect(.presentation(.gateway)),
            .receive(link.with("event_id", nil)),
            .expect(.presentation(nil)),
            .hold("locked"),
            .attach("root"),
            .tap(link, response: .dismissed),
            .expect(.stay(because: "dismissed")),
            .tap(link, response: .action(identifier: "MUTE"), origin: .background, identity: "ann").at(0),
            .expect(.stay(because: "no mapping")),
            .expect(.parked),
            .signIn(as: "ben"),
            .expect(.outcome(.refused(.identity), of: "2")),
            .signOut,
            .tap(link, name: "agenda", id: "n", delivered: 1).at(10),
            .tap(.with(event: "SITCON_2027"), name: "late").at(20),
            .expect(.parked(2)),
            .release("locked"),
            .expect(.open("https://sitcon.org/2027/")),
            .detach("root"),
            .expect(.cancelled),
            .clock(1_010),
            .expect(.outcome(.expired, of: "agenda")),
            .goTo("HITCON_CMT_2024"),
            .attach,
            .expect(.showAnnouncements(of: "SITCON_2027", switchFrom: "HITCON_CMT_2024")),
            .answer(.failed(reason: "eventNotLoaded"), to: 2),
            .expect(.outcome(.failed(reason: "eventNotLoaded"))),
            .expect(.currentEvent("HITCON_CMT_2024")),
            .tap(.with(event: "SITCON_2027", link: "https://opass.app/")).at(1_011),
            .expect(.open("https://opass.app/", through: .app)),
            .detach,
            .close,
            .expect(.outcome(.dropped(.detachedForGood))),
        ])
    }

    struct Failing: Sendable, CustomTestStringConvertible {
        var name: String
        var steps: [TapScenario.Step]
        var text: String
        var testDescription: String { name }
    }

    static let payload = GatewayPayload.with(event: "SITCON_2027", link: "https://sitcon.org/2027/?token=secret")

    static let failing = [
        Failing(
            name: "parked, but delivered", steps: [.attach, .tap(payload), .expect(.parked)],
            text: """
                after step 2 (tap 1): expected 1 parked tap, found 0 parked taps; the step: delivers tap 1 (delivery 1), \
                a link to sitcon.org through the system
                  1. attach app: nothing
                  2. tap 1: delivers tap 1 (delivery 1), a link to sitcon.org through the system
                """),
        Failing(
            name: "announcements, but a link", steps: [.tap(payload), .attach, .expect(.showAnnouncements(of: "A"))],
            text: """
                after step 2 (attach app): expected the announcements of A, found delivers tap 1 (delivery 1), \
                a link to sitcon.org through the system
                  1. tap 1: nothing
                  2. attach app: delivers tap 1 (delivery 1), a link to sitcon.org through the system
                """),
        Failing(
            name: "another event",
            steps: [.attach, .tap(.with(event: "B")), .expect(.showAnnouncements(of: "B", switchFrom: "C"))],
            text: """
                after step 2 (tap 1): expected the announcements of B, switching from C, found the announcements of B
                  1. attach app: nothing
                  2. tap 1: delivers tap 1 (delivery 1), the announcements of B
                """),
        Failing(
            name: "another outcome",
            steps: [.attach, .tap(.with(event: "B")), .answer(.notReady), .expect(.outcome(.handled))],
            text: """
                after step 3 (answer not ready): expected a tap to end as handled, found nothing
                  1. attach app: nothing
                  2. tap 1: delivers tap 1 (delivery 1), the announcements of B
                  3. answer not ready: nothing
                """),
        Failing(
            name: "staying, but it acts", steps: [.tap(.with(event: "B")), .expect(.stay())],
            text: """
                after step 1 (tap 1): expected staying, found the announcements of B
                  1. tap 1: nothing
                """),
        Failing(
            name: "no event id", steps: [.attach, .goTo("a b")],
            text: """
                the event "a b" has U+0020 at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed
                  1. attach app: nothing
                """),
        Failing(
            name: "nothing has happened yet", steps: [.expect(.cancelled)],
            text: "after the beginning: expected a handler to be asked to stop, found nothing"),
    ]

    @Test(arguments: failing)
    func `a failure says what happened instead`(_ failing: Failing) {
        let error = #expect(throws: ScenarioFailure.self) { try TapScenario().run(failing.steps) }
        #expect(error?.description == failing.text)
    }
}
