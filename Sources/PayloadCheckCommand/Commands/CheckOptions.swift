import NotificationPayload

/// What `check` was asked to do, understood and checked.
struct CheckOptions: Sendable {
    var inspection = InspectionRequest()
    var paths: [FilePath]
    var outputs: [OutputChoice]
    var failOn: Severity?
    var inputs = InputSource.Options()
    var jobs: Int
    var colour: ColourChoice
    var isQuiet: Bool

    /// The workers that may be asked for.
    private static let jobsBound = 256

    /// Understands the arguments; refuses a value that means nothing, with the nearest that does.
    init(_ arguments: Arguments, in session: Session) throws(UsageError) {
        let environment = session.environment
        inspection.kind = arguments.last(.kind).flatMap(PayloadKind.init)
        inspection.contract = arguments.last(.contract).flatMap(ContractChoice.init) ?? .gateway
        inspection.organiser = arguments.last(.organiser)
        if let event = arguments.last(.event) {
            do {
                inspection.event = try EventID(event)
            } catch {
                throw UsageError("--event \"\(event)\" \(error)")
            }
        }
        inspection.policy = try RulePolicy.policy(from: arguments, rules: session.catalogue().map(\.rule))
        outputs = try OutputChoice.choices(arguments.all(.format))
        failOn = arguments.last(.failOn).map(Severity.init) ?? .error
        inputs.isStream = arguments.has(.ndjson)
        inputs.standardInputName = arguments.last(.standardInputName)
        jobs = environment.cores
        if let typed = arguments.last(.jobs) {
            guard let number = Int(typed), (1...Self.jobsBound).contains(number) else {
                throw UsageError("--jobs takes a number from 1 to \(Self.jobsBound), not \"\(typed)\"")
            }
            jobs = number
        }
        colour = arguments.last(.colour).flatMap(ColourChoice.init) ?? .auto
        isQuiet = arguments.has(.quiet)
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
