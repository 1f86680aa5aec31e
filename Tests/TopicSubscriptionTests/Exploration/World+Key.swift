import NotificationPayload
import TopicSubscription

extension World {
    /// The state as bytes: two worlds with the same key behave alike.
    ///
    /// Registrations are numbered by their first appearance and tickets are told apart by whether they are current, so
    /// that any number of registration changes and sign-ins leads to a finite number of states.
    func key(_ scope: Scope) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(40)
        var numbers = [registration]
        func number(_ registration: Int?) -> UInt8 {
            guard let registration else { return 0 }
            if let known = numbers.firstIndex(of: registration) { return UInt8(known + 1) }
            numbers.append(registration)
            return UInt8(numbers.count)
        }
        func number(_ digest: RegistrationDigest?) -> UInt8 { number(digest.map(ModelRegistration.number)) }

        var flags: UInt8 = fileIsForeign ? 1 : 0
        if isRegistered { flags |= 2 }
        if sdk.hasEndedBatch { flags |= 4 }
        if locale == .english { flags |= 8 }
        if process != nil { flags |= 16 }
        key.append(flags)
        if let process {
            var flags: UInt8 = process.record != nil ? 1 : 0
            if process.hasHandedOnToken { flags |= 2 }
            if process.isDrained { flags |= 4 }
            if process.hasUnwrittenLoss { flags |= 8 }
            if process.owesOccasionForAll { flags |= 16 }
            key.append(flags)
            key.append(number(process.registration))
            key.append(number(reported))
            for event in scope.events {
                key.append(scope.mask(of: process.undrainedTopics.filter { $0.event == event }))
            }
        }
        for event in scope.events {
            let written = file[event]
            key.append(scope.index(of: written.role) | scope.index(of: verified[event]) << 2)
            key.append(scope.mask(of: written.pending) | scope.mask(of: subscribed.filter { $0.event == event }) << 4)
            key.append(written.applied.map { 1 + scope.index(of: $0.topic) } ?? 0)
            key.append(number(written.applied?.registration))
            guard let process else { continue }
            var state: UInt8 = unanswered.contains(event) ? 1 : 0
            if promised.contains(event) { state |= 128 }
            if let answer = answers[event] { state |= answer ? 2 : 4 }
            if let pass = process.passes[event] {
                state |= pass.hasNewOccasion ? 24 : 8
                switch pass.state {
                case .waiting:
                    break
                case .pausing:
                    state |= 32
                case .calling(let call):
                    state |= call.isRepeated ? 96 : 64
                    key.append(scope.index(of: call.call.topic) << 1 | (call.call.action == .subscribe ? 1 : 0))
                    key.append(number(call.registration))
                }
            }
            key.append(state)
        }
        key.append(sdk.running.map { UInt8($0 + 1) } ?? 0)
        for batch in sdk.batches {
            key.append((batch.action == .subscribe ? 128 : 64) + UInt8(batch.operations.count))
            key += batch.operations.map { operation in
                scope.index(of: operation.topic) | UInt8(scope.index(of: operation.topic.event)) << 2
                    | (operation.isLive ? 8 : 0)
            }.sorted()
        }
        key.append(0xFF)
        if let process {
            key += owed.map { owed in
                var code = UInt8(scope.index(of: owed.ticket.event)) << 3
                if owed.isStale { code |= 1 }
                if process.ledger.isCurrent(owed.ticket) { code |= 2 }
                if owed.ticket.kind == .new { code |= 4 }
                return code
            }.sorted()
        }
        return key
    }
}
