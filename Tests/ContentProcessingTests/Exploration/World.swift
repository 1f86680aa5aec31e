import Locking
import NotificationPayload

@testable import ContentProcessing

/// One schedule of a scenario, as it happens: the real processor on an executor and a clock that stand still in between.
final class World: Sendable {
    /// What is known of one notification from outside.
    struct Seen: Sendable {
        var processing: Processing?
        var finished: [Int] = []
        var deliveries: [Delivery] = []
        var finishedAtDelivery: [Int] = []
        var deliveredAt = Duration.zero
        var expiredWithoutDelivery = 0
        var reports = 0
        var pending: [Intervention] = []
    }

    static let budget = ProcessingBudget(total: .seconds(25), reserve: .seconds(2))

    let scenario: Scenario
    let clock = StepClock()
    let executor = StepExecutor()
    let signals: [[Signal]]
    let reportSignals: [Signal]
    let seen: Locked<[Seen]>

    init(_ scenario: Scenario) {
        self.scenario = scenario
        signals = (0..<scenario.notifications).map { _ in scenario.behaviours.map { _ in Signal() } }
        reportSignals = (0..<scenario.notifications).map { _ in Signal() }
        seen = Locked(Array(repeating: Seen(pending: scenario.interventions), count: scenario.notifications))
    }

    static func content(_ number: Int) -> NotificationContent {
        NotificationContent(
            title: "Title \(number)", body: "Body \(number)", threadIdentifier: "\(number)",
            userInfo: UserInfo([
                "aps": .object([:]), "google.c.sender.id": .string("1"), "google.c.fid": .string("f"),
                "gcm.message_id": .string("message \(number)"),
            ]))
    }

    /// What a stage changes: a member of its own, with the notification that it was given, and the text of all.
    static func edit(_ stage: Int, _ behaviour: Behaviour, of content: NotificationContent) -> ContentEdit {
        var edit = ContentEdit()
        edit.userInfo = ["stage \(stage)": .string(content.threadIdentifier)]
        edit.body = .set(behaviour == .blank ? "" : "\(content.threadIdentifier) by \(stage)")
        if behaviour == .blank { edit.title = .set(" ") }
        return edit
    }

    func start() {
        let processor = ContentProcessor(
            stages: scenario.behaviours.enumerated().map(stage), report: report, budget: budget, safeText: nil,
            clock: clock, spawn: { [executor] in executor.spawn($0) })
        for number in 0..<scenario.notifications {
            let processing = processor.process(Self.content(number)) { [self] delivery in
                delivered(delivery, to: number)
            }
            seen.withLock { $0[number].processing = processing }
        }
    }

    var budget: ProcessingBudget {
        var budget = Self.budget
        budget.reportHeadStart = scenario.headStart
        return budget
    }

    private func stage(_ index: Int, _ behaviour: Behaviour) -> ContentStage {
        let name: StageName = ["zero", "one", "two", "three"][min(index, 3)]
        return ContentStage(name, isRequired: true, share: .seconds(10)) { [self] input in
            let number = Int(input.content.threadIdentifier) ?? 0
            let signal = signals[number][index]
            switch behaviour {
            case .finish, .blank: break
            case .fail: throw StageFailure.wrongKind
            case .wait, .hang: try await signal.waitOrCancel()
            case .waitDeaf, .hangDeaf: await signal.wait()
            case .expireInside: expire(number)
            case .expireInCancellation: try await signal.waitOrCancel { [self] in expire(number) }
            }
            seen.withLock { $0[number].finished.append(index) }
            return Self.edit(index, behaviour, of: input.content)
        }
    }

    private var report: DeliveryReport? {
        guard scenario.reporting != .none else { return nil }
        let consent = if case .finish(let consent) = scenario.reporting { consent } else { ReportConsent.granted }
        return DeliveryReport(to: Reporter(world: self)) { consent }
    }

    struct Reporter: DeliveryReporting {
        let world: World

        func reportDelivery(of userInfo: UserInfo) async throws {
            let number = userInfo.text("gcm.message_id") == "message 0" ? 0 : 1
            world.seen.withLock { $0[number].reports += 1 }
            if world.scenario.reporting == .fail { throw StageFailure.other }
            if world.scenario.reporting == .hang { await world.reportSignals[number].wait() }
        }
    }

    private func delivered(_ delivery: Delivery, to number: Int) {
        let now = StepClock.Instant(offset: .zero).duration(to: clock.now)
        seen.withLock { seen in
            seen[number].deliveries.append(delivery)
            seen[number].finishedAtDelivery = seen[number].finished
            seen[number].deliveredAt = now
        }
        if scenario.expiresInDelivery { expire(number) }
    }

    func expire(_ number: Int) {
        guard let processing = seen.withLock({ $0[number].processing }) else { return }
        processing.expire()
        seen.withLock { if $0[number].deliveries.isEmpty { $0[number].expiredWithoutDelivery += 1 } }
    }
}
