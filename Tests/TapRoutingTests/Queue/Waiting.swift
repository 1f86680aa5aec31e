import Testing

/// Lets other tasks run until a condition holds. Gives up after a while, and then the test fails.
@MainActor
func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async {
    for turn in 0..<20_000 {
        if condition() { return }
        if turn < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .microseconds(500)) }
        if Task.isCancelled { break }
    }
    #expect(condition(), what, sourceLocation: sourceLocation)
}

/// Lets everything run that can run without time or an event.
@MainActor
func settle() async {
    for _ in 0..<100 { await Task.yield() }
}

/// Where a handler waits until the test lets it go on.
@MainActor
final class Gate {
    private(set) var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits, also when its task is cancelled.
    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Waits until its task is cancelled.
@MainActor
func untilCancelled() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
}

/// What handlers did, in order.
@MainActor
final class Log {
    var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }
}
