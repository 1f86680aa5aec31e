extension Rule {
    /// An `xn--` label that stands for no internationalised name.
    public static let linkBrokenPunycode = Rule("link-host-punycode-broken", severity: .error)
}

extension LinkWording {
    static let brokenPunycode = LinkWording(
        .linkBrokenPunycode,
        "has the label \"", found: "\" in its host, which stands for no internationalised name",
        help: "copy the host from its owner, or write the name in its own letters")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let brokenPunycode = RuleDescription(
        .linkBrokenPunycode, family: .links,
        summary: "An xn-- label of a link's host stands for no internationalised name.",
        reason: """
            It does not decode, or decodes to characters that no host may have or that are not normalised; \
            browsers refuse the link, other parsers take the label as it is.
            """,
        wrong: .link("https://xn--a.app/"),
        right: .link("https://xn--fsqu00a.example/"),
        documents: [
            "RFC 3492, https://www.rfc-editor.org/rfc/rfc3492",
            "UTS #46, Unicode IDNA Compatibility Processing, https://www.unicode.org/reports/tr46/",
        ])
}

#endif
