internal import JSONReading

extension Rule {
    /// A request has a field that FCM does not know anywhere.
    static let unknownField = Rule("unknown-field", severity: .error)
}

extension Inspection {
    /// Reports a field that its object does not have: as misspelt, as misplaced, or as unknown.
    mutating func reportUnknownField(_ member: Member, of shape: Shape) {
        // Without the wrapper, what belongs beside the message stands where it should.
        if shape == .fcmMessage, member.object == document.rootNode,
            document.equals(member.name, "validate_only") || document.equals(member.name, "validateOnly")
        {
            return
        }
        // What is not listed needs no search for what was meant.
        let hasRoom =
            collector.hasRoom(for: .unknownField) || collector.hasRoom(for: .misspeltField)
            || collector.hasRoom(for: .misplacedField)
        guard hasRoom else { return collector.addUnlisted(.unknownField, .name(member.name)) }
        let name = document.string(member.name)
        let known = shape.table?.allNames ?? []
        let folded = NearestWord.folded(name.utf8)
        if let same = known.first(where: { NearestWord.folded($0.utf8) == folded }) {
            reportMisspeltField(member, of: shape, meant: same)
        } else if let alias = FieldHomes.alias(for: folded), known.contains(alias) {
            reportMisspeltField(member, of: shape, meant: alias)
        } else if let home = FieldHomes.home(of: name, outside: shape) {
            reportMisplacedField(member, of: shape, home)
        } else if let near = NearestWord.find(name, among: known) {
            reportMisspeltField(member, of: shape, meant: near)
        } else {
            report(
                .unknownField, at: .name(member.name),
                "\(quoted(member.name)) is no field of \(shape.fieldOwner)",
                help: "leave it out; what is meant for the application goes into \"data\", as a string")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let unknownField = RuleDescription(
        .unknownField, family: .fcm,
        summary: "A request has a field that FCM does not know.",
        reason: """
            The service does not skip what it does not know: it answers status 400, "Unknown name …: Cannot find \
            field", and sends nothing.
            """,
        wrong: Example(
            #"{"message":{"topic":"news","notification":{"title":"Doors open","subheading":"Hall A"}}}"#, as: .fcm),
        right: Example(
            #"{"message":{"topic":"news","notification":{"title":"Doors open"},"data":{"subheading":"Hall A"}}}"#,
            as: .fcm),
        documents: ["Firebase: FCM HTTP v1 API, Message"])
}
#endif
