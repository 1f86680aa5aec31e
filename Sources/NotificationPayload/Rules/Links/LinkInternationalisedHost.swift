extension Rule {
    /// A host with characters outside ASCII.
    public static let linkInternationalisedHost = Rule("link-host-internationalised", severity: .warning)
}

extension LinkWording {
    static let internationalisedHost = LinkWording(
        .linkInternationalisedHost,
        "has the internationalised host \"", found: "\"",
        help: "make sure that it is the host that is meant; its xn-- name is read alike by every parser")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let internationalisedHost = RuleDescription(
        .linkInternationalisedHost, family: .links,
        summary: "A link's host has characters outside ASCII.",
        reason: """
            Parsers find its ASCII name by different rules, and letters of other scripts can look like Latin \
            ones.
            """,
        wrong: .link("https://例子.example/"),
        right: .link("https://opass.app/events"),
        documents: [
            "UTS #46, Unicode IDNA Compatibility Processing, https://www.unicode.org/reports/tr46/",
            "UTS #39, Unicode Security Mechanisms, https://www.unicode.org/reports/tr39/",
        ])
}

#endif
