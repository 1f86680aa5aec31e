import TapRouting

extension Observer {
    /// How the tap in handling has to end, or none if it is to be parked again.
    private func rightEnd(of life: Life, _ leaving: Meaning.Leaving) -> TapOutcome? {
        if life.wasHandled { return .handled }
        switch leaving {
        case .closing: return .dropped(.detachedForGood)
        case .answered(.failed(let reason)): return .failed(reason: reason)
        case .no, .back, .answered:
            if isMeantForAnother(life.tap) { return .refused(.identity) }
            if isOverdue(life) { return .expired }
            return !ordered && !parked.isEmpty ? .superseded : nil
        }
    }

    mutating func ended(_ tap: ExploredTap, _ outcome: TapOutcome, _ meaning: Meaning) throws(Violation) {
        if let life = current, life.tap.index == tap.index, meaning.leaving != .no {
            let right = rightEnd(of: life, meaning.leaving)
            guard outcome == right else {
                let law: Law = life.wasHandled ? .three : .eight
                throw Violation(law, "\(tap.name) lost its handler and ended as \(outcome), not as \(right as Any)")
            }
            current = nil
            return remember(tap)
        }
        guard let place = parked.firstIndex(where: { $0.tap.index == tap.index }) else {
            throw Violation(lawOfArrival(tap), "\(outcome) for \(tap.name), which cannot end")
        }
        let life = parked[place]
        let mayEnd =
            switch outcome {
            case .handled: life.wasHandled
            case .superseded: !ordered && meaning.arrival == .accepted
            case .refused(.identity): meaning.changedIdentity && isMeantForAnother(tap)
            case .dropped: meaning.closes && current == nil
            case .failed, .duplicate, .expired, .refused(.full): false
            }
        guard mayEnd else { throw Violation(.one, "\(tap.name) was parked and ended as \(outcome)") }
        // Several that end together end in order of arrival.
        if meaning.closes || meaning.changedIdentity,
            parked[..<place].contains(where: { meaning.closes || isMeantForAnother($0.tap) })
        {
            throw Violation(.five, "\(tap.name) ended before an older one")
        }
        parked.remove(at: place)
        remember(tap)
    }

    private func lawOfArrival(_ tap: ExploredTap) -> Law {
        if !tap.mayAct { return .nine }
        let isDoor = parked.contains { $0.tap.truth == tap.truth } || current?.tap.truth == tap.truth
        return isDoor || remembered.contains(tap.truth) ? .seven : .one
    }

    /// What happens without an effect: the tap that lost its handler is parked in front, the new one behind.
    mutating func settle(_ meaning: Meaning) throws(Violation) {
        if meaning.leaving != .no, var life = current {
            if let right = rightEnd(of: life, meaning.leaving) {
                throw Violation(life.wasHandled ? .three : .eight, "\(life.tap.name) did not end as \(right)")
            }
            life.wasTold = false
            life.mustWait = meaning.leaving == .answered(.notReady)
            current = nil
            parked.insert(life, at: 0)
        }
        if meaning.arrival == .accepted, let tap = meaning.tap { parked.append(Life(tap: tap, came: clock)) }
    }

    mutating func delivered(_ number: Int64, _ tap: ExploredTap) throws(Violation) {
        guard handler != nil, holds.isEmpty, current == nil else {
            throw Violation(.two, "\(tap.name) was delivered")
        }
        guard number == given + 1 else { throw Violation(.numbers, "\(number) follows \(given)") }
        guard let place = parked.firstIndex(where: { $0.tap.index == tap.index }) else {
            throw Violation(lawOfArrival(tap), "\(tap.name) was delivered and is not parked")
        }
        var life = parked.remove(at: place)
        if ordered, place > 0 { throw Violation(.five, "\(tap.name) was delivered before an older one") }
        if !ordered, place < parked.count { throw Violation(.four, "\(tap.name) was delivered before the newest") }
        if life.wasHandled { throw Violation(.three, "\(tap.name) was delivered again") }
        if let theirs = tap.identity, theirs != identity { throw Violation(.six, "\(tap.name) went to another") }
        if life.mustWait { throw Violation(.spin, "\(tap.name) was tried again") }
        given += 1
        life.numbers.append(given)
        current = life
    }

    /// What must hold after every event.
    func checkAfterwards() throws(Violation) {
        if let life = parked.first(where: { $0.wasHandled }) {
            throw Violation(.three, "\(life.tap.name) was reported handled and did not end")
        }
        if let life = parked.first(where: { isMeantForAnother($0.tap) }) {
            throw Violation(.six, "\(life.tap.name) is parked and meant for another")
        }
        let living = parked.count + (current == nil ? 0 : 1)
        if ordered ? living > capacity : parked.count > 1 { throw Violation(.bounds, "\(living) taps live") }
        if isClosed, living > 0 { throw Violation(.one, "a tap outlived the queue") }
        guard handler != nil, holds.isEmpty, current == nil, let next = ordered ? parked.first : parked.last else {
            return
        }
        if !next.mustWait, next.tap.identity == nil || next.tap.identity == identity {
            throw Violation(.four, "\(next.tap.name) could be delivered and was not")
        }
    }
}
