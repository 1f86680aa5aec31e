internal import JSONReading

/// The state of one inspection: what every rule sees and reports to.
struct Inspection {
    let document: JSONDocument
    let kind: PayloadKind
    let options: InspectionOptions
    var collector: FindingCollector
    /// Stays empty but for an FCM message.
    var fcm = FCMFacts()
    /// What the `aps` object holds, once the walk has met it.
    var aps: ApsFacts?

    init(document: JSONDocument, kind: PayloadKind, options: InspectionOptions) {
        self.document = document
        self.kind = kind
        self.options = options
        collector = FindingCollector(policy: options.policy)
    }

    /// Reports a mistake; only the first of several at one pointer is kept, unless a later one weighs more.
    ///
    /// The message is lower case, begins with the offending key in quotes, and says what was found and what is allowed,
    /// without full stop; what to do about it goes into the help.
    mutating func report(
        _ rule: Rule, at anchor: Anchor, _ message: String, help: String? = nil
    ) {
        collector.add(rule, anchor, message, help: help)
    }
}

// MARK: - Words for messages

extension Inspection {
    /// A name in quotes, shortened where it is long, with control characters made visible.
    func quoted(_ name: JSONNode) -> String {
        Wording.quoted(document.string(name))
    }

    /// What messages call a value: its key in quotes, or that it is an element. Looks at nothing but what stands before
    /// it, so that a long array of mistakes stays cheap.
    func subject(of value: JSONNode) -> String {
        guard value != document.rootNode else { return "the payload" }
        let name = JSONNode(index: value.index - 1)
        return document.flags(name).contains(.name) ? quoted(name) : "an element of an array"
    }

    /// What sort of value stands at a node, with its article: `a string`, `the number 3`, `true`, `an empty object`.
    func described(_ value: JSONNode) -> String {
        switch document.kind(value) {
        case .null: "null"
        case .bool: document.isTrue(value) ? "true" : "false"
        case .number: "the number \(Wording.shortened(document.string(value)))"
        case .string: document.isEmpty(text: value) ? "an empty string" : "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONDocument {
    /// Whether a string or name has no text.
    func isEmpty(text node: JSONNode) -> Bool {
        range(node).count == 2
    }
}
