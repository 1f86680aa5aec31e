package import JSONReading

/// The call `queue`: events in, effects out, for a port that does not park taps by itself.
///
/// ```json
/// {"call": "queue", "policy": "newestWins", "lifetime": null, "memory": 64, "state": "…", "events": [
///   {"event": "attached", "handler": "window", "at": 1000}
/// ]}
/// ```
///
/// With a `state`, the queue goes on from there; settings that stand beside it have to be those of the state.
package struct QueueCall: Sendable {
    /// The effects of each event, in order.
    package private(set) var effects: [[ParkedTaps<WireTap>.Effect]] = []

    private var taps: ParkedTaps<WireTap>

    /// The whole state after the last event, to be sent back with the next request.
    package var state: String { taps.snapshot.text }

    /// Answers a request.
    ///
    /// - Throws: The first thing in it that cannot be understood; then nothing has happened.
    package init(_ request: JSONValue) throws(BadRequest) {
        try request.checkFields(["call", "state", "events"] + QueueSettings.fields)
        let settings = try QueueSettings(request)
        if let state = request.optional("state") {
            taps = try Self.restored(from: state)
            try Self.compare(settings, with: taps.snapshot, in: request)
        } else {
            taps = ParkedTaps(policy: settings.policy, lifetime: settings.lifetime, memory: settings.memory)
        }
        var events: [TimedEvent] = []
        for event in try request.required("events").list() { events.append(try TimedEvent(event)) }
        for event in events { effects.append(taps.apply(event.event, at: event.time)) }
    }

    /// Writes the response as one object.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.array("effects") { writer in
                for effects in effects {
                    writer.array { writer in
                        for effect in effects { effect.write(to: &writer, name: { $0.name }) }
                    }
                }
            }
            writer.member("state", state)
        }
    }

    private static func restored(from value: JSONValue) throws(BadRequest) -> ParkedTaps<WireTap> {
        let text = try value.string()
        let snapshot: ParkedTaps<WireTap>.Snapshot
        do {
            snapshot = try ParkedTaps<WireTap>.Snapshot(text: text)
        } catch {
            let place = error.pointer.utf8.isEmpty ? "it" : error.pointer
            throw value.refused("is no state that a queue gave: \(place) \(error.message)")
        }
        do {
            return try ParkedTaps(restoring: snapshot)
        } catch {
            throw value.refused("is no state that a queue gave: no events lead to it (\(error.rawValue))")
        }
    }

    /// A state that was given for one queue and is sent to another is a mistake that would not be noticed for long.
    private static func compare(
        _ settings: QueueSettings, with snapshot: ParkedTaps<WireTap>.Snapshot, in request: JSONValue
    ) throws(BadRequest) {
        let message = "is not what the state says"
        if let value = request["policy"], settings.policy != snapshot.policy { throw value.refused(message) }
        if let value = request["lifetime"], settings.lifetime != snapshot.lifetime { throw value.refused(message) }
        if let value = request["memory"], settings.memory != snapshot.memory { throw value.refused(message) }
    }
}
