internal import JSONReading

extension Inspection {
    /// Headers are a map of strings to the service, before they mean anything to Apple's.
    mutating func checkAppleHeaders(_ member: Member) {
        fcm.headers = member.value
        for (name, value) in document.members(member.value) where document.kind(value) != .string {
            reportDataValueType(
                Member(name: name, value: value, object: member.value), of: "message.apns.headers")
        }
    }

    /// Holds the headers against what the message does on an Apple device.
    mutating func checkHeadersFit() {
        guard let headers = fcm.headers else { return }
        let pushType = document.member("apns-push-type", of: headers)
        if let pushType, document.equals(pushType, "voip") { return reportVoIP(pushType) }
        switch AppleEffect(of: self) {
        case .alert:
            if let aps = fcm.payload.flatMap({ document.member("aps", of: $0) }), alertText(of: aps) == .visible {
                return checkHeaders(headers, against: aps)
            }
            if let pushType { checkNotBackground(pushType) }
        case .background:
            checkBackgroundHeaders(pushType, document.member("apns-priority", of: headers))
        case .other:
            break
        }
    }
}

/// What a message does on an Apple device.
private enum AppleEffect {
    case alert
    case background
    /// A Live Activity, a sound or badge alone, or nothing at all.
    case other

    init(of inspection: Inspection) {
        let document = inspection.document
        let facts = inspection.fcm
        let aps = facts.payload.flatMap { document.member("aps", of: $0) }
        if facts.liveActivityToken != nil || aps.flatMap({ document.member("event", of: $0) }) != nil {
            self = .other
        } else if document.isFilledObject(facts.notification) || aps.map({ inspection.alertText(of: $0) }) == .visible {
            self = .alert
        } else if let aps, document.hasAny(["alert", "badge", "sound"], of: aps) {
            self = .other
        } else {
            self = facts.payload != nil || document.isFilledObject(facts.data) ? .background : .other
        }
    }
}
