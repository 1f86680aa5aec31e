extension Rule {
    /// A label that mixes letters of Latin, Cyrillic and Greek.
    public static let linkMixedScripts = Rule("link-host-mixed-scripts", severity: .error)
}

extension LinkWording {
    static let mixedScripts = LinkWording(
        .linkMixedScripts,
        "has the label \"", found: "\" in its host, which mixes letters of Latin, Cyrillic and Greek",
        help: "write the label in one script")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let mixedScripts = RuleDescription(
        .linkMixedScripts, family: .links,
        summary: "A label of a link's host mixes letters of Latin, Cyrillic and Greek.",
        reason: """
            These scripts have letters that look the same: opаss.app with a Cyrillic а is another host than it \
            seems.
            """,
        wrong: .link("https://op\\u0430ss.app/"),
        right: .link("https://opass.app/events"),
        documents: [
            "UTS #39, Unicode Security Mechanisms, https://www.unicode.org/reports/tr39/"
        ])
}

#endif
