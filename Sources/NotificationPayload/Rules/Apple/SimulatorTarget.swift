internal import JSONReading

extension Rule {
    /// A simulator file does not say which application it is for.
    static let simulatorTargetMissing = Rule("simulator-target-missing", severity: .info)
    /// A key is meant to be `Simulator Target Bundle`.
    static let simulatorTargetMisspelt = Rule("simulator-target-misspelt", severity: .error)
    /// A payload for production names a simulator's application.
    static let simulatorTargetInProduction = Rule("simulator-target-in-production", severity: .warning)
}

/// `Simulator Target Bundle` is for files that are pushed to a simulator, and nothing else.
enum SimulatorTarget {
    private static let key: StaticString = "Simulator Target Bundle"

    static func isMeant(by name: JSONNode, in document: JSONDocument) -> Bool {
        guard let first = document.utf8(name).first, first | 0x20 == UInt8(ascii: "s") else { return false }
        return document.isSpelling(name, of: key) || document.isSpelling(name, of: "Simulator Target Bundle ID")
            || document.isSpelling(name, of: "Simulator Target Bundle Identifier")
            || document.isSpelling(name, of: "Simulator Bundle")
    }

    static let checkSpelling: MemberCheck = { inspection, member in
        inspection.report(
            .simulatorTargetMisspelt, at: .name(member.name),
            "\(inspection.quoted(member.name)) is not \"Simulator Target Bundle\"",
            help: "write \"Simulator Target Bundle\", with these capitals and spaces")
    }

    static let checkPlace: MemberCheck = { inspection, member in
        if inspection.kind == .simulator {
            EmptyValue.check(&inspection, member)
            return
        }
        inspection.report(
            .simulatorTargetInProduction, at: .name(member.name),
            "\"Simulator Target Bundle\" is for simulator files, and this goes to devices", help: "leave it out")
    }

    static let check: ObjectCheck = { inspection, root in
        guard inspection.kind == .simulator else { return }
        let document = inspection.document
        guard document.member(key, of: root) == nil else { return }
        for member in document.members(root) where isMeant(by: member.name, in: document) { return }
        inspection.report(
            .simulatorTargetMissing, at: .absent(key.description, in: root),
            "\"Simulator Target Bundle\" is missing, so the application must be named on the command line",
            help: "add it to push the file by dropping it onto the simulator")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let simulatorTargetMissing = RuleDescription(
        .simulatorTargetMissing, family: .apple,
        summary: "A simulator file does not say which application it is for.",
        reason: "The file works with simctl and a bundle identifier, but not by dropping it onto a simulator.",
        wrong: Example(#"{"aps":{"alert":"Hello"}}"#, as: .simulator),
        right: Example(#"{"Simulator Target Bundle":"dev.example.sample","aps":{"alert":"Hello"}}"#, as: .simulator),
        documents: ["xcrun simctl help push"])

    static let simulatorTargetMisspelt = RuleDescription(
        .simulatorTargetMisspelt, family: .apple,
        summary: "A key is meant to be \"Simulator Target Bundle\".",
        reason: "The simulator compares the key letter by letter, and refuses a file without it when it is dropped.",
        wrong: Example(#"{"simulator-target-bundle":"dev.example.sample","aps":{"alert":"Hello"}}"#, as: .simulator),
        right: Example(#"{"Simulator Target Bundle":"dev.example.sample","aps":{"alert":"Hello"}}"#, as: .simulator),
        documents: ["xcrun simctl help push"])

    static let simulatorTargetInProduction = RuleDescription(
        .simulatorTargetInProduction, family: .apple,
        summary: "A payload for production names a simulator's application.",
        reason: "Devices do not read the key. It costs bytes of every push and tells that a test file was sent.",
        wrong: Example(#"{"Simulator Target Bundle":"dev.example.sample","aps":{"alert":"Hello"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Hello"}}"#, as: .apns),
        documents: ["xcrun simctl help push"])
}
#endif
