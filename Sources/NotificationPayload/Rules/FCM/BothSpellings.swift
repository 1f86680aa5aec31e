internal import JSONReading

extension Rule {
    /// A field is there twice, in lowerCamelCase and in snake_case.
    static let bothSpellings = Rule("both-spellings", severity: .error)
}

extension Inspection {
    /// Called for a member whose entry another member of the object has already had. The same name twice is a mistake
    /// of the text.
    mutating func checkSecondSpelling(_ member: Member, _ entry: MemberEntry) {
        guard let otherName = entry.otherName else { return }
        let name = document.equals(member.name, entry.name) ? otherName : entry.name
        guard document.member(name, of: member.object) != nil else { return }
        report(
            .bothSpellings, at: .name(member.name),
            "\(quoted(member.name)) is the same field as \"\(name)\", which is there too",
            help: "keep one of the two")
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let bothSpellings = RuleDescription(
        .bothSpellings, family: .fcm,
        summary: "A field is there twice, in lowerCamelCase and in snake_case.",
        reason: "FCM reads both spellings as one field and answers a request that has it twice with status 400.",
        wrong: Example(
            #"{"message":{"topic":"news","android":{"collapse_key":"a","collapseKey":"b"}}}"#, as: .fcm),
        right: Example(#"{"message":{"topic":"news","android":{"collapse_key":"a"}}}"#, as: .fcm),
        documents: ["Protocol Buffers: ProtoJSON format"])
}
#endif
