internal import JSONReading

// The state that a live port sends back with its next event. To a port it is a text without meaning; here it is JSON,
// and what does not come from a queue is refused.

extension ParkedTaps<WireTap>.Snapshot {
    private static var fields: [String] {
        QueueSettings.fields + [
            "parked", "handling", "handler", "holds", "identity", "now", "given", "ended", "closed",
        ]
    }

    /// The state as one text.
    var text: String {
        var writer = JSONWriter(style: .compact)
        writer.object { writer in
            policy.write(to: &writer)
            writer.number("lifetime", lifetime)
            writer.member("memory", memory)
            writer.array("parked") { writer in
                for entry in parked { entry.write(to: &writer) }
            }
            writer.member("handling") { writer in
                if let handling { handling.write(to: &writer) } else { writer.null() }
            }
            writer.member("handler", handler)
            writer.array("holds") { writer in
                for hold in holds { writer.value(hold.name) }
            }
            writer.member("identity", identity)
            writer.number("now", now)
            writer.number("given", given)
            writer.array("ended") { writer in
                for key in ended { key.write(to: &writer) }
            }
            writer.member("closed", isClosed)
        }
        return writer.text
    }

    /// Reads a state from its text, as far as its form goes.
    init(text: String) throws(BadRequest) {
        let value: JSONValue
        do {
            value = try JSONDocument(text, maximumDepth: 8).root
        } catch {
            throw BadRequest(pointer: error.pointer, message: "is not JSON")
        }
        try value.checkFields(Self.fields)
        let settings = try QueueSettings(value)
        self.init(policy: settings.policy, lifetime: settings.lifetime, memory: settings.memory)
        for entry in try value.required("parked").list() { parked.append(try ParkedTaps.Entry(entry)) }
        if let entry = value.optional("handling") { handling = try ParkedTaps.Entry(entry) }
        handler = try value.optional("handler")?.string()
        for hold in try value.required("holds").list() { holds.append(HoldReason(try hold.string())) }
        identity = try value.optional("identity")?.string()
        now = try value.required("now").number(from: 0, to: JSONValue.largestNumber)
        given = try value.required("given").number(from: 0, to: JSONValue.largestNumber)
        for key in try value.required("ended").list() { ended.append(try DeliveryKey(key)) }
        isClosed = try value.required("closed").boolean()
    }
}

extension ParkedTaps<WireTap>.Entry {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            tap.write("tap", to: &writer)
            writer.number("came", came)
            writer.number("first", first)
            writer.member("waiting", isWaiting)
            writer.member("settled", isSettled)
            writer.member("cancelled", isCancelled)
        }
    }

    fileprivate init(_ value: JSONValue) throws(BadRequest) {
        try value.checkFields(["tap", "came", "first", "waiting", "settled", "cancelled"])
        self.init(
            tap: try WireTap(value.required("tap")),
            came: try value.required("came").number(from: 0, to: JSONValue.largestNumber))
        first = try value.optional("first")?.number(from: 1, to: JSONValue.largestNumber)
        isWaiting = try value.required("waiting").boolean()
        isSettled = try value.required("settled").boolean()
        isCancelled = try value.required("cancelled").boolean()
    }
}

extension DeliveryKey {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("notification", notification)
            writer.member("action", action)
            writer.number("delivered", delivered)
        }
    }

    fileprivate init(_ value: JSONValue) throws(BadRequest) {
        try value.checkFields(["notification", "action", "delivered"])
        self.init(
            notification: try value.required("notification").string(), action: try value.required("action").string(),
            delivered: try value.optional("delivered")?
                .number(from: -JSONValue.largestNumber, to: JSONValue.largestNumber))
    }
}
