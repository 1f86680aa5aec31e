#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file, which closes when nothing refers to it any more.
final class OpenFile: Sendable {
    fileprivate let descriptor: CInt
    private let closes: Bool

    /// The three streams that every process has; they stay open.
    static let standardInput = OpenFile(descriptor: 0, closes: false)
    static let standardOutput = OpenFile(descriptor: 1, closes: false)
    static let standardError = OpenFile(descriptor: 2, closes: false)

    fileprivate init(descriptor: CInt, closes: Bool = true) {
        self.descriptor = descriptor
        self.closes = closes
    }

    deinit {
        if closes { close(descriptor) }
    }
}

/// The system's functions, made safe to call. The only file that imports the C library.
enum SystemCalls {
    /// Opens for reading; waits for the other end of a pipe.
    static func openForReading(_ path: FilePath) throws(FileError) -> OpenFile {
        try open(path, flags: O_RDONLY | O_CLOEXEC)
    }

    /// Creates a file that everyone may read, or empties it.
    static func create(_ path: FilePath) throws(FileError) -> OpenFile {
        try open(path, flags: O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    }

    /// Reads at least one byte, up to `maximum`.
    static func read(_ file: OpenFile, maximum: Int) -> ByteReader.Chunk {
        var failure: CInt = 0
        // Safe: the system writes at most `buffer.count` bytes, and `count` is the number that it wrote.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
            var result: Int
            repeat {
                result = unsafe systemRead(file.descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            if result < 0 { failure = errno }
            count = max(result, 0)
        }
        if failure != 0 { return .failed(reason(failure)) }
        return bytes.isEmpty ? .end : .bytes(bytes)
    }

    /// Writes all the bytes.
    static func write(_ file: OpenFile, _ bytes: [UInt8]) -> ByteWriter.Outcome {
        // Safe: the buffer is used within the closure only, and only its own bytes are written.
        unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let result = unsafe systemWrite(file.descriptor, part.baseAddress, part.count)
                if result >= 0 {
                    unsafe rest = rest.dropFirst(result)
                } else if errno == EAGAIN {
                    waitUntilWritable(file)
                } else if errno != EINTR {
                    return errno == EPIPE ? .closed : .failed(reason(errno))
                }
            }
            return .written
        }
    }

    /// What a path leads to, links followed.
    static func status(_ path: FilePath) throws(FileError) -> FileStatus {
        var information = stat()
        // Safe: the path ends with a zero, and the structure lives through the call.
        let result = unsafe withCString(path) { unsafe stat($0, &information) }
        guard result == 0 else { throw error(errno) }
        let kind: FileStatus.Kind =
            switch information.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        let identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: information.st_dev),
            number: UInt64(truncatingIfNeeded: information.st_ino))
        return FileStatus(kind: kind, identity: identity)
    }

    /// The names in a folder without `.` and `..`.
    static func entries(_ path: FilePath) throws(FileError) -> [[UInt8]] {
        // Safe: the folder is closed at the end, and each entry is copied before the next is asked for.
        guard let folder = unsafe withCString(path, { unsafe opendir($0) }) else { throw error(errno) }
        defer { unsafe closedir(folder) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                let start = unsafe UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self)
                return unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw error(errno) }
        return names
    }

    /// Whether a person is on the other end.
    static func isTerminal(_ file: OpenFile) -> Bool {
        isatty(file.descriptor) == 1
    }

    /// The value of an environment variable.
    static func variable(_ name: String) -> String? {
        // Safe: the text is copied at once, and nothing in this program changes the environment.
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// The folder that relative paths start from.
    static func workingDirectory() -> FilePath? {
        // Safe: the system allocates the text, which is copied and given back.
        guard let text = unsafe getcwd(nil, 0) else { return nil }
        defer { unsafe free(text) }
        return unsafe FilePath(Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
    }

    /// The arguments after the program's name, byte by byte.
    static func arguments() -> [FilePath] {
        // Safe: the system keeps the texts for as long as the process runs.
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { text in
                unsafe FilePath(Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
            }
        }
    }

    /// The processors that are there.
    static func cores() -> Int {
        max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }

    /// Makes a broken pipe an outcome of writing instead of the end of the process.
    static func ignoreBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Opens nothing in place of the standard streams that the caller has closed, so that no file gets their numbers
    /// and with them what was meant for the stream. It is opened the wrong way round, so that use fails as it does with
    /// a closed stream, and nothing is lost in silence.
    static func fillClosedStreams() {
        for descriptor in 0...2 as ClosedRange<CInt> where fcntl(descriptor, F_GETFD) == -1 {
            // Safe: the path is a constant. The lowest free number is taken, which is this one.
            _ = unsafe systemOpen("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY, 0)
        }
    }

    /// Ends the process.
    static func exit(_ status: Int32) -> Never {
        systemExit(status)
    }

    private static func open(_ path: FilePath, flags: CInt) throws(FileError) -> OpenFile {
        // Safe: the path ends with a zero.
        let descriptor = unsafe withCString(path) { unsafe systemOpen($0, flags, 0o666) }
        guard descriptor >= 0 else { throw error(errno) }
        return OpenFile(descriptor: descriptor)
    }

    /// A pipe that another program made non-blocking is waited for, not asked again and again.
    private static func waitUntilWritable(_ file: OpenFile) {
        var wanted = pollfd(fd: file.descriptor, events: Int16(POLLOUT), revents: 0)
        // Safe: the system writes into one structure, which lives through the call.
        _ = unsafe poll(&wanted, 1, -1)
    }

    private static func withCString<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        // Safe: the array ends with a zero, is not empty, and lives through the call.
        let text = path.bytes.map { CChar(bitPattern: $0) } + [0]
        return unsafe body(text)
    }

    private static func error(_ number: CInt) -> FileError {
        FileError(reason: reason(number), isMissing: number == ENOENT)
    }

    private static func reason(_ number: CInt) -> String {
        // Safe: the text is copied at once.
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}

// The C functions whose names the methods above take.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: CInt, _ mode: mode_t) -> CInt {
    unsafe open(path, flags, mode)
}
private func systemExit(_ status: Int32) -> Never {
    exit(status)
}
