internal import JSONReading
internal import NotificationPayload
internal import TapRouting

/// The names of the steps in a file.
enum StepName: String, CaseIterable {
    case launch
    case receive
    case tap
    case event
    case attach
    case detach
    case hold
    case release
    case answer
    case signIn
    case signOut
    case clock
    case close

    /// The fields beside `step`, `at`, `note` and `expect`.
    var fields: [String] {
        switch self {
        case .launch: ["by", "payload"]
        case .receive: ["payload"]
        case .tap: ["name", "payload", "response", "origin", "id", "delivered", "identity"]
        case .event: ["current"]
        case .attach, .detach: ["handler"]
        case .hold, .release: ["reason"]
        case .answer: ["delivery", "result", "reason"]
        case .signIn: ["as"]
        case .signOut, .clock, .close: []
        }
    }
}

/// Reads the steps of a file; payloads may be named once and used often.
struct ScenarioReading {
    let payloads: JSONValue?

    func event(_ value: JSONValue) throws(BadRequest) -> ScenarioEvent {
        let name = try value.required("step").oneOf(StepName.self)
        try value.checkFields(["step", "at", "note", "expect"] + name.fields)
        switch name {
        case .launch:
            if value["payload"] != nil { _ = try payload(of: value) }
            return .launch(try value.required("by").oneOf(LaunchCause.self))
        case .receive: return .receive(DeliveredFields(delivered: try payload(of: value)))
        case .tap: return .tap(try tap(value))
        case .event: return .event(try Self.eventID(value.required("current")))
        case .attach: return .attach(try value.optional("handler")?.string() ?? "app")
        case .detach: return .detach(try value.optional("handler")?.string() ?? "app")
        case .hold: return .hold(HoldReason(try value.required("reason").string()))
        case .release: return .release(HoldReason(try value.required("reason").string()))
        case .answer: return .answer(try Self.number(value.optional("delivery")), try TapAnswer(value))
        case .signIn: return .signIn(try value.required("as").string())
        case .signOut: return .signOut
        case .clock:
            _ = try value.required("at")
            return .clock
        case .close: return .close
        }
    }

    private func tap(_ value: JSONValue) throws(BadRequest) -> ScenarioTapDescription {
        let payload = try value.required("payload")
        let name = try value.optional("name")?.string() ?? payload.text ?? "tap"
        return ScenarioTapDescription(
            name: name, fields: DeliveredFields(delivered: try self.payload(of: value)),
            response: try Self.response(value.optional("response")), origin: try Self.origin(value.optional("origin")),
            identifier: try value.optional("id")?.string() ?? name,
            delivered: try Self.number(value.optional("delivered")),
            identity: try value.optional("identity")?.string())
    }

    /// The payload of a step: one of the named, or one of its own.
    private func payload(of step: JSONValue) throws(BadRequest) -> JSONValue {
        let value = try step.required("payload")
        guard let name = value.text else { return value }
        guard let payload = payloads?[name] else { throw value.refused("names no payload of the scenario") }
        return payload
    }

    private static func response(_ value: JSONValue?) throws(BadRequest) -> TapResponse {
        guard let value else { return .opened }
        return try TapResponse(value)
    }

    private static func origin(_ value: JSONValue?) throws(BadRequest) -> TapOrigin? {
        guard let value else { return nil }
        return try TapOrigin(value)
    }

    static func number(_ value: JSONValue?) throws(BadRequest) -> Int64? {
        try value?.number(from: -JSONValue.largestNumber, to: JSONValue.largestNumber)
    }

    static func eventID(_ value: JSONValue) throws(BadRequest) -> EventID? {
        if value.isNull { return nil }
        let text = try value.string()
        do {
            return try EventID(text)
        } catch {
            throw value.refused("is no event id: it \(error)")
        }
    }
}
