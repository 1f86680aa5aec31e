internal import JSONReading

extension Rule {
    /// The sound is an object, which only critical alerts need, without the key that makes it one.
    static let soundWithoutCritical = Rule("sound-without-critical", severity: .warning)
}

/// What a sound object holds.
enum SoundKeys {
    static let checkRequired: ObjectCheck = { inspection, sound in
        let document = inspection.document
        if document.member("name", of: sound) == nil {
            inspection.reportMissing(
                "name", in: sound, "a sound object needs it", help: "write \"default\" for the system's sound")
        } else if document.member("critical", of: sound) == nil {
            inspection.report(
                .soundWithoutCritical, at: .value(sound), "\"sound\" is an object without \"critical\"",
                help: "write the name of the sound as a string, or add \"critical\": 1")
        }
    }

    static let check: MemberCheck = { inspection, member in
        let name = inspection.document.string(member.name)
        if let meant = NearestWord.find(name, among: AppleShapes.sound.allNames) {
            inspection.reportMisspelt(member.name, of: "sound", meant: meant)
        } else {
            inspection.reportUnknown(member.name, of: "sound")
        }
    }
}

/// `critical` is 0 or 1.
enum CriticalFlag {
    static func check(_ inspection: inout Inspection, _ member: Member) {
        let document = inspection.document
        guard document.kind(member.value) == .number, !document.equals(member.value, "1"),
            !document.equals(member.value, "0")
        else { return }
        let message = "\"critical\" is \(inspection.described(member.value)), not 0 or 1"
        inspection.report(.notAllowedValue, at: .value(member.value), message)
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let soundWithoutCritical = RuleDescription(
        .soundWithoutCritical, family: .apple,
        summary: "The sound is an object, which only critical alerts need, without the key that makes it one.",
        reason: "The object form is for critical alerts; for every other notification the sound is its name.",
        wrong: Example(#"{"aps":{"alert":"Doors open","sound":{"name":"ping.caf"}}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","sound":"ping.caf"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
