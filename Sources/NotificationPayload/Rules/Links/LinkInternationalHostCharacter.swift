extension Rule {
    /// A host with a character outside ASCII that is no letter, mark or digit of a script.
    public static let linkInternationalHostCharacter = Rule("link-host-international-character", severity: .error)
}

extension LinkWording {
    static let internationalHostCharacter = LinkWording(
        .linkInternationalHostCharacter,
        "has ", found: " in its host, which is no plain letter, mark or digit",
        help: "write the host in letters of one script, or as the xn-- name that its registry gives")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let internationalHostCharacter = RuleDescription(
        .linkInternationalHostCharacter, family: .links,
        summary: "A link's host holds a character outside ASCII that is no plain letter, mark or digit.",
        reason: """
            Full-width letters, ideographic dots and other look-alikes are folded by some parsers into another \
            host; ß and ς name different hosts under the old and the new rules.
            """,
        wrong: .link("https://opass。app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "UTS #46, Unicode IDNA Compatibility Processing, https://www.unicode.org/reports/tr46/",
            "RFC 5892, https://www.rfc-editor.org/rfc/rfc5892",
        ])
}

#endif
