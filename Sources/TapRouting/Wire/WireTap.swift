package import JSONReading

/// A tap as a port sends it: what the queue has to know, and a name that labels it in the answers.
package struct WireTap: ParkableTap, Hashable {
    package let name: String
    package let deliveryKey: DeliveryKey
    package let identity: String?
    package let mayAct: Bool

    /// What a person did, as far as a queue cares.
    private enum Response: String, CaseIterable {
        case opened
        case dismissed
    }

    /// Takes all as they are.
    package init(name: String, deliveryKey: DeliveryKey, identity: String? = nil, mayAct: Bool = true) {
        self.name = name
        self.deliveryKey = deliveryKey
        self.identity = identity
        self.mayAct = mayAct
    }

    /// Reads the `tap` of an event.
    package init(_ value: JSONValue) throws(BadRequest) {
        try value.checkFields(["name", "notification", "action", "delivered", "identity", "response"])
        name = try value.required("name").string()
        let notification = try value.required("notification").string()
        let action = try value.optional("action")?.string() ?? "default"
        deliveryKey = DeliveryKey(
            notification: notification, action: action,
            delivered: try value.optional("delivered")?
                .number(from: -JSONValue.largestNumber, to: JSONValue.largestNumber))
        identity = try value.optional("identity")?.string()
        mayAct = try value.optional("response")?.oneOf(Response.self) != .dismissed
    }

    /// Writes the tap so that it can be read again.
    func write(_ name: String, to writer: inout JSONWriter) {
        writer.object(name) { writer in
            writer.member("name", self.name)
            writer.member("notification", deliveryKey.notification)
            writer.member("action", deliveryKey.action)
            writer.number("delivered", deliveryKey.delivered)
            writer.member("identity", identity)
        }
    }
}
