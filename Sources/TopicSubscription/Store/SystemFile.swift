#if canImport(Darwin)
import Darwin
import Foundation
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file of the system. Every call into the C library is in this file.
///
/// The C functions read the path as text that Swift ends with a NUL byte for the time of the call, and bytes together
/// with their count; nothing outlives its call, which makes each `unsafe` below safe.
struct SystemFile: ~Copyable {
    /// An error number of the system.
    struct Refusal: Error {
        let code: Int32

        /// Whether the file is not there.
        var isAbsence: Bool { code == ENOENT }

        /// What the system says of it.
        var reason: String {
            unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        }

        static var last: Refusal { Refusal(code: errno) }
    }

    private let descriptor: Int32

    init(reading path: String) throws(Refusal) {
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
    }

    /// Makes the file, or empties the one that is there. Only the app's own user may read it.
    init(creating path: String) throws(Refusal) {
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The next bytes; none at the end.
    borrowing func read() throws(Refusal) -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = unsafe systemRead(descriptor, &buffer, buffer.count)
            if count >= 0 { return buffer.prefix(count) }
            if errno != EINTR { throw .last }
        }
    }

    borrowing func write(_ content: ArraySlice<UInt8>) throws(Refusal) {
        var rest = Array(content)
        while !rest.isEmpty {
            let count = unsafe systemWrite(descriptor, rest, rest.count)
            if count >= 0 { rest.removeFirst(count) } else if errno != EINTR { throw .last }
        }
    }

    /// Returns when what was written would survive the loss of power.
    borrowing func makeDurable() throws(Refusal) {
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Gives a file the name of another, which is gone then.
    static func rename(_ old: String, to new: String) throws(Refusal) {
        guard unsafe systemRename(old, new) == 0 else { throw .last }
    }

    static func remove(_ path: String) {
        unsafe unlink(path)
    }

    /// Makes a folder and those above it. One that is there is no refusal, and neither is one above it that may not be
    /// written to: making the last one tells.
    static func makeFolder(_ path: String) throws(Refusal) {
        var refusal: Refusal?
        for end in path.indices.dropFirst().filter({ path[$0] == "/" }) + [path.endIndex] {
            let isThere = unsafe mkdir(String(path[..<end]), 0o700) == 0 || errno == EEXIST
            refusal = isThere ? nil : .last
        }
        if let refusal { throw refusal }
    }

    /// Keeps a file out of backups. The attribute is the file's own.
    static func excludeFromBackup(_ path: String) throws(Refusal) {
        #if canImport(Darwin)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        var file = URL(fileURLWithPath: path)
        do { try file.setResourceValues(values) } catch { throw Refusal(code: EIO) }
        #endif
    }
}

// The methods above have the names of these functions.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    unsafe read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    unsafe write(file, bytes, count)
}

private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    unsafe rename(old, new)
}
