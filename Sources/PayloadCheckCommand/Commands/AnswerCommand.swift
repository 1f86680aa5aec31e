import JSONReading
import NotificationPayload

/// Runs a command that answers a question about every payload, on the pipeline of `check`: the same inputs, the same
/// order, bounded in the same way.
struct AnswerCommand: Sendable {
    let inputs: InputOptions
    let report: any Report
    let session: Session

    func run() async -> CommandStatus {
        let environment = session.environment
        var request = InspectionRequest()
        request.kind = inputs.kind
        let judge = Judge(
            inspection: inspection, options: request, reports: [report], environment: environment)
        let destination = Destination(report: report, writer: environment.standardOutput, name: "standard output")
        let output = OrderedOutput(
            jobs: inputs.jobs, destinations: [destination], console: session.console,
            progress: Progress(in: environment, isQuiet: false))
        let source = InputSource(
            inputs.paths, options: inputs.source, commandNames: Command.all.map(\.name), environment: environment)
        let ending = await CheckRun(judge: judge, jobs: inputs.jobs).run(source, to: output)
        return ending.status(failOn: .error, complainingTo: session.console)
    }

    /// Finds nothing in what is JSON, whatever else is wrong with it: the question about that has an answer too.
    private var inspection: Inspection {
        let inspect = session.inspection
        return { payload, request in
            guard let document = try? JSONDocument(payload) else { return inspect(payload, request) }
            return Inspected(kind: request.kind ?? PayloadKind.detect(document), findings: [])
        }
    }
}
