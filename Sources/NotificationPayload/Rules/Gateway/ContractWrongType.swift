internal import JSONReading

extension Rule {
    /// A key of the contract has a value of another JSON type.
    static let contractWrongType = Rule("contract-wrong-type", severity: .error)
}

extension Inspection {
    mutating func reportContractType(_ value: JSONNode, _ name: StaticString, _ type: JSONKind) {
        guard document.kind(value) != .null else {
            reportNull(value, subject: "\"\(name)\"", isElement: false, ValueTypes(type))
            return
        }
        let found = described(value)
        report(
            .contractWrongType, at: .value(value),
            "\"\(name)\" is \(found), not \(ValueTypes(type).words); the \(GatewayContract.name) says so",
            help: type == .string && document.kind(value) == .number
                ? "put \(Wording.shortened(document.string(value))) in quotes" : nil)
    }
}

extension ValueTypes {
    /// The one type of a kind of value.
    init(_ kind: JSONKind) {
        switch kind {
        case .null: self = []
        case .bool: self = .bool
        case .number: self = .number
        case .string: self = .string
        case .array: self = .array
        case .object: self = .object
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let contractWrongType = RuleDescription(
        .contractWrongType, family: .gateway,
        summary: "A key of the contract has a value of another JSON type.",
        reason: "Applications read the identifiers and the link as strings; anything else is not the gateway's.",
        wrong: GatewayExamples.delivery(changing: #""event_id":"SITCON_2027""#, to: #""event_id":2027"#),
        right: GatewayExamples.delivery(),
        documents: ["OPass Push Gateway v1"])
}
#endif
