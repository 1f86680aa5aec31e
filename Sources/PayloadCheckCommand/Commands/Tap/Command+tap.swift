extension Command {
    /// Says what a notification and a tap on it do.
    static let tap = Command(
        "tap", summary: "says what a notification does: shown in the foreground or not, and what a tap on it does",
        operands: "PATH …",
        options: [
            .currentEvent, .response, .map, .ownHost, .refusedLink, .answerFormat, .kind, .ndjson, .jobs,
            .standardInputName, .colour,
        ],
        notes: """
            A payload of a kind from which a delivered notification follows is turned into what arrives, such as
            an FCM message. Whatever is not the gateway's stays, with the reason.

            exit status:
              0  every payload has an answer
              1  one is not JSON
              2  wrong usage, or an input that could not be read
            """
    ) { arguments, session throws(UsageError) in
        let options = try TapOptions(arguments, in: session)
        let report: any Report =
            options.isJSON
            ? TapJSONReport(question: options.question)
            : TapTextReport(question: options.question, palette: session.palette(options.inputs.colour))
        return await AnswerCommand(inputs: options.inputs, report: report, session: session).run()
    }
}

extension CommandOption {
    static let currentEvent = CommandOption("current-event", .text("ID"), "the event that the app is at (default none)")
    static let response = CommandOption(
        "response", .text("RESPONSE"),
        "what the person does: opened (default), dismissed, action:ID or reply:ID=TEXT")
    static let map = CommandOption(
        "map", .text("ID=open"), "an action or a reply that does what opening does; repeatable")
    static let ownHost = CommandOption(
        "own-host", .text("HOST"), "a host whose links go to the app instead of the system; repeatable")
    static let refusedLink = CommandOption(
        "refused-link", .choice(["announcements", "stay"]),
        "what a link leads to that is not opened (default announcements)")
    static let answerFormat = CommandOption("format", .choice(["text", "json"]), "default text")
}
