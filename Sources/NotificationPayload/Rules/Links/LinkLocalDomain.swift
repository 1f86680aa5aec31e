extension Rule {
    /// A host that exists on one local network only.
    public static let linkLocalDomain = Rule("link-host-local-domain", severity: .warning)
}

extension LinkWording {
    static let localDomain = LinkWording(
        .linkLocalDomain,
        "has the host \"", found: "\", which exists on one local network only",
        help: "use the public host")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let localDomain = RuleDescription(
        .linkLocalDomain, family: .links,
        summary: "A link's host ends with .local.",
        reason: "Names under .local are looked up on the network that the device happens to be on.",
        wrong: .link("https://laptop.local/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 6762 section 3, https://www.rfc-editor.org/rfc/rfc6762"
        ])
}

#endif
