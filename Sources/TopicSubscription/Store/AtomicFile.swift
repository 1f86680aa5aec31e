/// A whole file, read and replaced. A replacement is complete or has not happened, also when the process dies in it.
///
/// The new content is written beside the old one, made durable, and then takes its name.
package struct AtomicFile: Sendable {
    /// The places of a replacement at which a process can die.
    package enum Stage: String, CaseIterable, Sendable, Codable {
        case created, partlyWritten, written, durable, renamed
    }

    /// The file's path.
    package let path: String

    /// Called at each stage. A test ends the process there.
    private let reached: @Sendable (Stage) -> Void

    package init(path: String, reached: @escaping @Sendable (Stage) -> Void = { _ in }) {
        self.path = path
        self.reached = reached
    }

    /// The file's bytes; nil when there is no such file.
    package func read() throws(StoreFailure) -> [UInt8]? {
        do throws(SystemFile.Refusal) {
            let file = try SystemFile(reading: path)
            var content: [UInt8] = []
            while true {
                let next = try file.read()
                if next.isEmpty { return content }
                content += next
            }
        } catch {
            if error.isAbsence { return nil }
            throw StoreFailure(.read, file: path, code: error.code, reason: error.reason)
        }
    }

    /// Replaces the file's bytes; makes its folder first if there is none.
    package func replace(by content: [UInt8]) throws(StoreFailure) {
        let temporary = path + ".new"
        do throws(SystemFile.Refusal) {
            try SystemFile.makeFolder(folder)
            try write(content, to: temporary)
            try SystemFile.rename(temporary, to: path)
        } catch {
            SystemFile.remove(temporary)
            throw StoreFailure(.write, file: path, code: error.code, reason: error.reason)
        }
        reached(.renamed)
        // A name that is not durable yet is the old or the new file's after a loss of power, so a failure is none.
        do throws(SystemFile.Refusal) { try SystemFile(reading: folder).makeDurable() } catch {}
    }

    private func write(_ content: [UInt8], to path: String) throws(SystemFile.Refusal) {
        let file = try SystemFile(creating: path)
        try SystemFile.excludeFromBackup(path)
        reached(.created)
        // In two parts, so that dying between them is a case that a test can reach.
        try file.write(content.prefix(content.count / 2))
        reached(.partlyWritten)
        try file.write(content.dropFirst(content.count / 2))
        reached(.written)
        try file.makeDurable()
        reached(.durable)
    }

    private var folder: String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}
