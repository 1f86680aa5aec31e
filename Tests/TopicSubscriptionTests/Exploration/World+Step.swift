import NotificationPayload
import TopicSubscription

extension World {
    /// The world after an action, with the choices that the environment made on the way.
    ///
    /// - Throws: The law that the step breaks.
    func after(_ action: Action, _ scope: Scope, _ choices: Choices) throws(Violation) -> World {
        var effects = ModelEffects(self, scope: scope, choices: choices)
        var process = self.process ?? TopicSynchronization(locale: locale)
        try effects.perform(action, process: &process, before: self)

        var world = effects.world
        if effects.world.process != nil || action == .launch {
            world.process = process
            if effects.hasDied { world.die() }
        }
        if let violation = effects.violation { throw violation }
        if let process = world.process, let record = process.record, world.fileIsForeign || record != world.file {
            throw Violation("sentence 4", "what is in memory is not what is in the file")
        }
        try Laws.checkMoment(world, scope)
        try checkRest(action, effects, scope)
        try world.keepPromises(action, effects, wasLoaded: self.process?.record != nil)
        try checkOtherEvents(action, effects, world, scope)
        return world
    }

    /// Law 7.
    private func checkRest(_ action: Action, _ effects: ModelEffects, _ scope: Scope) throws(Violation) {
        switch action {
        case .launch, .handOnToken, .report, .foreground:
            guard Laws.isAtRest(self, scope), effects.writeCount + effects.callCount > 0 else { return }
            throw Violation("law 7", "\(action) at rest writes or calls")
        default:
            return
        }
    }

    /// Sentences 18 and 20: after an occasion, a step looks at the event, at once or when its call is answered.
    private mutating func keepPromises(
        _ action: Action, _ effects: ModelEffects, wasLoaded: Bool
    ) throws(Violation) {
        guard let process else { return }
        if !wasLoaded, process.record != nil { promised.formUnion(file.events) }
        switch action {
        case .launch, .handOnToken, .report, .register, .foreground, .changeLanguage:
            promised.formUnion(file.events)
        default:
            promised.formUnion(effects.occasions)
        }
        promised.subtract(effects.calledEvents.union(effects.openedEvents))
        guard process.record != nil, process.hasHandedOnToken, !process.hasUnwrittenLoss,
            let registration = process.registration
        else {
            promised.formIntersection(process.passes.keys)
            return
        }
        for event in promised {
            if Laws.isAtRest(self, event, registration) {
                promised.remove(event)
            } else if process.passes[event] == nil {
                throw Violation("sentence 18", "an occasion for \(event) is forgotten")
            }
        }
    }

    /// Law 6.
    private func checkOtherEvents(
        _ action: Action, _ effects: ModelEffects, _ world: World, _ scope: Scope
    ) throws(Violation) {
        let concerned: EventID
        switch action {
        case .begin(let event, _), .signOut(let event), .replaceCredential(let event), .deliver(let event),
            .wake(let event):
            concerned = event
        case .answer(let index, _):
            concerned = owed[index].ticket.event
        default:
            return
        }
        // An unregistration that could not be written before concerns all events, and so does what becomes known with it.
        guard let process, process.record != nil, !process.owesOccasionForAll, !process.hasUnwrittenLoss,
            let later = world.process
        else { return }
        for event in scope.events where event != concerned {
            let tickets = owed.filter { $0.ticket.event == event }.map(\.ticket)
            // While the SDK drains, the events wait for each other's calls; their sign-ins stay their own.
            let isApart =
                process.isDrained
                ? file[event] == world.file[event] && process.passes[event] == later.passes[event]
                    && !effects.calledEvents.contains(event)
                : file[event].role == world.file[event].role
            guard isApart,
                tickets.allSatisfy({ process.ledger.isCurrent($0) == later.ledger.isCurrent($0) })
            else { throw Violation("law 6", "a step of \(concerned) changes \(event)") }
        }
    }
}

extension ModelEffects {
    fileprivate mutating func perform(
        _ action: Action, process: inout TopicSynchronization, before: World
    ) throws(Violation) {
        switch action {
        case .launch, .foreground:
            process.occasionForAll(effects: &self)
        case .handOnToken:
            process.tokenHandedOn()
            world.process?.tokenHandedOn()
            process.occasionForAll(effects: &self)
        case .changeLanguage:
            world.locale = scope.locales.first { $0 != world.locale } ?? world.locale
            guard world.process != nil else { return }
            process.localeChanged(to: world.locale)
            process.occasionForAll(effects: &self)
        case .report:
            report(&process)
        case .register:
            world.isRegistered = true
            report(&process)
        case .unregister:
            world.isRegistered = false
            world.subscribed = []
            world.reported = nil
            process.unregistered(effects: &self)
        case .changeRegistration:
            world.changeRegistration()
        case .begin, .replaceCredential, .signOut, .answer:
            try signIn(action, process: &process)
        case .goOn:
            world.sdk.goOn()
        case .execute(let index, let execution):
            execute(index, execution)
        case .deliver(let event):
            guard let succeeded = world.answers.removeValue(forKey: event) else { return }
            world.unanswered.remove(event)
            process.answered(event, succeeded: succeeded, effects: &self)
        case .wake(let event):
            process.resumed(event, effects: &self)
        case .die:
            hasDied = true
        case .restore(let withQueue):
            world.die()
            world.fileIsForeign = true
            if !withQueue { world.sdk = ModelSDK() }
            world.verified = [:]
            world.changeRegistration()
        case .reinstall:
            world.die()
            world.file = SubscriptionRecord()
            world.fileIsForeign = false
            world.sdk = ModelSDK()
            world.verified = [:]
            world.changeRegistration()
        }
    }

    private mutating func report(_ process: inout TopicSynchronization) {
        guard let registration = ModelRegistration.registration(world.registration) else { return }
        world.reported = world.registration
        process.registrationReported(registration, effects: &self)
        process.occasionForAll(effects: &self)
    }

    private mutating func execute(_ index: Int, _ execution: Action.Execution) {
        guard let batch = world.sdk.runningBatch else { return }
        let operation = batch.operations[index]
        if execution != .failed, execution != .droppedUnanswered {
            switch batch.action {
            case .subscribe: world.subscribed.insert(operation.topic)
            case .unsubscribe: world.subscribed.remove(operation.topic)
            }
        }
        if execution != .doneAndRetried { world.sdk.remove(index) }
        guard operation.isLive else { return }
        switch execution {
        case .done: world.answers[operation.topic.event] = true
        case .failed, .doneButFailed: world.answers[operation.topic.event] = false
        case .doneAndRetried, .doneUnanswered, .droppedUnanswered: break
        }
    }
}
