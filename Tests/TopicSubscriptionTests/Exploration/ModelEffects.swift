import NotificationPayload
import TopicSubscription

/// The store and the SDK of the model: at every read, write and call the environment chooses what becomes of it, and
/// the laws about writes and calls are checked.
struct ModelEffects: SynchronizationEffects {
    let scope: Scope
    let choices: Choices
    var world: World

    /// The process died within this step. What it does after that is without effect.
    var hasDied = false
    var writeCount = 0
    var callCount = 0
    var calledEvents: Set<EventID> = []
    var openedEvents: Set<EventID> = []

    /// The events for which the step is an occasion.
    var occasions: Set<EventID> = []
    var violation: Violation?

    /// The role that the step shall write, by the sentences.
    var intended: (event: EventID, role: Role?)?

    init(_ world: World, scope: Scope, choices: Choices) {
        self.world = world
        self.scope = scope
        self.choices = choices
    }

    mutating func load() throws(StoreFailure) -> LoadedRecord {
        guard !hasDied, !scope.hasUnreadableRecords || choices.choose(2) == 0, let mark = Self.mark else {
            throw StoreFailure(.read, file: "record", reason: "unreadable")
        }
        return LoadedRecord(record: world.file, origin: world.fileIsForeign ? .foreign : .ours, mark: mark)
    }

    mutating func save(_ record: SubscriptionRecord) throws(StoreFailure) {
        let failure = StoreFailure(.write, file: "record", reason: "unwritable")
        guard !hasDied else { throw failure }
        writeCount += 1
        if writeCount > Self.writeLimit {
            note(Violation("law 1", "one step writes without end"))
            hasDied = true
            throw failure
        }
        openedEvents.formUnion(
            scope.events.filter {
                record[$0].pending.isSuperset(of: world.file[$0].pending)
                    && record[$0].pending != world.file[$0].pending
            })
        switch alternatives() {
        case .dieBefore:
            hasDied = true
            throw failure
        case .fail:
            throw failure
        case .succeed:
            write(record)
        case .dieAfter:
            write(record)
            hasDied = true
            throw failure
        }
    }

    private mutating func write(_ record: SubscriptionRecord) {
        world.file = record
        world.fileIsForeign = false
        if let intended, record[intended.event].role == intended.role {
            world.verified[intended.event] = intended.role
        }
        do throws(Violation) { try Laws.checkMoment(world, scope) } catch { note(error) }
    }

    func digest(of registration: Registration) -> RegistrationDigest? {
        ModelRegistration.digest(of: registration)
    }

    mutating func make(_ call: TopicCall) {
        guard !hasDied else { return }
        callCount += 1
        calledEvents.insert(call.topic.event)
        if scope.hasCrashes, choices.choose(2) == 1 {
            hasDied = true
            return
        }
        do throws(Violation) { try Laws.checkCall(call, world) } catch { note(error) }
        world.unanswered.insert(call.topic.event)
        let isRefused = call.action == .subscribe && world.process?.hasHandedOnToken != true
        var sdk = world.sdk
        sdk.add(call)
        if isRefused || sdk.count > scope.queueLimit {
            world.answers[call.topic.event] = false
            return
        }
        world.sdk = sdk
        if scope.hasCrashes, choices.choose(2) == 1 { hasDied = true }
    }

    mutating func pause(_ event: EventID) {}

    mutating func notice(_ notice: SubscriptionNotice) {}

    private mutating func note(_ broken: Violation) {
        if violation == nil { violation = broken }
    }

    private enum Alternative {
        case succeed, fail, dieBefore, dieAfter
    }

    private func alternatives() -> Alternative {
        var all = [Alternative.succeed]
        if scope.hasWriteFailures { all.append(.fail) }
        if scope.hasCrashes { all += [.dieBefore, .dieAfter] }
        return all.count == 1 ? .succeed : all[Int(choices.choose(UInt8(all.count)))]
    }

    private static let writeLimit = 20
    private static let mark = InstallationMark(String(repeating: "0", count: 32))
}
