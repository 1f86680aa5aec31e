import NotificationPayload
import TopicSubscription

extension World {
    /// Everything that can happen next.
    func actions(_ scope: Scope) -> [Action] {
        var actions: [Action] = []
        if scope.locales.count > 1 { actions.append(.changeLanguage) }
        if scope.changesRegistration, isRegistered { actions.append(.changeRegistration) }
        if scope.hasRestores { actions += [.restore(withQueue: true), .restore(withQueue: false), .reinstall] }
        guard let process else { return actions + [.launch] }

        actions.append(.foreground)
        if scope.hasCrashes { actions.append(.die) }
        if !process.hasHandedOnToken { actions.append(.handOnToken) }
        if isRegistered { actions.append(.report) }
        if scope.hasUnregistration { actions.append(isRegistered ? .unregister : .register) }
        for event in scope.events {
            actions.append(.signOut(event))
            if owed.count < scope.ticketLimit { actions += scope.ticketKinds.map { .begin(event, $0) } }
            if owed.contains(where: { $0.ticket.event == event }) { actions.append(.replaceCredential(event)) }
            if answers[event] != nil { actions.append(.deliver(event)) }
            if process.passes[event]?.state == .pausing, !sdk.isAboutToGoOn { actions.append(.wake(event)) }
        }
        if isRegistered, sdk.isBetweenBatches { actions.append(.goOn) }
        for index in owed.indices {
            actions += scope.roles.map { .answer(index, .verified($0)) }
            actions += [.answer(index, .otherEvent), .answer(index, .confirmedInvalid), .answer(index, .unavailable)]
        }
        return actions + executions(scope)
    }

    /// Any operation of the running batch may run first.
    private func executions(_ scope: Scope) -> [Action] {
        guard isRegistered, let operations = sdk.runningBatch?.operations else { return [] }
        return operations.indices.flatMap { index in
            Action.Execution.allCases.filter { execution in
                switch execution {
                case .done, .failed, .doneAndRetried: true
                case .doneButFailed: operations[index].isLive
                case .doneUnanswered, .droppedUnanswered: operations[index].isLive && scope.hasLostAnswers
                }
            }.map { .execute(index, $0) }
        }
    }
}
