extension Rule {
    /// A link with a colon after its host and no port.
    public static let linkPortEmpty = Rule("link-port-empty", severity: .error)
}

extension LinkWording {
    static let portEmpty = LinkWording(
        .linkPortEmpty,
        "has a colon after its host and no port",
        help: "remove the colon, or write the port after it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let portEmpty = RuleDescription(
        .linkPortEmpty, family: .links,
        summary: "A link has a colon after its host but no port.",
        reason: "Parsers read it as the usual port, as none or as an error.",
        wrong: .link("https://opass.app:/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.3 (port), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3"
        ])
}

#endif
