import TapRouting

extension Observer {
    /// Says what an event means for what lives, and takes over what it tells about handlers, holds and people.
    mutating func meaning(of event: ExploredTaps.Event) -> Meaning {
        var meaning = Meaning()
        if case .tapped(let tap) = event {
            meaning.tap = tap
            meaning.arrival = arrival(of: tap)
            if meaning.arrival == .accepted {
                change()
                meaning.mustCancel = !ordered && current?.wasTold == false
            }
            return meaning
        }
        if isClosed { return meaning }
        switch event {
        case .tapped, .clock: break
        case .attached(let name):
            if let handler, handler != name, current != nil { meaning.leaving = .back }
            handler = name
            change()
        case .detached(let name):
            guard handler == name else { break }
            handler = nil
            if current != nil { meaning.leaving = .back }
        case .hold(let reason): holds.insert(reason.name)
        case .release(let reason): if holds.remove(reason.name) != nil { change() }
        case .acknowledged(let number, let answer): answered(number, answer, &meaning)
        case .identityChanged(let name):
            guard identity != name else { break }
            identity = name
            meaning.changedIdentity = true
            change()
            if let current, isMeantForAnother(current.tap) { meaning.mustCancel = !current.wasTold }
        case .closed:
            meaning.closes = true
            if current != nil { meaning.leaving = .closing }
            handler = nil
            isClosed = true
        }
        if meaning.leaving == .back || meaning.leaving == .closing { meaning.mustCancel = current?.wasTold == false }
        return meaning
    }

    private func arrival(of tap: ExploredTap) -> Meaning.Arrival {
        if !tap.mayAct { return .ignored }
        var living = parked
        if let current { living.append(current) }
        if living.contains(where: { $0.tap.truth == tap.truth }) { return .merged }
        if remembered.contains(tap.truth) { return .ends(.duplicate) }
        if isClosed { return .ends(.dropped(.detachedForGood)) }
        if isMeantForAnother(tap) { return .ends(.refused(.identity)) }
        if ordered, living.count >= capacity { return .ends(.refused(.full)) }
        return .accepted
    }

    private mutating func answered(_ number: Int64, _ answer: TapAnswer, _ meaning: inout Meaning) {
        if answer == .handled {
            if current?.numbers.contains(number) == true { current?.wasHandled = true }
            for place in parked.indices where parked[place].numbers.contains(number) {
                parked[place].wasHandled = true
            }
        }
        if current?.numbers.last == number { meaning.leaving = .answered(answer) }
    }

    /// Something that could help a handler that was not ready.
    private mutating func change() {
        for place in parked.indices { parked[place].mustWait = false }
    }
}
