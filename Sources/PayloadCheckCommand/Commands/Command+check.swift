import NotificationPayload

extension Command {
    /// Inspects payloads.
    static let check = Command(
        "check", summary: "says what is wrong with push notification payloads, where, and what to do",
        operands: "[PATH …]",
        options: [
            .contract, .kind, .format, .failOn, .ignore, .select, .severity, .organiser, .event, .ndjson, .jobs,
            .standardInputName, .colour, .quiet,
        ],
        notes: """
            A PATH is a file, a folder (its .json, .apns, .ndjson and .jsonl files, recursively, sorted,
            hidden ones skipped) or - for standard input, which is also read when no PATH is given and it
            is no terminal.

            exit status:
              0  nothing at or above the --fail-on level
              1  findings at or above it
              2  wrong usage, or an input that could not be read
            """
    ) { arguments, session throws(UsageError) in
        let options = try CheckOptions(arguments, in: session)
        return try await CheckCommand(options: options, session: session).run()
    }
}

extension CommandOption {
    static let contract = CommandOption(
        "contract", .choice(ContractChoice.allCases.map(\.rawValue)),
        "whose promises payloads are held against: the gateway's beside the platforms' (default), or none")
    static let kind = CommandOption(
        "kind", .named("KIND", ["auto"] + PayloadKind.askable.map(\.rawValue)),
        "the kind of the payloads (default auto)")
    static let format = CommandOption(
        "format", .text("FORMAT[=FILE]"),
        "text (default), concise, json, sarif, github or junit; with =FILE it goes to a file, beside what is printed; "
            + "repeatable")
    static let failOn = CommandOption(
        "fail-on", .choice(["error", "warning", "info", "never"]),
        "the least severity that makes the exit status 1 (default error)")
    static let ignore = CommandOption("ignore", .text("RULE"), "leaves a rule out; repeatable")
    static let select = CommandOption("select", .text("RULE"), "keeps only this rule; repeatable")
    static let severity = CommandOption(
        "severity", .text("RULE=LEVEL"), "gives a rule another severity: error, warning, info or off; repeatable")
    static let organiser = CommandOption(
        "organiser", .text("NAME"), "what the gateway would add to a request, so that message sizes are exact")
    static let event = CommandOption("event", .text("ID"), "likewise the event")
    static let ndjson = CommandOption(
        "ndjson", .none, "one payload a line; on by itself for .ndjson and .jsonl; blank lines are skipped")
    static let jobs = CommandOption("jobs", .text("N"), "workers for streams and folders (default: the cores)")
    static let standardInputName = CommandOption(
        "stdin-filename", .text("NAME"), "the name that findings of standard input carry")
    static let colour = CommandOption(
        "color", .choice(ColourChoice.allCases.map(\.rawValue)), "default auto; NO_COLOR is respected")
    static let quiet = CommandOption("quiet", .none, "findings only, no summary")
}

extension PayloadKind {
    /// The kinds that can be asked for: all but the one in which detection ends.
    static let askable = allCases.filter { $0 != .unknown }
}
