internal import JSONReading
internal import NotificationPayload
internal import TapRouting

/// A scenario in a file: what happens to an application, and what it is expected to do after each step.
///
/// `Payloads/taps/README.md` describes the form.
public struct TapScenarioFile: Sendable {
    /// What the scenario tells, in a sentence or two.
    public let story: String

    private let document: JSONValue
    private let steps: [Step]
    private let beginning: ScenarioMachine

    private struct Step: Sendable {
        var event: ScenarioEvent
        var time: Int64?
        var source: JSONValue
    }

    /// Reads a scenario.
    ///
    /// - Throws: The first thing in it that cannot be understood.
    public init(_ json: [UInt8]) throws(ScenarioFormatError) {
        do {
            document = try JSONDocument(json).root
        } catch {
            throw ScenarioFormatError(pointer: error.pointer, message: "is not JSON: line \(error.line)")
        }
        do {
            let fields = ["story", "router", "queue", "currentEvent", "payloads", "steps"]
            try document.checkFields(fields)
            story = try document.required("story").string()
            var router = TapRouter()
            if let value = document["router"] { router = try TapRouter(value) }
            var settings = QueueSettings()
            if let value = document["queue"] {
                try value.checkFields(QueueSettings.fields)
                settings = try QueueSettings(value)
            }
            var currentEvent: EventID?
            if let value = document["currentEvent"] { currentEvent = try ScenarioReading.eventID(value) }
            beginning = ScenarioMachine(router: router, settings: settings, currentEvent: currentEvent)
            let reading = ScenarioReading(payloads: document["payloads"])
            var steps: [Step] = []
            for value in try document.required("steps").list() {
                steps.append(
                    Step(
                        event: try reading.event(value), time: try ScenarioReading.number(value.optional("at")),
                        source: value))
            }
            self.steps = steps
        } catch {
            throw ScenarioFormatError(pointer: error.pointer, message: error.message)
        }
    }

    /// Runs the scenario.
    ///
    /// - Throws: The first difference from what is expected.
    public func run() throws(ScenarioFailure) {
        var machine = beginning
        for (index, step) in steps.enumerated() {
            let result = machine.apply(step.event, at: step.time)
            guard let difference = result.difference(from: step.source["expect"], at: machine.currentEvent) else {
                continue
            }
            let place = difference.pointer.isEmpty ? "" : " at \(difference.pointer)"
            throw ScenarioFailure(
                message: "after step \(index + 1) (\(step.event.words)): expected "
                    + "\(difference.expected ?? "nothing"), found \(difference.found ?? "nothing")\(place)",
                trace: machine.trace)
        }
    }

    /// Whether no step of the scenario says what it expects, so that it has yet to be recorded.
    package var expectsNothing: Bool {
        steps.allSatisfy { $0.source["expect"] == nil }
    }

    /// The scenario with what each step does as its expectation, to be reviewed by a person.
    package var recorded: String {
        var machine = beginning
        var lines: [String] = []
        for step in steps {
            let result = machine.apply(step.event, at: step.time)
            var writer = JSONWriter(style: .compact)
            writer.object { writer in
                for (name, value) in step.source.members where name != "expect" { writer.raw(name, value.source.utf8) }
                let isEmpty = result.presentation == nil && result.action == nil && result.effects.isEmpty
                if !isEmpty { writer.member("expect") { writer in result.write(to: &writer) } }
            }
            lines.append("  " + writer.text)
        }
        var text = "{\n"
        for (name, value) in document.members where name != "steps" {
            var writer = JSONWriter(style: .compact)
            writer.value(name)
            text += " \(writer.text): \(value.source),\n"
        }
        return text + " \"steps\": [\n" + lines.joined(separator: ",\n") + "\n ]\n}\n"
    }
}

/// Why a file is no scenario, and where.
public struct ScenarioFormatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The RFC 6901 pointer of what cannot be understood.
    public let pointer: String

    /// What was found and what is needed.
    public let message: String

    init(pointer: String, message: String) {
        self.pointer = pointer
        self.message = message
    }

    /// The place and the message.
    public var description: String { (pointer.isEmpty ? "the scenario" : pointer) + " " + message }
}
