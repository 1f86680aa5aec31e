extension ParkedTaps {
    /// The whole state, to be restored later.
    package var snapshot: Snapshot { state }

    /// Goes on from a snapshot. One that no sequence of events leads to is refused, so that nothing that comes from
    /// outside can make an event trap or break a law; the first problem is thrown. It also refuses the nonsense in a
    /// configuration that ``init(policy:lifetime:memory:)`` puts right.
    package init(restoring snapshot: Snapshot) throws(SnapshotProblem) {
        try snapshot.checkConfiguration()
        try snapshot.checkNumbers()
        try snapshot.checkPlaces()
        try snapshot.checkKeys()
        state = snapshot
    }
}

extension ParkedTaps.Snapshot {
    /// The largest number that JSON carries everywhere, and far enough from the largest `Int64` that counting on from
    /// it cannot overflow.
    private static var largestNumber: Int64 { (1 << 53) - 1 }

    fileprivate func checkConfiguration() throws(SnapshotProblem) {
        if case .keepInOrder(let capacity) = policy, capacity < 1 { throw .capacity }
        if let lifetime, lifetime < 1 { throw .lifetime }
        if memory < 0 || ended.count > memory { throw .memory }
    }

    fileprivate func checkNumbers() throws(SnapshotProblem) {
        if now < 0 { throw .time }
        if given < 0 || given > Self.largestNumber { throw .number }
        for entry in parked { try checkNumbers(of: entry) }
        if let handling {
            try checkNumbers(of: handling)
            if handling.first == nil { throw .number }
        }
        if let lifetime, parked.contains(where: { now - $0.came >= lifetime }) { throw .time }
    }

    private func checkNumbers(of entry: ParkedTaps.Entry) throws(SnapshotProblem) {
        if entry.came < 0 || entry.came > now { throw .time }
        if let first = entry.first, first < 1 || first > given { throw .number }
    }

    fileprivate func checkPlaces() throws(SnapshotProblem) {
        switch policy {
        case .newestWins: if parked.count > 1 { throw .bounds }
        case .keepInOrder(let capacity):
            if parked.count > capacity - (handling == nil ? 0 : 1) { throw .bounds }
        }
        // Only the front was ever delivered, and only when nothing else is on its way.
        for (place, entry) in parked.enumerated() {
            if entry.isSettled || entry.isCancelled { throw .mark }
            if entry.first != nil, place > 0 || handling != nil { throw .mark }
            if entry.isWaiting, entry.first == nil { throw .mark }
            if !entry.tap.mayAct { throw .tap }
            if let theirs = entry.tap.identity, let identity, !theirs.isExactly(identity) { throw .tap }
        }
        if let handling {
            if handling.isWaiting || (handling.isSettled && handling.first == given) { throw .mark }
            if !handling.tap.mayAct { throw .tap }
            if handler == nil { throw .handler }
        }
        if isClosed, !parked.isEmpty || handling != nil || handler != nil { throw .closed }
    }

    /// Sorts instead of comparing each with each: a snapshot from outside can be long.
    fileprivate func checkKeys() throws(SnapshotProblem) {
        var keys = ended
        keys.append(contentsOf: parked.map { $0.tap.deliveryKey })
        if let handling { keys.append(handling.tap.deliveryKey) }
        keys.sort { $0.precedes($1) }
        for place in keys.indices.dropFirst() where keys[place] == keys[place - 1] { throw .key }

        let reasons = holds.map { $0.name }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for place in reasons.indices.dropFirst() where reasons[place].isExactly(reasons[place - 1]) { throw .hold }
    }
}
