/// Where attachments are written.
public protocol AttachmentStoring: Sendable {
    /// Begins a file of that name, which is safe as a file name: ASCII letters, digits, hyphens and one dot.
    func create(_ name: String) async throws -> any AttachmentWriting
}

/// A file that is being written.
public protocol AttachmentWriting: Sendable {
    /// Adds bytes at the end.
    func append(_ bytes: [UInt8]) async throws
    /// Ends the file and says where it lies.
    func finish() async throws -> String
    /// Removes the file. Called instead of ``finish()``, or after it threw.
    func discard() async
}
