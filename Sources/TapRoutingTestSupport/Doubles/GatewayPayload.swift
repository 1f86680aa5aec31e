internal import JSONReading
public import NotificationPayload

/// A notification of the gateway as it arrives on a device, made up for a test.
///
/// ```swift
/// let payload = GatewayPayload.with(event: "SITCON_2027", link: "https://sitcon.org/2027/")
/// ```
public struct GatewayPayload: Sendable {
    /// The fields, as a `userInfo` dictionary has them.
    public var userInfo: [String: PayloadValue]

    /// Takes the fields as they are: for a payload that is not the gateway's.
    public init(userInfo: [String: PayloadValue]) {
        self.userInfo = userInfo
    }

    /// A notification of the gateway. Nothing is checked, so that a test can ask for one that is malformed.
    ///
    /// - Parameters:
    ///   - event: What stands in `event_id`.
    ///   - link: What stands in `uri`; without it there is none.
    ///   - pushID: What stands in `push_id`.
    ///   - title: The organiser's name.
    ///   - body: The text of the announcement.
    /// - Returns: The payload as it arrives on an Apple device, with what FCM adds.
    public static func with(
        event: String, link: String? = nil, pushID: String = "0f4b2a9e-6c1d-4e57-9b7a-3d2c8f5e1a60",
        title: String = "SITCON", body: String = "The keynote begins in ten minutes."
    ) -> GatewayPayload {
        var userInfo: [String: PayloadValue] = [
            "aps": .object([
                "alert": .object(["title": .string(title), "body": .string(body)]), "sound": .string("default"),
                "mutable-content": .number("1"),
            ]),
            "event_id": .string(event), "push_id": .string(pushID), "gcm.message_id": .string("1800000000000000"),
            "google.c.a.m_l": .string(pushID),
        ]
        if let link { userInfo["uri"] = .string(link) }
        return GatewayPayload(userInfo: userInfo)
    }

    /// The payload with one field changed, or removed where the value is nil.
    public func with(_ name: String, _ value: PayloadValue?) -> GatewayPayload {
        var changed = self
        changed.userInfo[name] = value
        return changed
    }

    /// The fields as routing reads them.
    public var fields: DeliveredFields { DeliveredFields(userInfo: userInfo) }

    /// The payload as JSON, members in the order of their names.
    public var json: String {
        var writer = JSONWriter(style: .compact)
        Self.write(.object(userInfo), to: &writer)
        return writer.text
    }

    private static func write(_ value: PayloadValue, to writer: inout JSONWriter) {
        switch value {
        case .null: writer.null()
        case .bool(let flag): writer.value(flag)
        case .number(let text): writer.raw(text.utf8)
        case .string(let text): writer.value(text)
        case .array(let elements):
            writer.array { writer in
                for element in elements { write(element, to: &writer) }
            }
        case .object(let members):
            writer.object { writer in
                for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                    writer.member(name) { writer in write(member, to: &writer) }
                }
            }
        }
    }
}
