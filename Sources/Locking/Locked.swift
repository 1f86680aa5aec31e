// The one lock of the package. The standard library's `Mutex` needs iOS 18; `OSAllocatedUnfairLock` exists only on
// Apple's platforms.

#if canImport(os)
import os

/// A value behind a lock.
package final class Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }

    /// Runs the body with the value, alone. The body must not come back to this lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        lock.withLockUnchecked(body)
    }

    /// Runs the body with the value, or returns nil at once where another thread holds the lock.
    package func withLockIfAvailable<Result: Sendable>(_ body: (inout Value) -> Result) -> Result? {
        lock.withLockIfAvailableUnchecked(body)
    }
}
#else
import Synchronization

/// A value behind a lock.
package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    /// Says again what the mutex ensures: the thread sanitizer does not see into the futex of the standard library and
    /// takes what it guards for a race.
    private let order = Atomic<Bool>(false)

    package init(_ value: Value) {
        mutex = Mutex(value)
    }

    /// Runs the body with the value, alone. The body must not come back to this lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { value in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return body(&value)
        }
    }

    /// Runs the body with the value, or returns nil at once where another thread holds the lock.
    package func withLockIfAvailable<Result: Sendable>(_ body: (inout Value) -> Result) -> Result? {
        mutex.withLockIfAvailable { value in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return body(&value)
        }
    }
}
#endif
