/// All inputs of a run in order, in batches; the next batch is made only when it is asked for.
struct InputSource: Sendable {
    /// How inputs are read.
    struct Options: Sendable {
        /// Whether every input holds one payload a line, whatever its name.
        var isStream = false
        /// The name that standard input carries.
        var standardInputName: String?
        /// Files that a folder's walk leaves out.
        var excluded: Set<FileIdentity> = []
    }

    private let environment: CommandEnvironment
    private let options: Options
    private let commandNames: [String]
    private var paths: ArraySlice<FilePath>
    private var walk: FolderWalk?
    private var stream: LineStream?
    private var streamName: InputName?
    private var gathered: [WholeInput] = []

    /// Reads paths in order; `-` is standard input. `commandNames` tell a mistyped command from a missing file.
    init(_ paths: [FilePath], options: Options, commandNames: [String], environment: CommandEnvironment) {
        self.paths = paths[...]
        self.options = options
        self.commandNames = commandNames
        self.environment = environment
    }

    /// The next batch; nil at the end.
    mutating func next() -> Batch? {
        while true {
            if stream != nil {
                if !gathered.isEmpty { return takeGathered() }
                if let lines = stream?.next() { return .lines(lines) }
                endStream()
            } else if gathered.count >= InputBounds.files {
                return takeGathered()
            } else if walk != nil {
                advanceWalk()
            } else if let path = paths.popFirst() {
                begin(path)
            } else {
                return gathered.isEmpty ? nil : takeGathered()
            }
        }
    }

    private mutating func takeGathered() -> Batch {
        defer { gathered = [] }
        return .inputs(gathered)
    }

    private mutating func endStream() {
        if let failure = stream?.failure, let streamName {
            gathered.append(.unreadable(streamName, reason: failure))
        }
        stream = nil
        streamName = nil
    }

    private mutating func advanceWalk() {
        switch walk?.next() {
        case .payload(let path): add(path)
        case .unreadable(let path, let reason): gathered.append(.unreadable(.path(path), reason: reason))
        case nil: walk = nil
        }
    }

    private mutating func begin(_ path: FilePath) {
        if path == FilePath("-") {
            let name = InputName.standardInput(named: options.standardInputName)
            if isStream(FilePath(name.text)) {
                begin(LineStream(name: name, reader: environment.standardInput), named: name)
            } else {
                gathered.append(.standardInput(name))
            }
            return
        }
        do {
            let status = try environment.files.status(path)
            if status.kind == .folder {
                walk = FolderWalk(path, files: environment.files, excluded: options.excluded)
            } else {
                add(path)
            }
        } catch {
            gathered.append(.unreadable(.path(path), reason: error.reason + hint(for: path, error)))
        }
    }

    private mutating func add(_ path: FilePath) {
        guard isStream(path) else {
            gathered.append(.file(path))
            return
        }
        do {
            let reader = try environment.files.open(path)
            begin(LineStream(name: .path(path), reader: reader), named: .path(path))
        } catch {
            gathered.append(.unreadable(.path(path), reason: error.reason))
        }
    }

    private mutating func begin(_ stream: LineStream, named name: InputName) {
        self.stream = stream
        streamName = name
    }

    private func isStream(_ path: FilePath) -> Bool {
        options.isStream || FolderWalk.streamSuffixes.contains { path.hasSuffix($0) }
    }

    private func hint(for path: FilePath, _ error: FileError) -> String {
        guard error.isMissing, let name = Suggestion.nearest(to: path.text, of: commandNames) else { return "" }
        return "; did you mean the command \(name)?"
    }
}
