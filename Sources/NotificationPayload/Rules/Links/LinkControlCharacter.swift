extension Rule {
    /// A link with a control character.
    public static let linkControlCharacter = Rule("link-control-character", severity: .error)
}

extension LinkWording {
    static let controlCharacter = LinkWording(
        .linkControlCharacter,
        "holds the control character ", found: "",
        help: "remove it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let controlCharacter = RuleDescription(
        .linkControlCharacter, family: .links,
        summary: "A link holds a control character.",
        reason: "The gateway refuses it, and parsers drop, encode or refuse it.",
        wrong: .link("https://opass.app/\\u0007events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 2 (characters), https://www.rfc-editor.org/rfc/rfc3986#section-2",
            "OPass Push Gateway contract v1: uri begins with https:// in lower case",
        ])
}

#endif
