package import JSONReading

/// A payload's fields as the application gets them, whatever it was read from.
///
/// An Apple payload is delivered as it is; an Android data map likewise. Of an FCM request it is what will arrive: the
/// keys of `data` and of `apns.payload` at the top level, and the texts of the notification.
public struct DeliveredFields: Sendable {
    private enum Source: Sendable {
        /// Everything stands at the top level, and the alert in `aps`.
        case root(PayloadField)
        /// The value of `message` in an FCM request.
        case message(PayloadField)
        /// A data map, with the texts of the notification beside it.
        case data(PayloadField, title: PayloadField, body: PayloadField)
    }

    private let source: Source

    /// The fields of a payload that was read; without a kind, as what it is detected to be.
    package init(document: JSONDocument, kind: PayloadKind?) {
        let kind = kind ?? PayloadKind.detect(document)
        let root = PayloadField(.json(document, document.rootNode))
        switch kind {
        case .fcm: source = .message(root["message"].or(root))
        default: source = .root(root)
        }
    }

    /// The fields of a payload as it was delivered, which may be a part of a larger document. What is no object has no
    /// fields.
    package init(delivered payload: JSONValue) {
        source = .root(PayloadField(.json(payload.document, payload.node)))
    }

    /// The fields of an Apple payload, from a notification's user info.
    public init(userInfo: [String: PayloadValue]) {
        source = .root(PayloadField(.object(userInfo)))
    }

    /// The fields of a message as an Android application gets it.
    public init(androidData: [String: String], title: String? = nil, body: String? = nil) {
        source = .data(
            PayloadField(.object(androidData.mapValues { .string($0) })),
            title: title.map { PayloadField(.string($0)) } ?? .absent,
            body: body.map { PayloadField(.string($0)) } ?? .absent)
    }

    /// A field at the top level.
    public subscript(_ name: String) -> PayloadField {
        switch source {
        case .root(let root): return root[name]
        case .data(let data, _, _): return data[name]
        case .message(let message):
            let data = message["data"]
            return data[name].exists ? data[name] : message["apns"]["payload"][name].or(data.or(message)[name])
        }
    }

    /// The title that a person sees.
    public var title: PayloadField {
        text("title")
    }

    /// The text that a person sees.
    public var body: PayloadField {
        text("body")
    }

    private func text(_ name: String) -> PayloadField {
        switch source {
        case .root(let root): Self.text(name, of: root["aps"]["alert"])
        case .data(_, let title, let body): name == "title" ? title : body
        case .message(let message):
            Self.text(name, of: message["apns"]["payload"]["aps"]["alert"]).or(message["notification"][name])
        }
    }

    /// An alert that is a string is all body.
    private static func text(_ name: String, of alert: PayloadField) -> PayloadField {
        if name == "body", alert.text != nil { return alert }
        return alert[name]
    }
}
