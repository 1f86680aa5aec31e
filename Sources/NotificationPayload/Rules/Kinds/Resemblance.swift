internal import JSONReading

/// What a text looks like that is none of the payloads an inspection knows.
struct Resemblance {
    /// `an Airship request`.
    let name: String
    /// What to do about it.
    let help: String

    init(_ name: String, _ help: String) {
        self.name = name
        self.help = help
    }

    /// The first that fits, from the most telling to the least.
    static func of(_ document: JSONDocument) -> Resemblance? {
        if let request = VendorRequest.resemblance(of: document) { return request }
        if let dump = ReceivedDump.resemblance(of: document) { return dump }
        return BadlyMadePayload.resemblance(of: document)
    }
}
