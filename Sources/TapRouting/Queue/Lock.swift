#if !hasFeature(Embedded)
// A value behind a lock, from what each platform has: the standard library's own needs iOS 18.

#if canImport(os)
import os

package struct Lock<Value: Sendable>: Sendable {
    private let storage: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        storage = OSAllocatedUnfairLock(initialState: value)
    }

    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        storage.withLock(body)
    }
}
#else
import Synchronization

package final class Lock<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>
    /// Says again what the mutex ensures: the thread sanitizer does not see into the futex of the standard library and
    /// takes what it guards for a race.
    private let order = Atomic<Bool>(false)

    package init(_ value: Value) {
        storage = Mutex(value)
    }

    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        storage.withLock { value in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return body(&value)
        }
    }
}
#endif
#endif
