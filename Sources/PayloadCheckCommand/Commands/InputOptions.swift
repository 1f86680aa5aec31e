import NotificationPayload

/// Which inputs a command reads, and how: the same options in every command that takes paths.
struct InputOptions: Sendable {
    var paths: [FilePath]
    var source = InputSource.Options()
    var kind: PayloadKind?
    var jobs: Int
    var colour: ColourChoice

    /// The workers that may be asked for.
    private static let jobsBound = 256

    /// Understands the arguments; refuses a value that means nothing.
    init(_ arguments: Arguments, in session: Session) throws(UsageError) {
        let environment = session.environment
        kind = arguments.last(.kind).flatMap(PayloadKind.init)
        source.isStream = arguments.has(.ndjson)
        source.standardInputName = arguments.last(.standardInputName)
        jobs = environment.cores
        if let typed = arguments.last(.jobs) {
            guard let number = Int(typed), (1...Self.jobsBound).contains(number) else {
                throw UsageError("--jobs takes a number from 1 to \(Self.jobsBound), not \"\(typed)\"")
            }
            jobs = number
        }
        colour = arguments.last(.colour).flatMap(ColourChoice.init) ?? .auto
        paths = arguments.operands
        if paths.isEmpty {
            guard !environment.standardInput.isTerminal else {
                throw UsageError("no PATH is given, and standard input is a terminal")
            }
            paths = [FilePath("-")]
        }
        guard paths.count(where: { $0 == FilePath("-") }) <= 1 else {
            throw UsageError("standard input can be read only once")
        }
    }
}

extension EventID {
    /// Understands the value of an option that names an event.
    init(_ typed: String, of option: CommandOption) throws(UsageError) {
        do {
            try self.init(typed)
        } catch {
            throw UsageError("\(option.spelling) \"\(typed)\" \(error)")
        }
    }
}
