extension Rule {
    /// A host of more than 253 characters.
    public static let linkHostTooLong = Rule("link-host-too-long", severity: .error)
}

extension LinkWording {
    static let hostTooLong = LinkWording(
        .linkHostTooLong,
        "has a host of ", found: " characters, allowed are 253",
        help: "shorten the host")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let hostTooLong = RuleDescription(
        .linkHostTooLong, family: .links,
        summary: "A link's host has more than 253 characters.",
        reason: "The name cannot be looked up.",
        wrong: .link("https://" + String(repeating: "events.", count: 36) + "opass.app/"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1035 section 2.3.4, https://www.rfc-editor.org/rfc/rfc1035"
        ])
}

#endif
