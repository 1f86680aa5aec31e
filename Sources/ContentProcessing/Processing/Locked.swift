// The one lock of this module. `Mutex` needs iOS 18, `OSAllocatedUnfairLock` does not exist elsewhere. The thread
// sanitizer does not see the order that `Mutex` makes and reports races under it that are none; for it, build with
// `-DLOCK_SEEN_BY_SANITIZER`.

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
#elseif LOCK_SEEN_BY_SANITIZER
import Glibc

/// A value behind a lock. Unchecked, because the value is touched only by the thread that holds the lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    /// Lives as long as this object, at an address that does not change.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: Value) {
        unsafe mutex = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
        self.value = value
    }

    /// Runs the body with the value, alone. The body must not come back to this lock.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    /// Runs the body with the value, or returns nil at once where another thread holds the lock.
    package func withLockIfAvailable<Result: Sendable>(_ body: (inout Value) -> Result) -> Result? {
        guard unsafe pthread_mutex_trylock(mutex) == 0 else { return nil }
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
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
