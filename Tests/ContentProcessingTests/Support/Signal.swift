import ContentProcessing
import Locking

/// Something to wait for, which a test gives off.
final class Signal: Sendable {
    private struct State: Sendable {
        var isGiven = false
        var isCancelled = false
        var waiting: CheckedContinuation<Bool, Never>?
    }

    private let state = Locked(State())

    var isAwaited: Bool { state.withLock { $0.waiting != nil } }

    /// Waits, deaf to cancellation.
    func wait() async {
        _ = await withCheckedContinuation { continuation in
            let isGiven = state.withLock { state in
                if !state.isGiven { state.waiting = continuation }
                return state.isGiven
            }
            if isGiven { continuation.resume(returning: true) }
        }
    }

    /// Waits; throws when the task is cancelled first.
    func waitOrCancel(_ onCancel: @escaping @Sendable () -> Void = {}) async throws {
        let isGiven = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let verdict = state.withLock { state -> Bool? in
                    if state.isGiven { return true }
                    if state.isCancelled { return false }
                    state.waiting = continuation
                    return nil
                }
                if let verdict { continuation.resume(returning: verdict) }
            }
        } onCancel: {
            onCancel()
            let waiting = state.withLock { state in
                state.isCancelled = true
                defer { state.waiting = nil }
                return state.waiting
            }
            waiting?.resume(returning: false)
        }
        if !isGiven { throw CancellationError() }
    }

    func give() {
        let waiting = state.withLock { state in
            state.isGiven = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: true)
    }
}
