import JSONReading
import NotificationPayload
import Testing

struct SchemaTests {
    static let kinds = PayloadKind.allCases.filter { $0 != .unknown }

    @Test(arguments: kinds, [true, false])
    func `the schema of every kind is JSON with its dialect and a name of its own`(
        kind: PayloadKind, isUnderContract: Bool
    ) throws {
        let schema = try Schema(kind, isUnderContract)
        #expect(schema.text(at: "$schema") == "https://json-schema.org/draft/2020-12/schema")
        let isGateways = isUnderContract && Self.gatewayKinds.contains(kind)
        #expect(
            schema.text(at: "$id")
                == "urn:gateway-notifications:schema:\(kind.rawValue):\(isGateways ? "gateway-v1" : "none")")
        for key in ["title", "description"] { #expect(schema.text(at: key)?.isEmpty == false) }
    }

    static let gatewayKinds: Set<PayloadKind> = [.apns, .delivered, .simulator, .fcm, .androidData, .gatewayRequest]

    @Test func `what a payload ends as when nothing fits has no schema`() {
        #expect(PayloadSchema.text(of: .unknown, isUnderGatewayContract: true) == nil)
    }

    @Test(arguments: kinds.filter { !gatewayKinds.contains($0) })
    func `a kind that cannot be the gateway's has one schema`(kind: PayloadKind) {
        let texts = [true, false].map { PayloadSchema.text(of: kind, isUnderGatewayContract: $0) }
        #expect(texts[0] == texts[1])
    }

    @Test(arguments: kinds, [true, false])
    func `every member of every object has a description`(kind: PayloadKind, isUnderContract: Bool) throws {
        let schema = try Schema(kind, isUnderContract)
        guard let definitions = schema.node(at: "$defs") else { return }
        for (shape, definition) in schema.document.members(definitions) {
            guard let properties = schema.document.member("properties", of: definition) else { continue }
            for (name, value) in schema.document.members(properties) {
                let text = schema.document.member("description", of: value).map { schema.document.string($0) } ?? ""
                #expect(!text.isEmpty, "\(schema.document.string(shape)).\(schema.document.string(name))")
            }
        }
    }

    @Test(arguments: kinds, [true, false])
    func `every definition is referred to, and every reference has its definition`(
        kind: PayloadKind, isUnderContract: Bool
    ) throws {
        let schema = try Schema(kind, isUnderContract)
        var references: Set<String> = []
        schema.collectReferences(below: schema.document.rootNode, into: &references)
        let definitions = schema.node(at: "$defs").map { schema.document.members($0).map(\.name) } ?? []
        #expect(references == Set(definitions.map { "#/$defs/" + schema.document.string($0) }))
    }

    struct Excerpt: Sendable, CustomTestStringConvertible {
        let kind: PayloadKind
        let isUnderContract: Bool
        let path: [String]
        let json: String
        var testDescription: String { "\(kind.rawValue) \(path.joined(separator: "/"))" }

        init(_ kind: PayloadKind, gateway isUnderContract: Bool, _ path: String..., is json: String) {
            self.kind = kind
            self.isUnderContract = isUnderContract
            self.path = path
            self.json = json
        }
    }

    static let excerpts: [Excerpt] = [
        Excerpt(
            .apns, gateway: false, "$defs", "aps", "properties", "badge",
            is: #"""
                {"description":"The number on the application's icon; 0 takes it away. It is set, not added to.",
                "type":"integer","minimum":0}
                """#),
        Excerpt(
            .apns, gateway: false, "$defs", "aps", "properties", "interruption-level", "enum",
            is: #"["passive","active","time-sensitive","critical"]"#),
        Excerpt(.apns, gateway: false, "$defs", "aps", "properties", "mutable-content", "enum", is: "[1,0]"),
        Excerpt(.apns, gateway: false, "$defs", "aps", "additionalProperties", is: "false"),
        Excerpt(.apns, gateway: true, "$defs", "aps", "properties", "mutable-content", "const", is: "1"),
        Excerpt(.apns, gateway: true, "$defs", "aps", "required", is: #"["alert","sound","mutable-content"]"#),
        Excerpt(
            .liveActivity, gateway: true, "$defs", "appleRoot", "properties", "aps", "$ref",
            is: ##""#/$defs/liveActivityAps""##),
        Excerpt(
            .fcm, gateway: false, "$defs", "fcmAndroid", "properties", "priority", "anyOf",
            is: #"[{"enum":["normal","high"]},{"pattern":"^([Nn][Oo][Rr][Mm][Aa][Ll]|[Hh][Ii][Gg][Hh])$"}]"#),
        Excerpt(
            .fcm, gateway: false, "$defs", "fcmMessage", "oneOf",
            is: #"[{"required":["token"]},{"required":["topic"]},{"required":["condition"]},{"required":["fid"]}]"#),
        Excerpt(
            .fcm, gateway: false, "$defs", "fcmOptions", "dependentSchemas",
            is: #"{"analytics_label":{"properties":{"analyticsLabel":false}}}"#),
        Excerpt(
            .fcm, gateway: true, "$defs", "fcmMessage", "required",
            is: #"["topic","notification","data","android","apns"]"#),
        Excerpt(
            .fcm, gateway: true, "$defs", "fcmMessage", "properties", "topic",
            is: #"""
                {"description":"opass-v1.EVENT_ID.ROLE.LOCALE, such as opass-v1.SITCON_2027.audience.zh-Hant.",
                "type":"string",
                "pattern":"^opass-v1\\.[A-Za-z0-9_-]{1,64}\\.(?!all\\.)[A-Za-z0-9_-]{1,64}\\.(en|zh-Hant)$"}
                """#),
        Excerpt(
            .gatewayRequest, gateway: true, "$defs", "gatewayRequest", "properties", "roles",
            is: #"""
                {"description":"Who the announcement is for: 1 to 8 roles such as audience, staff and speaker.",
                "type":"array","minItems":1,"maxItems":8,"uniqueItems":true,
                "items":{"type":"string","pattern":"^(?!all$)[A-Za-z0-9_-]{1,64}$"}}
                """#),
        Excerpt(.gatewayRequest, gateway: true, "$defs", "gatewayRequest", "additionalProperties", is: "false"),
        Excerpt(.legacyFCM, gateway: false, "not", is: "{}"),
    ]

    @Test(arguments: excerpts)
    func `a schema says what the tables and the contract say`(_ excerpt: Excerpt) throws {
        let schema = try Schema(excerpt.kind, excerpt.isUnderContract)
        let node = try #require(schema.node(at: excerpt.path))
        let found = JSONValue(document: schema.document, node: node).source
        #expect(withoutSpace(found) == withoutSpace(excerpt.json))
    }
}

/// A printed schema, read again.
private struct Schema {
    let document: JSONDocument

    init(_ kind: PayloadKind, _ isUnderContract: Bool) throws {
        let text = try #require(PayloadSchema.text(of: kind, isUnderGatewayContract: isUnderContract))
        #expect(text.hasSuffix("}\n"))
        document = try JSONDocument(text)
    }

    func node(at path: String...) -> JSONNode? { node(at: path) }

    func node(at path: [String]) -> JSONNode? {
        var node = document.rootNode
        for name in path {
            guard let next = document.member(named: name, of: node) else { return nil }
            node = next
        }
        return node
    }

    func text(at path: String...) -> String? {
        node(at: path).map { document.string($0) }
    }

    func collectReferences(below node: JSONNode, into references: inout Set<String>) {
        switch document.kind(node) {
        case .object:
            for (name, value) in document.members(node) {
                if document.equals(name, "$ref"), document.kind(value) == .string {
                    references.insert(document.string(value))
                } else {
                    collectReferences(below: value, into: &references)
                }
            }
        case .array:
            for element in document.elements(node) { collectReferences(below: element, into: &references) }
        default: break
        }
    }
}

/// A JSON text without the white space around its strings, names and numbers.
private func withoutSpace(_ json: String) -> String {
    var isInString = false
    var isEscaped = false
    return json.filter { character in
        if isInString {
            if !isEscaped, character == "\"" { isInString = false }
            isEscaped = !isEscaped && character == "\\"
            return true
        }
        if character == "\"" { isInString = true }
        return !character.isWhitespace
    }
}
