extension Rule {
    /// A host whose labels break the rule for names written from right to left.
    public static let linkMixedDirections = Rule("link-host-mixed-directions", severity: .error)
}

extension LinkWording {
    static let mixedDirections = LinkWording(
        .linkMixedDirections,
        "has the label \"", found: "\" in its host, which cannot stand in a name written from right to left",
        help: "write the host in letters of one direction, each label beginning with a letter")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let mixedDirections = RuleDescription(
        .linkMixedDirections, family: .links,
        summary: "A link's host mixes directions of writing.",
        reason: "The labels would be shown in another order than they have; browsers refuse the link.",
        wrong: .link("https://\\u05D0\\u05D1.1opass.app/"),
        right: .link("https://\\u05D0\\u05D1.opass.app/"),
        documents: [
            "RFC 5893 section 2, https://www.rfc-editor.org/rfc/rfc5893",
            "UTS #46, Unicode IDNA Compatibility Processing, https://www.unicode.org/reports/tr46/",
        ])
}

#endif
