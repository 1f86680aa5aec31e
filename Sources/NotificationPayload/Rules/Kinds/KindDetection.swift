internal import JSONReading

extension PayloadKind {
    /// What a payload is, by what it holds: the first that fits.
    static func detect(_ document: JSONDocument) -> PayloadKind {
        let root = document.rootNode
        guard document.kind(root) == .object else { return .unknown }
        if let aps = document.member("aps", of: root), document.kind(aps) == .object { return .apns }
        return .unknown
    }
}

extension Inspection {
    /// Runs the rules of the payload's kind.
    mutating func inspectKind(isAskedFor: Bool) {
        walk()
    }
}
