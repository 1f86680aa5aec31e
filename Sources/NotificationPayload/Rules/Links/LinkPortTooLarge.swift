extension Rule {
    /// A link with a port above 65,535.
    public static let linkPortTooLarge = Rule("link-port-too-large", severity: .error)
}

extension LinkWording {
    static let portTooLarge = LinkWording(
        .linkPortTooLarge,
        "has the port ", found: ", allowed are 1 to 65535",
        help: "leave the port out, https uses 443")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let portTooLarge = RuleDescription(
        .linkPortTooLarge, family: .links,
        summary: "A link's port is above 65,535.",
        reason: "Browsers refuse the link; others cut the number off and reach another port.",
        wrong: .link("https://opass.app:65536/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.3 (port), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3",
            "WHATWG URL, https://url.spec.whatwg.org#port-state",
        ])
}

#endif
