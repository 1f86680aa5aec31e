#if !hasFeature(Embedded)
internal import JSONReading

/// JSON Schema (2020-12) of the kinds of payloads, for editors and other tools.
///
/// The part of the platforms comes from the same member tables that the inspection reads. A schema refuses what an
/// inspection calls an error or a warning, as far as a schema can say it, and accepts whatever an inspection has
/// nothing against but an `info`.
package enum PayloadSchema {
    /// The schema of a kind as pretty JSON with a line feed at its end; nil for `unknown`, which is no kind to write.
    ///
    /// The gateway's contract counts as well where it is asked for; it says nothing about kinds that cannot be the
    /// gateway's.
    package static func text(of kind: PayloadKind, isUnderGatewayContract: Bool) -> String? {
        guard kind != .unknown else { return nil }
        var writer = JSONWriter(style: .pretty)
        value(of: kind, isUnderGatewayContract: isUnderGatewayContract).write(to: &writer)
        return writer.text + "\n"
    }

    static func value(of kind: PayloadKind, isUnderGatewayContract: Bool) -> SchemaValue {
        let isUnderContract = isUnderGatewayContract && kind.mayBeUnderContract
        var schema: SchemaValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": .text(
                "urn:gateway-notifications:schema:\(kind.rawValue):\(isUnderContract ? "gateway-v1" : "none")"),
            "title": .text(kind.schemaTitle + (isUnderContract ? ", \(GatewayContract.name)" : "")),
            "description": .text(kind.schemaDescription),
        ]
        var definitions = SchemaDefinitions(kind: kind, isUnderContract: isUnderContract)
        switch kind {
        case .json, .unknown: break
        case .legacyFCM: schema["not"] = .anything
        default: schema["$ref"] = definitions.reference(to: kind.shape)["$ref"]
        }
        if !definitions.all.isEmpty { schema["$defs"] = .object(definitions.all) }
        return schema
    }
}

extension PayloadKind {
    fileprivate var schemaTitle: String {
        switch self {
        case .apns: "Payload for the Apple Push Notification service"
        case .delivered: "Payload as FCM delivers it to an Apple device"
        case .simulator: "Push file for the iOS Simulator"
        case .voip: "VoIP push"
        case .liveActivity: "Live Activity push"
        case .wallet: "Wallet pass update"
        case .mdm: "Device management wake-up"
        case .fcm: "FCM HTTP v1 request"
        case .legacyFCM: "FCM legacy request"
        case .androidData: "Data map of an Android client"
        case .webPush: "Declarative web push message"
        case .gatewayRequest: "Request to the OPass Push Gateway"
        case .json, .unknown: "JSON"
        }
    }

    fileprivate var schemaDescription: String {
        switch self {
        case .apns: "What a provider sends to Apple's service for one notification; at most 4,096 bytes."
        case .delivered: "What an application finds in a notification's user info; its own keys stand beside \"aps\"."
        case .simulator: "A file for xcrun simctl push, or to be dropped onto a simulator; at most 4,096 bytes."
        case .voip: "What PushKit hands to an application for a call; at most 5,120 bytes."
        case .liveActivity: "Starts, updates or ends a Live Activity; at most 4,096 bytes."
        case .wallet: "Nobody reads the body: an empty object is enough."
        case .mdm: "Tells a device to ask its management server; nothing but the push magic."
        case .fcm: "The body of projects.messages.send; fields in snake_case or lowerCamelCase, no others."
        case .legacyFCM: "The interface was shut down in 2024, so no request is right: write one for HTTP v1."
        case .androidData: "What an Android client receives in data: text by name."
        case .webPush: "What Safari shows without a service worker; at most 3,993 bytes."
        case .gatewayRequest: "The body of POST /v1/messages: one announcement for some roles, in every language."
        case .json, .unknown: "Any JSON text."
        }
    }
}
#endif
