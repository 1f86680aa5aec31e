extension Command {
    /// Says what a service extension would do.
    static let content = Command(
        "content", summary: "says what a notification service extension would do with a payload",
        operands: "PATH …", options: [.answerFormat, .kind, .ndjson, .jobs, .standardInputName, .colour],
        notes: """
            The extension that is planned for has the stages that need to know nothing of an app: it
            cleans the text, and attaches the image of fcm_options where there is one. A payload of a kind
            from which a delivered notification follows is turned into what arrives, such as an FCM
            message. Nothing is fetched.

            exit status:
              0  every payload has an answer
              1  one is not JSON
              2  wrong usage, or an input that could not be read
            """
    ) { arguments, session throws(UsageError) in
        let inputs = try InputOptions(arguments, in: session)
        let report: any Report =
            arguments.last(.answerFormat) == "json"
            ? ContentJSONReport() : ContentTextReport(palette: session.palette(inputs.colour))
        return await AnswerCommand(inputs: inputs, report: report, session: session).run()
    }
}
