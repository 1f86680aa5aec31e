/// Finds the payloads in a folder, sorted by name at each level, without holding more than the open levels.
///
/// Hidden entries are skipped. Links are followed, but each folder is entered once, so a loop of links ends.
struct FolderWalk: Sendable {
    /// What the walk comes upon.
    enum Step: Sendable, Hashable {
        case payload(FilePath)
        case unreadable(FilePath, reason: String)
    }

    /// The endings of names that are taken for payloads; the last two hold one a line.
    static let suffixes = [".json", ".apns"] + streamSuffixes
    static let streamSuffixes = [".ndjson", ".jsonl"]

    private let root: FilePath
    private let files: FileSystem
    /// Files that are not taken though their names fit: the reports that this run writes.
    private let excluded: Set<FileIdentity>
    private var levels: [[FilePath]] = []
    private var entered: Set<FileIdentity> = []
    private var isEmpty = true

    init(_ root: FilePath, files: FileSystem, excluded: Set<FileIdentity>) {
        self.root = root
        self.files = files
        self.excluded = excluded
        levels = [[root]]
    }

    /// The next payload; nil at the end. A folder in which nothing was found is unreadable.
    mutating func next() -> Step? {
        while !levels.isEmpty {
            guard let path = levels[levels.count - 1].popLast() else {
                levels.removeLast()
                continue
            }
            if let step = visit(path) {
                isEmpty = false
                return step
            }
        }
        guard isEmpty else { return nil }
        isEmpty = false
        return .unreadable(root, reason: "holds no payload (\(Self.suffixes.joined(separator: ", ")))")
    }

    private mutating func visit(_ path: FilePath) -> Step? {
        let isNamedLikePayload = Self.suffixes.contains { path.hasSuffix($0) }
        let status: FileStatus
        do {
            status = try files.status(path)
        } catch {
            // A link that leads nowhere matters only where a payload was to be expected.
            return isNamedLikePayload ? .unreadable(path, reason: error.reason) : nil
        }
        switch status.kind {
        case .file:
            return isNamedLikePayload && !excluded.contains(status.identity) ? .payload(path) : nil
        case .other:
            // Nothing that could make the walk wait.
            return nil
        case .folder:
            guard entered.insert(status.identity).inserted else { return nil }
            do {
                let names = try files.entries(path).filter { $0.first != UInt8(ascii: ".") }
                levels.append(names.map { path.appending($0) }.sorted(by: >))
                return nil
            } catch {
                return .unreadable(path, reason: error.reason)
            }
        }
    }
}
