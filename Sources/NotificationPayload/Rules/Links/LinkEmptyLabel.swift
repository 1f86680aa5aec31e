extension Rule {
    /// A host with nothing before a dot.
    public static let linkEmptyLabel = Rule("link-host-label-empty", severity: .error)
}

extension LinkWording {
    static let emptyLabel = LinkWording(
        .linkEmptyLabel,
        "has a host with nothing before a dot",
        help: "remove the dot, or write the label before it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let emptyLabel = RuleDescription(
        .linkEmptyLabel, family: .links,
        summary: "A link's host has an empty label.",
        reason: "Such a name cannot be looked up; parsers keep it, shorten it or find no host.",
        wrong: .link("https://opass..app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1035 section 2.3.1, https://www.rfc-editor.org/rfc/rfc1035"
        ])
}

#endif
