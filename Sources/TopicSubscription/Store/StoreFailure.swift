/// Why a record could not be read or written. The record is what it was.
public struct StoreFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was tried.
    public enum Operation: String, Sendable, Hashable {
        case read
        case write
    }

    /// What was tried.
    public let operation: Operation

    /// The file it was tried on.
    public let file: String

    /// The system's error number, such as 28 for a full disk; nil when the system was not asked.
    public let code: Int32?

    /// What the system says of it.
    public let reason: String

    /// States a failure.
    public init(_ operation: Operation, file: String, code: Int32? = nil, reason: String) {
        self.operation = operation
        self.file = file
        self.code = code
        self.reason = reason
    }

    /// What could not be done and why, such as `cannot write …/record.json: No space left on device`.
    public var description: String { "cannot \(operation.rawValue) \(file): \(reason)" }
}
