import JSONReading
import NotificationPayload

/// The Static Analysis Results Interchange Format 2.1.0, a result a line.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFReport: Report {
    let rules: [RuleDescription]
    let locations: RelativeLocations

    var separator: String { ",\n" }

    func opening() -> [UInt8] {
        var driver = JSONWriter()
        driver.object { writer in
            writer.object("driver") { writer in
                writer.member("name", "payload-check")
                writer.member("version", PayloadCheck.version)
                writer.member("semanticVersion", PayloadCheck.version)
                writer.array("rules") { writer in
                    for rule in rules { Self.write(rule, to: &writer) }
                }
            }
        }
        let head = """
            {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":
            """
        let rest = ",\n\"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
        return Array(head.utf8) + driver.bytes + Array(rest.utf8)
    }

    func entry(for input: JudgedInput) -> [UInt8] {
        var entry: [UInt8] = []
        for finding in input.findings {
            if !entry.isEmpty { entry.append(contentsOf: separator.utf8) }
            var writer = JSONWriter()
            write(finding, in: input.name, to: &writer)
            entry.append(contentsOf: writer.bytes)
        }
        return entry
    }

    func closing(_ summary: Summary) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { writer in
            writer.object { writer in
                writer.member("executionSuccessful", summary.unreadable.isEmpty)
                writer.array("toolExecutionNotifications") { writer in
                    for input in summary.unreadable {
                        writer.object { writer in
                            writer.member("level", "error")
                            writer.object("message") { $0.member("text", "\(input.name.text): \(input.reason)") }
                            writer.array("locations") { location(of: input.name, to: &$0) }
                        }
                    }
                }
            }
        }
        return Array("\n],\"invocations\":".utf8) + writer.bytes + Array("}]}\n".utf8)
    }

    private func write(_ finding: Finding, in name: InputName, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("ruleId", finding.rule.name)
            writer.member("level", Self.level(finding.severity))
            let help = finding.help.map { "\nhelp: " + $0 } ?? ""
            writer.object("message") { $0.member("text", finding.message + help) }
            writer.array("locations") { location(of: name, finding, to: &$0) }
        }
    }

    private func location(of name: InputName, _ finding: Finding? = nil, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("physicalLocation") { writer in
                writer.object("artifactLocation") { $0.member("uri", locations.uri(of: name)) }
                if let place = finding?.place {
                    writer.object("region") { writer in
                        writer.member("startLine", place.line)
                        writer.member("startColumn", place.column)
                        writer.member("endLine", place.endLine)
                        writer.member("endColumn", place.endColumn)
                        writer.member("byteOffset", place.offset)
                        writer.member("byteLength", place.length)
                    }
                }
            }
            if let pointer = finding?.pointer, !pointer.isEmpty {
                writer.array("logicalLocations") { $0.object { $0.member("fullyQualifiedName", pointer) } }
            }
        }
    }

    private static func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", rule.rule.name)
            writer.object("shortDescription") { $0.member("text", rule.summary) }
            writer.object("fullDescription") { $0.member("text", rule.reason) }
            writer.object("defaultConfiguration") { $0.member("level", level(rule.rule.severity)) }
            if let address = rule.documents.first(where: { $0.hasPrefix("https://") }) {
                writer.member("helpUri", address)
            }
            writer.object("properties") { $0.array("tags") { $0.value(rule.family.rawValue) } }
        }
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
