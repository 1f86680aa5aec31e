public import ContentProcessing
public import Foundation

/// Writes attachments into a folder, each run into a folder of its own within it.
public struct AttachmentFolder: AttachmentStoring {
    private let folder: URL

    /// Takes a folder; by default the process's temporary one. It is created where it is missing.
    public init(_ folder: URL = FileManager.default.temporaryDirectory) {
        self.folder = folder
    }

    /// Begins a file in a folder of its own, so that files of the same name do not meet.
    public func create(_ name: String) async throws -> any AttachmentWriting {
        let own = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent(name, isDirectory: false)
        try Data().write(to: file, options: .withoutOverwriting)
        return AttachmentFile(file, handle: try FileHandle(forWritingTo: file))
    }
}

/// A file in a folder of its own; the actor lets one call in at a time.
actor AttachmentFile: AttachmentWriting {
    private let file: URL
    private let handle: FileHandle

    init(_ file: URL, handle: sending FileHandle) {
        self.file = file
        self.handle = handle
    }

    func append(_ bytes: [UInt8]) throws {
        try handle.write(contentsOf: bytes)
    }

    func finish() throws -> String {
        try handle.close()
        return file.path
    }

    func discard() {
        // Whatever cannot be removed here is in the temporary folder, which the system empties.
        try? handle.close()
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}
