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

    /// Understands the arguments; refuses a value that means nothing, with the nearest that does.
    init(_ arguments: Arguments, in session: Session) throws(UsageError) {
        inspection.contract = arguments.last(.contract).flatMap(ContractChoice.init) ?? .gateway
        inspection.organiser = arguments.last(.organiser)
        if let event = arguments.last(.event) { inspection.event = try EventID(event, of: .event) }
        inspection.policy = try RulePolicy.policy(from: arguments, rules: session.catalogue().map(\.rule))
        outputs = try OutputChoice.choices(arguments.all(.format))
        failOn = arguments.last(.failOn).map(Severity.init) ?? .error
        let common = try InputOptions(arguments, in: session)
        inspection.kind = common.kind
        inputs = common.source
        jobs = common.jobs
        colour = common.colour
        isQuiet = arguments.has(.quiet)
        paths = common.paths
    }
}
