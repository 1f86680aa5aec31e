// The one lock of this module. `Mutex` needs iOS 18, `OSAllocatedUnfairLock` does not exist elsewhere.

#if canImport(os)
import os

/// A value behind a lock.
package final class Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }

    /// Runs the body with the value, alone. The body must not come back to this lock.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLockUnchecked(body)
    }

    /// Runs the body with the value, or returns nil at once where another thread holds the lock.
    package func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
        lock.withLockIfAvailableUnchecked(body)
    }
}
#else
import Synchronization

/// A value behind a lock.
package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: Value) {
        mutex = Mutex(value)
    }

    /// Runs the body with the value, alone. The body must not come back to this lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { body(&$0) }
    }

    /// Runs the body with the value, or returns nil at once where another thread holds the lock.
    package func withLockIfAvailable<Result: Sendable>(_ body: (inout Value) -> Result) -> Result? {
        mutex.withLockIfAvailable { body(&$0) }
    }
}
#endif
