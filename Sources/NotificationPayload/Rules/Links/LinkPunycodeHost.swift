extension Rule {
    /// A host with an `xn--` label.
    public static let linkPunycodeHost = Rule("link-host-punycode", severity: .warning)
}

extension LinkWording {
    static let punycodeHost = LinkWording(
        .linkPunycodeHost,
        "has the host \"", found: "\", whose xn-- label stands for other characters",
        help: "make sure that the name it stands for is the one that is meant")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let punycodeHost = RuleDescription(
        .linkPunycodeHost, family: .links,
        summary: "A link's host has an xn-- label.",
        reason: "Nobody reads the name from it, so nobody notices a wrong one.",
        wrong: .link("https://xn--fsqu00a.example/"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3492, https://www.rfc-editor.org/rfc/rfc3492",
            "RFC 5890, https://www.rfc-editor.org/rfc/rfc5890",
        ])
}

#endif
