package import JSONReading

extension PayloadValue {
    /// The value that stands in a document. Of members with the same name the first counts.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool: self = .bool(value.flag == true)
        case .number: self = .number(value.source)
        case .string: self = .string(value.text ?? "")
        case .array: self = .array(value.elements.map { PayloadValue($0) })
        case .object:
            var members: [String: PayloadValue] = [:]
            for (name, value) in value.members where members[name] == nil { members[name] = PayloadValue(value) }
            self = .object(members)
        }
    }
}

extension PayloadValue {
    /// What sort of JSON value it is.
    var kind: JSONKind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension PayloadKind {
    /// What an Apple device gets of a payload: an FCM message as FCM delivers it, any other payload as it is. Nil for
    /// what is no object.
    package func userInfo(of document: JSONDocument) -> [String: PayloadValue]? {
        guard case .object(let root) = PayloadValue(document.root) else { return nil }
        guard self == .fcm else { return root }
        let message = root["message"] ?? .object(root)
        var delivered = message["data"]?.members ?? [:]
        for (name, value) in message["apns"]?["payload"]?.members ?? [:] { delivered[name] = value }
        if let options = message["apns"]?["fcm_options"] ?? message["apns"]?["fcmOptions"] {
            delivered["fcm_options"] = options
        }
        guard let notification = message["notification"]?.members else { return delivered }
        var aps = delivered["aps"]?.members ?? [:]
        if aps["alert"] == nil {
            var alert: [String: PayloadValue] = [:]
            alert["title"] = notification["title"]
            alert["body"] = notification["body"]
            aps["alert"] = .object(alert)
        }
        delivered["aps"] = .object(aps)
        if let image = notification["image"], delivered["fcm_options"]?["image"] == nil {
            var options = delivered["fcm_options"]?.members ?? [:]
            options["image"] = image
            delivered["fcm_options"] = .object(options)
        }
        return delivered
    }
}

extension PayloadValue {
    /// The members of an object; nil for everything else.
    fileprivate var members: [String: PayloadValue]? {
        guard case .object(let members) = self else { return nil }
        return members
    }
}
