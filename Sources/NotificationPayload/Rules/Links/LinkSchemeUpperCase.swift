extension Rule {
    /// A link whose scheme is `https` with capitals.
    public static let linkSchemeUpperCase = Rule("link-scheme-upper-case", severity: .error)
}

extension LinkWording {
    static let schemeUpperCase = LinkWording(
        .linkSchemeUpperCase,
        "has the scheme \"", found: "\", the contract wants \"https\" in lower case",
        help: "write \"https\" in lower case")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let schemeUpperCase = RuleDescription(
        .linkSchemeUpperCase, family: .links,
        summary: "A link's scheme is https with capitals.",
        reason: "Parsers fold the letters, but the gateway compares the text as it is and refuses the message.",
        wrong: .link("HTTPS://opass.app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.1 (scheme), https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
            "OPass Push Gateway contract v1: uri begins with https:// in lower case",
        ])
}

#endif
