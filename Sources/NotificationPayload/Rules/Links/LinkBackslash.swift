extension Rule {
    /// A link with a backslash.
    public static let linkBackslash = Rule("link-backslash", severity: .error)
}

extension LinkWording {
    static let backslash = LinkWording(
        .linkBackslash,
        "holds a backslash",
        help: "write / for a separator, %5C for the character")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let backslash = RuleDescription(
        .linkBackslash, family: .links,
        summary: "A link holds a backslash.",
        reason: """
            Browsers read a backslash as a slash, other parsers as a character of the host: \
            https://a.example\\@b.example has two hosts.
            """,
        wrong: .link("https://opass.app\\\\events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 2 (characters), https://www.rfc-editor.org/rfc/rfc3986#section-2",
            "WHATWG URL, https://url.spec.whatwg.org#authority-state",
            "OPass Push Gateway contract v1: uri begins with https:// in lower case",
        ])
}

#endif
