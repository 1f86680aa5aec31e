package import JSONReading

extension ParkingPolicy {
    /// Reads `"newestWins"` or `{"keepInOrder": N}`.
    package init(_ value: JSONValue) throws(BadRequest) {
        guard value.kind == .object else {
            guard value.text.isExactly("newestWins") else {
                throw value.refused("is neither \"newestWins\" nor an object with \"keepInOrder\"")
            }
            self = .newestWins
            return
        }
        try value.checkFields(["keepInOrder"])
        let capacity = try value.required("keepInOrder").number(from: 1, to: JSONValue.largestCount)
        self = .keepInOrder(capacity: Int(capacity))
    }

    /// Writes the policy as a member.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .newestWins: writer.member("policy", "newestWins")
        case .keepInOrder(let capacity):
            writer.object("policy") { writer in writer.member("keepInOrder", capacity) }
        }
    }
}

/// What a queue is told when it is made.
package struct QueueSettings: Sendable, Hashable {
    /// Which taps are kept.
    package var policy = ParkingPolicy.newestWins

    /// The age at which a parked tap expires, in milliseconds, or none.
    package var lifetime: Int64?

    /// How many ended taps are remembered.
    package var memory = 64

    /// The names of the settings.
    package static var fields: [String] { ["policy", "lifetime", "memory"] }

    /// Newest wins, no lifetime, a memory of 64.
    package init() {}

    /// Reads the settings from an object that may hold other fields too.
    package init(_ value: JSONValue) throws(BadRequest) {
        if let policy = value["policy"] { self.policy = try ParkingPolicy(policy) }
        lifetime = try value.optional("lifetime")?.number(from: 1, to: JSONValue.largestNumber)
        if let memory = value["memory"] {
            self.memory = Int(try memory.number(from: 0, to: JSONValue.largestCount))
        }
    }
}
