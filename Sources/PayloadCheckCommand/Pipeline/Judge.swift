import NotificationPayload

/// What a worker does with a batch: read, inspect, render for every report.
struct Judge: Sendable {
    let inspection: Inspection
    let options: InspectionRequest
    let reports: [any Report]
    let environment: CommandEnvironment

    /// What came of a batch.
    struct Result: Sendable {
        /// What each report prints of it, in the order of the reports.
        var fragments: [[UInt8]]
        var summary = Summary()
    }

    func judge(_ batch: Batch) -> Result {
        var result = Result(fragments: reports.map { _ in [] })
        switch batch {
        case .inputs(let inputs):
            for input in inputs { add(judged(input), to: &result) }
        case .lines(let batch):
            for line in batch.lines { add(judged(line, of: batch), to: &result) }
        }
        return result
    }

    private func add(_ input: JudgedInput, to result: inout Result) {
        result.summary.add(input)
        for (index, report) in reports.enumerated() {
            report.write(input, after: &result.fragments[index])
        }
    }

    private func judged(_ input: WholeInput) -> JudgedInput {
        switch input {
        case .file(let path):
            do {
                return judged(.all(of: try environment.files.open(path)), named: .path(path))
            } catch {
                return judged(.unreadable(error.reason), named: .path(path))
            }
        case .standardInput(let name):
            return judged(.all(of: environment.standardInput), named: name)
        case .unreadable(let name, let reason):
            return judged(.unreadable(reason), named: name)
        }
    }

    private func judged(_ reading: WholeReading, named name: InputName) -> JudgedInput {
        switch reading {
        case .unreadable(let reason):
            return JudgedInput(name: name, record: nil, verdict: .unreadable(reason: reason))
        case .tooLong:
            return JudgedInput(name: name, record: nil, verdict: .inspected(tooLong(byteCount: nil, isLine: false)))
        case .bytes(let bytes):
            let inspected = inspection(bytes, options)
            let verdict = JudgedInput.Inspection(
                kind: inspected.kind, byteCount: bytes.count, findings: inspected.findings, source: bytes[...],
                start: 0)
            return JudgedInput(name: name, record: nil, verdict: .inspected(verdict))
        }
    }

    private func judged(_ line: LineBatch.Line, of batch: LineBatch) -> JudgedInput {
        let verdict: JudgedInput.Inspection
        if line.isTooLong {
            verdict = tooLong(byteCount: line.byteCount, isLine: true)
        } else {
            let bytes = Array(batch.bytes[line.range])
            let inspected = inspection(bytes, options)
            verdict = JudgedInput.Inspection(
                kind: inspected.kind, byteCount: bytes.count, findings: inspected.findings, source: bytes[...],
                start: 0)
        }
        return JudgedInput(
            name: batch.name, record: line.number,
            verdict: .inspected(verdict.moved(by: line.start, line: line.number - 1)))
    }

    private func tooLong(byteCount: Int?, isLine: Bool) -> JudgedInput.Inspection {
        JudgedInput.Inspection(
            kind: options.kind ?? .unknown, byteCount: byteCount,
            findings: InputTooLong.findings(options.policy, isLine: isLine), source: nil, start: 0)
    }
}

extension JudgedInput.Inspection {
    /// The same with the payload standing further down in its file.
    fileprivate func moved(by bytes: Int, line: Int) -> JudgedInput.Inspection {
        guard bytes != 0 || line != 0 else { return self }
        let moved = findings.map { finding in
            let place = finding.place
            return Finding(
                rule: finding.rule, severity: finding.severity, message: finding.message, help: finding.help,
                pointer: finding.pointer,
                place: SourceRange(
                    offset: place.offset + bytes, length: place.length, line: place.line + line,
                    column: place.column, endLine: place.endLine + line, endColumn: place.endColumn))
        }
        return JudgedInput.Inspection(
            kind: kind, byteCount: byteCount, findings: moved, source: source, start: start + bytes)
    }
}
