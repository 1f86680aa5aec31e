/// What the command needs of a file system.
package struct FileSystem: Sendable {
    /// What a path leads to, links followed.
    package var status: @Sendable (FilePath) throws(FileError) -> FileStatus

    /// The names in a folder, in any order, without `.` and `..`.
    package var entries: @Sendable (FilePath) throws(FileError) -> [[UInt8]]

    /// Opens a file for reading; it closes when the reader is gone.
    package var open: @Sendable (FilePath) throws(FileError) -> ByteReader

    /// Creates a file or empties it; it closes when the writer is gone.
    package var create: @Sendable (FilePath) throws(FileError) -> ByteWriter

    /// Takes all as they are.
    package init(
        status: @escaping @Sendable (FilePath) throws(FileError) -> FileStatus,
        entries: @escaping @Sendable (FilePath) throws(FileError) -> [[UInt8]],
        open: @escaping @Sendable (FilePath) throws(FileError) -> ByteReader,
        create: @escaping @Sendable (FilePath) throws(FileError) -> ByteWriter
    ) {
        self.status = status
        self.entries = entries
        self.open = open
        self.create = create
    }
}

/// Why a file cannot be had, in the system's words.
package struct FileError: Error, Hashable {
    /// Such as `No such file or directory`.
    package let reason: String

    /// Whether there is nothing of that name, so that the name may be mistyped.
    package let isMissing: Bool

    /// Takes both as they are.
    package init(reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }
}

/// What a path leads to.
package struct FileStatus: Sendable, Hashable {
    /// The sorts of files that matter here.
    package enum Kind: Sendable, Hashable {
        case file
        case folder
        /// A pipe, a device, a socket.
        case other
    }

    /// Its sort.
    package let kind: Kind

    /// The same for every path that leads to the same file.
    package let identity: FileIdentity

    /// Takes both as they are.
    package init(kind: Kind, identity: FileIdentity) {
        self.kind = kind
        self.identity = identity
    }
}

/// Which file it is, whatever its path.
package struct FileIdentity: Sendable, Hashable {
    package let device: UInt64
    package let number: UInt64

    /// Takes both as they are.
    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
