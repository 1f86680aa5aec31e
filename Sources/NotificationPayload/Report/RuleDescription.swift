#if !hasFeature(Embedded)

/// The prose of a rule: what it says, why it matters, a wrong and a right example, and where it is documented.
///
/// It stands beside the rule's check, but apart from it, so that the prose stays out of the WebAssembly module.
public struct RuleDescription: Sendable, Hashable {
    /// The rule it describes.
    public let rule: Rule

    /// The part of the catalogue it belongs to.
    public let family: RuleFamily

    /// One sentence.
    public let summary: String

    /// What the service, the system or the person does about the mistake.
    public let reason: String

    /// A text that breaks the rule.
    public let wrong: Example

    /// The same text put right.
    public let right: Example

    /// Where the rule is documented: titles or addresses.
    public let documents: [String]

    /// An example payload and the kind it is inspected as.
    public struct Example: Sendable, Hashable {
        /// The payload's text, as it is shown.
        public let text: String

        /// The payload's bytes: those of the text, unless it cannot be shown as it is.
        public let bytes: [UInt8]

        /// The kind to inspect it as; nil detects it.
        public let kind: PayloadKind?

        /// Makes an example; `kind` nil means that it is detected.
        public init(_ text: String, as kind: PayloadKind? = nil) {
            self.text = text
            self.bytes = Array(text.utf8)
            self.kind = kind
        }

        /// Makes an example that cannot be shown as it is, because it is no text or too long: its bytes, and words
        /// that stand for them.
        public init(bytes: [UInt8], shownAs text: String, as kind: PayloadKind? = nil) {
            self.text = text
            self.bytes = bytes
            self.kind = kind
        }
    }

    /// Describes a rule.
    public init(
        _ rule: Rule, family: RuleFamily, summary: String, reason: String, wrong: Example, right: Example,
        documents: [String]
    ) {
        self.rule = rule
        self.family = family
        self.summary = summary
        self.reason = reason
        self.wrong = wrong
        self.right = right
        self.documents = documents
    }
}

/// The parts of the rule catalogue.
public enum RuleFamily: String, Sendable, Hashable, CaseIterable {
    case text
    case apple
    case fcm
    case links
    case gateway
    case project
}

#endif
