extension Rule {
    /// A label of more than 63 characters.
    public static let linkLabelTooLong = Rule("link-host-label-too-long", severity: .error)
}

extension LinkWording {
    static let labelTooLong = LinkWording(
        .linkLabelTooLong,
        "has a label of ", found: " characters in its host, allowed are 63",
        help: "shorten the part between two dots")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let labelTooLong = RuleDescription(
        .linkLabelTooLong, family: .links,
        summary: "A label of a link's host has more than 63 characters.",
        reason: "The name cannot be looked up.",
        wrong: .link("https://" + String(repeating: "o", count: 64) + ".app/"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1035 section 2.3.4, https://www.rfc-editor.org/rfc/rfc1035"
        ])
}

#endif
