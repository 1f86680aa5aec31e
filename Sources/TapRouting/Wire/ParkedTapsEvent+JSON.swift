package import JSONReading

/// The names of the events.
private enum EventName: String, CaseIterable {
    case tapped
    case attached
    case detached
    case hold
    case release
    case acknowledged
    case identityChanged
    case clock
    case closed
}

/// The names of the answers.
private enum ResultName: String, CaseIterable {
    case handled
    case failed
    case notReady
}

/// An event and when it happened.
package struct TimedEvent: Sendable {
    package let event: ParkedTaps<WireTap>.Event

    /// In milliseconds, or none: then it happened at the time of the one before.
    package let time: Int64?

    /// Reads one event of a request.
    package init(_ value: JSONValue) throws(BadRequest) {
        guard value.kind == .object else { throw value.refused("is not an object") }
        let name = try value.required("event").oneOf(EventName.self)
        try value.checkFields(["event", "at"] + name.fields(failed: Self.saysFailed(value)))
        event = try Self.read(name, value)
        time = try value.optional("at")?.number(from: -JSONValue.largestNumber, to: JSONValue.largestNumber)
    }

    private static func read(_ name: EventName, _ value: JSONValue) throws(BadRequest) -> ParkedTaps<WireTap>.Event {
        switch name {
        case .tapped: .tapped(try WireTap(value.required("tap")))
        case .attached: .attached(try value.required("handler").string())
        case .detached: .detached(try value.required("handler").string())
        case .hold: .hold(HoldReason(try value.required("reason").string()))
        case .release: .release(HoldReason(try value.required("reason").string()))
        case .acknowledged:
            .acknowledged(
                try value.required("delivery").number(from: -JSONValue.largestNumber, to: JSONValue.largestNumber),
                try TapAnswer(value))
        case .identityChanged: .identityChanged(try identity(value.required("identity")))
        case .clock: .clock
        case .closed: .closed
        }
    }

    private static func identity(_ value: JSONValue) throws(BadRequest) -> String? {
        value.isNull ? nil : try value.string()
    }

    private static func saysFailed(_ value: JSONValue) -> Bool {
        value["result"]?.text.isExactly(ResultName.failed.rawValue) ?? false
    }
}

extension EventName {
    /// The fields beside the name and the time. Only a failure has a reason.
    fileprivate func fields(failed: Bool) -> [String] {
        switch self {
        case .tapped: ["tap"]
        case .attached, .detached: ["handler"]
        case .hold, .release: ["reason"]
        case .acknowledged: failed ? ["delivery", "result", "reason"] : ["delivery", "result"]
        case .identityChanged: ["identity"]
        case .clock, .closed: []
        }
    }
}

extension TapAnswer {
    /// Reads `result`, and `reason` where it is `failed`.
    package init(_ value: JSONValue) throws(BadRequest) {
        switch try value.required("result").oneOf(ResultName.self) {
        case .handled: self = .handled
        case .notReady: self = .notReady
        case .failed: self = .failed(reason: try value.required("reason").string())
        }
    }
}
