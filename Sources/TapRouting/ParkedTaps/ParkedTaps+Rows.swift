// One function for each event of the transition table.

extension ParkedTaps {
    mutating func tapped(_ tap: Tap, _ effects: inout [Effect]) {
        guard tap.mayAct else { return }
        let key = tap.deliveryKey
        // Another door of a living tap: the first one's value, time and identity stay.
        if state.handling?.tap.deliveryKey == key || state.parked.contains(where: { $0.tap.deliveryKey == key }) {
            return
        }
        if state.ended.contains(key) {
            effects.append(.outcome(tap, .duplicate))
            return
        }
        if state.isClosed { return end(tap, .dropped(.detachedForGood), &effects) }
        if isForeign(tap) { return end(tap, .refused(.identity), &effects) }
        switch state.policy {
        case .newestWins:
            if let older = state.parked.popLast() { end(older.tap, .superseded, &effects) }
            cancel(&effects)
        case .keepInOrder(let capacity):
            let living = state.parked.count + (state.handling == nil ? 0 : 1)
            if living >= capacity { return end(tap, .refused(.full), &effects) }
        }
        state.parked.append(Entry(tap: tap, came: state.now))
        tryAgain()
    }

    mutating func attached(_ handler: String, _ effects: inout [Effect]) {
        if !state.handler.isExactly(handler) {
            cancel(&effects)
            putBack(&effects)
            state.handler = handler
        }
        tryAgain()
    }

    mutating func detached(_ handler: String, _ effects: inout [Effect]) {
        guard state.handler.isExactly(handler) else { return }
        state.handler = nil
        cancel(&effects)
        putBack(&effects)
    }

    mutating func hold(_ reason: HoldReason) {
        if !state.holds.contains(reason) { state.holds.append(reason) }
    }

    mutating func release(_ reason: HoldReason) {
        guard let place = state.holds.firstIndex(of: reason) else { return }
        state.holds.remove(at: place)
        tryAgain()
    }

    mutating func acknowledged(_ number: Int64, _ answer: TapAnswer, _ effects: inout [Effect]) {
        if let entry = state.handling {
            if number == state.given {
                answered(entry, answer, &effects)
            } else if answer == .handled, isDelivery(number, of: entry) {
                state.handling?.isSettled = true
            }
        } else if answer == .handled, let front = state.parked.first, isDelivery(number, of: front) {
            state.parked.removeFirst()
            end(front.tap, .handled, &effects)
        }
    }

    private mutating func answered(_ entry: Entry, _ answer: TapAnswer, _ effects: inout [Effect]) {
        switch answer {
        case _ where entry.isSettled, .handled:
            state.handling = nil
            end(entry.tap, .handled, &effects)
        case .failed(let reason):
            state.handling = nil
            end(entry.tap, .failed(reason: reason), &effects)
        case .notReady:
            state.handling?.isWaiting = true
            putBack(&effects)
        }
    }

    private func isDelivery(_ number: Int64, of entry: Entry) -> Bool {
        guard let first = entry.first else { return false }
        return first <= number && number <= state.given
    }

    mutating func identityChanged(_ identity: String?, _ effects: inout [Effect]) {
        guard !state.identity.isExactly(identity) else { return }
        state.identity = identity
        endParked(as: .refused(.identity), &effects) { taps, entry in taps.isForeign(entry.tap) }
        if let handling = state.handling, isForeign(handling.tap) { cancel(&effects) }
        tryAgain()
    }

    mutating func closed(_ effects: inout [Effect]) {
        cancel(&effects)
        if let entry = state.handling {
            state.handling = nil
            end(entry.tap, entry.isSettled ? .handled : .dropped(.detachedForGood), &effects)
        }
        let parked = state.parked
        state.parked = []
        for entry in parked { end(entry.tap, .dropped(.detachedForGood), &effects) }
        state.handler = nil
        state.isClosed = true
    }
}
