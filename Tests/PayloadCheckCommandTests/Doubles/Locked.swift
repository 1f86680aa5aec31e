import Foundation

/// A value that several threads may change.
final class Locked<Value: Sendable>: @unchecked Sendable {
    // Safe: the value is touched only while the lock is held.
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
