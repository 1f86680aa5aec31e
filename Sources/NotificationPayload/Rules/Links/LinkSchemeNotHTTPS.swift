extension Rule {
    /// A link with a scheme other than `https`.
    public static let linkSchemeNotHTTPS = Rule("link-scheme-not-https", severity: .error)
}

extension LinkWording {
    static let schemeNotHTTPS = LinkWording(
        .linkSchemeNotHTTPS,
        "has the scheme \"", found: "\", only \"https\" is opened",
        help: "use an https link")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let schemeNotHTTPS = RuleDescription(
        .linkSchemeNotHTTPS, family: .links,
        summary: "A link has a scheme other than https.",
        reason: """
            Plain http can be changed on the way, and other schemes make the device call, pay or start another \
            app; a notification opens https only.
            """,
        wrong: .link("http://opass.app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.1 (scheme), https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
            "OPass Push Gateway contract v1: uri begins with https:// in lower case",
        ])
}

#endif
