extension Rule {
    /// A link with the port 0.
    public static let linkPortZero = Rule("link-port-zero", severity: .error)
}

extension LinkWording {
    static let portZero = LinkWording(
        .linkPortZero,
        "has the port ", found: ", allowed are 1 to 65535",
        help: "leave the port out, https uses 443")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let portZero = RuleDescription(
        .linkPortZero, family: .links,
        summary: "A link has the port 0.",
        reason: "No server listens there.",
        wrong: .link("https://opass.app:0/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.3 (port), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3",
            "RFC 6335 section 6, https://www.rfc-editor.org/rfc/rfc6335",
        ])
}

#endif
