#if !hasFeature(Embedded)
/// What a trace will tell of a tap that lives.
struct TapNotes: Sendable {
    var doors = 0
    var deliveries = 0
    var origin: TapOrigin?
}

extension ParkedTapQueue {
    /// Counts the doors. An arrival that ended at once is told of by its own outcome, not by the living tap's.
    func note(_ event: ParkedTaps<Tap>.Event, _ effects: [ParkedTaps<Tap>.Effect]) {
        guard case .tapped(let tap) = event, tap.mayAct else { return }
        let key = tap.deliveryKey
        let ended = effects.contains { effect in
            if case .outcome(let other, _) = effect { other.deliveryKey == key } else { false }
        }
        if ended { return }
        var noted = notes[key] ?? TapNotes()
        noted.doors += 1
        if let origin = tap.origin { noted.origin = max(origin, noted.origin ?? origin) }
        notes[key] = noted
    }

    func record(_ tap: Tap, _ outcome: TapOutcome) {
        // A duplicate has no notes of its own, and nothing that lives has its key.
        let noted = notes.removeValue(forKey: tap.deliveryKey) ?? TapNotes(doors: 1, origin: tap.origin)
        let record = TapRecord(
            route: tap.routeName, outcome: outcome, doors: noted.doors, deliveries: noted.deliveries,
            origin: noted.origin, time: taps.state.now)
        if outcomes.count >= 64 { outcomes.removeFirst() }
        outcomes.append(record)
        onOutcome?(record)
    }
}
#endif
