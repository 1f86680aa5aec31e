extension Rule {
    /// A host that is the device itself.
    public static let linkLocalhost = Rule("link-host-localhost", severity: .warning)
}

extension LinkWording {
    static let localhost = LinkWording(
        .linkLocalhost,
        "has the host \"", found: "\", which is the device itself",
        help: "use the public host")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let localhost = RuleDescription(
        .linkLocalhost, family: .links,
        summary: "A link's host is localhost.",
        reason: "On the device that shows the notification, localhost is that device.",
        wrong: .link("https://localhost:3000/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 6761 section 6.3, https://www.rfc-editor.org/rfc/rfc6761"
        ])
}

#endif
