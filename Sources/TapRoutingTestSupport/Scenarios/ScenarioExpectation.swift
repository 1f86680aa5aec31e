internal import JSONReading
internal import NotificationPayload
internal import TapRouting

// The `expect` of a step in a file. Effects that are not stated are expected not to be there, and a tap and a receipt
// have to say what they lead to; so nothing happens unnoticed.

extension ScenarioMachine.Result {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if let presentation { writer.member("presentation") { writer in presentation.write(to: &writer) } }
            if let action { writer.member("action") { writer in action.write(to: &writer) } }
            if !effects.isEmpty { writeEffects(to: &writer) }
        }
    }

    private func writeEffects(to writer: inout JSONWriter) {
        writer.array("effects") { writer in
            for (effect, action) in effects {
                effect.write(to: &writer, name: { $0.name }) { _, writer in
                    if let action { writer.member("action") { writer in action.write(to: &writer) } }
                }
            }
        }
    }

    /// The first difference from what a step expects; nil when all is as expected.
    func difference(from expected: JSONValue?, at event: EventID?) -> JSONDifference? {
        var writer = JSONWriter(style: .compact)
        writer.object { writer in
            if let presentation { writer.member("presentation") { writer in presentation.write(to: &writer) } }
            if let action { writer.member("action") { writer in action.write(to: &writer) } }
            if !effects.isEmpty || expected?["effects"] != nil { writeEffects(to: &writer) }
            if expected?["currentEvent"] != nil { writer.member("currentEvent", event?.text) }
        }
        do {
            let found = try JSONDocument(writer.text).root
            guard let expected else {
                return found.members.isEmpty
                    ? nil : JSONDifference(pointer: "", expected: nil, found: found.source)
            }
            return found.difference(from: expected)
        } catch {
            return JSONDifference(pointer: error.pointer, expected: nil, found: writer.text)
        }
    }
}
