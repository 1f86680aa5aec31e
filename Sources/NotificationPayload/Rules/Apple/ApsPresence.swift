internal import JSONReading

extension Rule {
    /// There is no `aps`, or an empty one.
    static let apsMissing = Rule("aps-missing", severity: .warning)
    /// There is no `aps`, or an empty one, where the service or the tool demands it.
    static let apsRequired = Rule("aps-required", severity: .error)
    /// The keys of an alert stand at the top level, and there is no `aps`.
    static let alertOutsideAps = Rule("alert-outside-aps", severity: .error)
    /// A key at the top level is meant to be `aps`.
    static let apsMisspelt = Rule("aps-misspelt", severity: .error)
}

/// Without `aps` the system has nothing to show.
enum ApsPresence {
    static let check: ObjectCheck = { inspection, root in
        let document = inspection.document
        let aps = document.member("aps", of: root)
        if let aps {
            // Of the wrong type, it has its finding already.
            guard document.kind(aps) == .object, document.isEmpty(aps) else { return }
        }
        if inspection.kind == .voip || (inspection.kind == .apns && inspection.isMDM(root)) { return }
        if aps == nil, let name = misspelling(in: root, document) {
            inspection.report(
                .apsMisspelt, at: .name(name), "\(inspection.quoted(name)) is not \"aps\", and there is no \"aps\"",
                help: "write \"aps\"")
        } else if let name = alertKey(in: root, document) {
            let state = aps == nil ? "there is no \"aps\"" : "\"aps\" is empty"
            inspection.report(
                .alertOutsideAps, at: .name(name),
                "\(inspection.quoted(name)) stands at the top level, and \(state)",
                help: "put what the system shall show into \"aps\": {\"alert\": {…}}")
        } else {
            let rule: Rule =
                inspection.kind == .apns || inspection.kind == .delivered ? .apsMissing : .apsRequired
            reportAbsence(rule, aps, root, &inspection)
        }
    }

    private static func reportAbsence(
        _ rule: Rule, _ aps: JSONNode?, _ root: JSONNode, _ inspection: inout Inspection
    ) {
        if let aps {
            inspection.report(
                rule, at: .value(aps), "\"aps\" is an empty object, so the system shows nothing",
                help: "give it an alert, or content-available for a background push")
            return
        }
        let wrapper = wrapper(in: root, inspection.document)
        inspection.report(
            rule, at: .absent("aps", in: root), "\"aps\" is missing, so the system shows nothing",
            help: wrapper.map { "it stands in \($0); an Apple payload has it at the top level" })
    }

    /// The name of a member that holds the `aps`.
    private static func wrapper(in root: JSONNode, _ document: JSONDocument) -> String? {
        for member in document.members(root) where document.member("aps", of: member.value) != nil {
            return Wording.quoted(document.string(member.name))
        }
        return nil
    }

    private static func misspelling(in root: JSONNode, _ document: JSONDocument) -> JSONNode? {
        for member in document.members(root) where document.kind(member.value) == .object {
            for name: StaticString in ["aps", "apns", "asp", "apps"] where document.isSpelling(member.name, of: name) {
                return member.name
            }
        }
        return nil
    }

    private static func alertKey(in root: JSONNode, _ document: JSONDocument) -> JSONNode? {
        for member in document.members(root) {
            for name: StaticString in ["alert", "title", "subtitle", "body", "badge", "sound"]
            where document.equals(member.name, name) {
                return member.name
            }
            if document.equals(member.name, "notification"), document.kind(member.value) == .object {
                return member.name
            }
            if let key = AppleRootKeys.strayApsKey(member.name, in: document), !key.isCommonWord { return member.name }
        }
        return nil
    }
}

extension Inspection {
    /// Whether a payload is a wake-up for mobile device management, which needs no `aps`.
    func isMDM(_ root: JSONNode) -> Bool {
        guard let magic = document.member("mdm", of: root) else { return false }
        return document.kind(magic) == .string
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let apsMissing = RuleDescription(
        .apsMissing, family: .apple,
        summary: "There is no \"aps\", or an empty one.",
        reason: """
            The system shows and plays nothing and wakes nothing; an application gets such a push only while it runs \
            in the foreground. Pushes to PushKit, file providers and device management have their own kinds.
            """,
        wrong: Example(#"{"hello":"there"}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Hello"},"hello":"there"}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])

    static let apsRequired = RuleDescription(
        .apsRequired, family: .apple,
        summary: "There is no \"aps\", or an empty one, where the service or the tool demands it.",
        reason: """
            The simulator refuses a file without it, FCM refuses a message whose apns.payload has none, and a Live \
            Activity is nothing else.
            """,
        wrong: Example(#"{"Simulator Target Bundle":"dev.example.sample","aps":{}}"#, as: .simulator),
        right: Example(#"{"Simulator Target Bundle":"dev.example.sample","aps":{"alert":"Hello"}}"#, as: .simulator),
        documents: ["xcrun simctl help push", "firebase-admin-java issue 214"])

    static let alertOutsideAps = RuleDescription(
        .alertOutsideAps, family: .apple,
        summary: "The keys of an alert stand at the top level, and there is no \"aps\".",
        reason: """
            The system reads "aps" only. Beside it everything is custom content, so this push shows nothing. Bodies \
            made for FCM look like this.
            """,
        wrong: Example(#"{"alert":"Doors open","badge":1}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open","badge":1}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "django-push-notifications issue 28"])

    static let apsMisspelt = RuleDescription(
        .apsMisspelt, family: .apple,
        summary: "A key at the top level is meant to be \"aps\".",
        reason: "The system looks for \"aps\", letter by letter; under another name its content is custom content.",
        wrong: Example(#"{"apns":{"alert":"Doors open"}}"#, as: .apns),
        right: Example(#"{"aps":{"alert":"Doors open"}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification"])
}
#endif
