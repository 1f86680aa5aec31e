extension Rule {
    /// A link with a space, a tab or a line break.
    public static let linkWhitespace = Rule("link-whitespace", severity: .error)
}

extension LinkWording {
    static let whitespace = LinkWording(
        .linkWhitespace,
        "holds white space, ", found: "",
        help: "remove it at the ends, write %20 within")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let whitespace = RuleDescription(
        .linkWhitespace, family: .links,
        summary: "A link holds white space.",
        reason: """
            Browsers drop tabs and line breaks and trim spaces, other parsers refuse the link or keep them: the \
            same text opens different pages or none.
            """,
        wrong: .link("https://opass.app/my events"),
        right: .link("https://opass.app/my%20events"),
        documents: [
            "RFC 3986 section 2 (characters), https://www.rfc-editor.org/rfc/rfc3986#section-2",
            "WHATWG URL, https://url.spec.whatwg.org#concept-basic-url-parser",
        ])
}

#endif
