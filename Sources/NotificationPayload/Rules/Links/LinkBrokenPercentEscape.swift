extension Rule {
    /// A percent sign without two hexadecimal digits after it.
    public static let linkBrokenPercentEscape = Rule("link-percent-escape-broken", severity: .error)
}

extension LinkWording {
    static let brokenPercentEscape = LinkWording(
        .linkBrokenPercentEscape,
        "holds a percent sign without two hexadecimal digits after it",
        help: "write %25 for the percent sign itself")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let brokenPercentEscape = RuleDescription(
        .linkBrokenPercentEscape, family: .links,
        summary: "A percent sign in a link has no two hexadecimal digits after it.",
        reason: """
            Browsers leave it, Foundation encodes every percent sign of the link once more, Java refuses the \
            link.
            """,
        wrong: .link("https://opass.app/100%"),
        right: .link("https://opass.app/100%25"),
        documents: [
            "RFC 3986 section 2.1 (percent-encoding), https://www.rfc-editor.org/rfc/rfc3986#section-2.1",
            "Foundation URL(string:), https://developer.apple.com/documentation/foundation/url",
        ])
}

#endif
