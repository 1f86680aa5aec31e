/// Runs `check`: opens the outputs, has the inputs judged, and ends with the summary.
struct CheckCommand: Sendable {
    let options: CheckOptions
    let session: Session

    private var environment: CommandEnvironment { session.environment }

    func run() async throws(UsageError) -> CommandStatus {
        let destinations = try openDestinations()
        var inputs = options.inputs
        inputs.excluded = identities(of: options.outputs.compactMap(\.file))
        let judge = Judge(
            inspection: session.inspection, options: options.inspection, reports: destinations.map(\.report),
            environment: environment)
        let output = OrderedOutput(
            jobs: options.jobs, destinations: destinations, console: session.console,
            progress: Progress(in: environment, isQuiet: options.isQuiet))
        let source = InputSource(
            options.paths, options: inputs, commandNames: Command.all.map(\.name), environment: environment)
        let ending = await CheckRun(judge: judge, jobs: options.jobs).run(source, to: output)
        return finish(ending)
    }

    private func finish(_ ending: OrderedOutput.Ending) -> CommandStatus {
        let status = ending.status(failOn: options.failOn, complainingTo: session.console)
        let isAbandoned = ending.destinations.allSatisfy { $0.state != .open }
        if !options.isQuiet, !isAbandoned { session.console.say(ending.summary.line) }
        return status
    }

    private func openDestinations() throws(UsageError) -> [Destination] {
        let taken = identities(of: options.paths)
        var destinations: [Destination] = []
        for output in options.outputs {
            let settings = ReportSettings(
                palette: output.file == nil ? session.palette(options.colour) : Palette(isColoured: false),
                failOn: options.failOn, catalogue: session.catalogue,
                locations: RelativeLocations(workingDirectory: environment.workingDirectory))
            var writer = environment.standardOutput
            if let file = output.file {
                // Creating it would empty it.
                guard identities(of: [file]).isDisjoint(with: taken) else {
                    throw UsageError("--format: \(file.text) is an input")
                }
                do {
                    writer = try environment.files.create(file)
                } catch {
                    throw UsageError("\(file.text): \(error.reason)")
                }
            }
            destinations.append(
                Destination(
                    report: output.format.report(settings), writer: writer,
                    name: output.file?.text ?? "standard output"))
        }
        return destinations
    }

    private func identities(of paths: [FilePath]) -> Set<FileIdentity> {
        Set(paths.compactMap { path in (try? environment.files.status(path))?.identity })
    }
}
