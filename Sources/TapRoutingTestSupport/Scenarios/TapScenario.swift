internal import NotificationPayload
public import TapRouting

/// What an application does about taps, step by step, in a test of its own.
///
/// It runs on the values that the router and the queue are made of, so every step is over when it returns: nothing has
/// to be waited for. Use it from any test framework; a failed expectation throws a ``ScenarioFailure``.
///
/// ```swift
/// try TapScenario(router).run([
///     .launch(.cold),
///     .tap(.with(event: "SITCON_2027")),
///     .expect(.parked),
///     .attach,
///     .expect(.showAnnouncements(of: "SITCON_2027")),
/// ])
/// ```
public struct TapScenario: Sendable {
    private let router: TapRouter
    private let settings: QueueSettings
    private let currentEvent: String?

    /// Begins a scenario.
    ///
    /// - Parameters:
    ///   - router: The application's router.
    ///   - policy: Which taps its queue keeps.
    ///   - lifetime: The age at which a parked tap expires, in milliseconds; none unless given.
    ///   - currentEvent: The event that the application is at, or none.
    public init(
        _ router: TapRouter = TapRouter(), policy: ParkingPolicy = .newestWins, lifetime: Int64? = nil,
        currentEvent: String? = nil
    ) {
        self.router = router
        var settings = QueueSettings()
        settings.policy = policy
        settings.lifetime = lifetime
        self.settings = settings
        self.currentEvent = currentEvent
    }

    /// Runs the steps in order.
    ///
    /// - Throws: The first expectation that is not met, or that an event's id is none.
    public func run(_ steps: [Step]) throws(ScenarioFailure) {
        var machine = ScenarioMachine(
            router: router, settings: settings, currentEvent: try Self.event(currentEvent, trace: []))
        var last = LastStep(name: "the beginning", result: ScenarioMachine.Result())
        var count = 0
        var taps = 0
        for step in steps {
            switch step.content {
            case .expect(let expectation):
                let met = expectation.judge(last.result, machine)
                guard met.isMet else {
                    throw ScenarioFailure(
                        message: "after \(last.name): expected \(expectation.words), found \(met.found)",
                        trace: machine.trace)
                }
            case .event(let make, let time):
                count += 1
                let event: ScenarioEvent
                switch make {
                case .ready(let ready): event = ready
                case .tap(var description):
                    taps += 1
                    if description.name.isEmpty { description.name = "\(taps)" }
                    if description.identifier.isEmpty { description.identifier = "tap-\(taps)" }
                    event = .tap(description)
                case .goTo(let id): event = .event(try Self.event(id, trace: machine.trace))
                }
                let result = machine.apply(event, at: time)
                last = LastStep(name: "step \(count) (\(event.words))", result: result)
            }
        }
    }

    private struct LastStep {
        var name: String
        var result: ScenarioMachine.Result
    }

    private static func event(_ text: String?, trace: [String]) throws(ScenarioFailure) -> EventID? {
        guard let text else { return nil }
        do {
            return try EventID(text)
        } catch {
            throw ScenarioFailure(message: "the event \"\(text)\" \(error)", trace: trace)
        }
    }
}
