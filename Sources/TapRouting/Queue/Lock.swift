#if !hasFeature(Embedded)
// A value behind a lock, from what each platform has: the standard library's own needs iOS 18.

#if canImport(os)
import os

struct Lock<Value: Sendable>: Sendable {
    private let storage: OSAllocatedUnfairLock<Value>

    init(_ value: Value) {
        storage = OSAllocatedUnfairLock(initialState: value)
    }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        storage.withLock(body)
    }
}
#else
import Synchronization

final class Lock<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) {
        storage = Mutex(value)
    }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        storage.withLock { value in body(&value) }
    }
}
#endif
#endif
