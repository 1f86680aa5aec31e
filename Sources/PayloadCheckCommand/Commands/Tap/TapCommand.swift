import JSONReading
import NotificationPayload

/// Runs `tap` on the pipeline of `check`: the same inputs, the same order, bounded in the same way.
struct TapCommand: Sendable {
    let options: TapOptions
    let session: Session

    func run() async -> CommandStatus {
        let environment = session.environment
        let palette = Palette.palette(for: options.inputs.colour, on: environment.standardOutput, in: environment)
        let report: any Report =
            options.isJSON
            ? TapJSONReport(question: options.question)
            : TapTextReport(question: options.question, palette: palette)
        var request = InspectionRequest()
        request.kind = options.inputs.kind
        let judge = Judge(
            inspection: inspection, options: request, reports: [report], environment: environment)
        let destination = Destination(report: report, writer: environment.standardOutput, name: "standard output")
        let output = OrderedOutput(
            jobs: options.inputs.jobs, destinations: [destination], console: session.console,
            progress: Progress(in: environment, isQuiet: false))
        let source = InputSource(
            options.inputs.paths, options: options.inputs.source, commandNames: Command.all.map(\.name),
            environment: environment)
        let ending = await CheckRun(judge: judge, jobs: options.inputs.jobs).run(source, to: output)
        var status = ending.summary.status(failOn: .error)
        for destination in ending.destinations {
            guard case .failed(let reason) = destination.state else { continue }
            session.console.complain("\(destination.name): \(reason)")
            status = .trouble
        }
        return status
    }

    /// Finds nothing in what is JSON, whatever else is wrong with it: a tap on that has an answer too.
    private var inspection: Inspection {
        let inspect = session.inspection
        return { payload, request in
            guard let document = try? JSONDocument(payload) else { return inspect(payload, request) }
            return Inspected(kind: request.kind ?? PayloadKind.detect(document), findings: [])
        }
    }
}
