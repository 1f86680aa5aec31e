extension Rule {
    /// A percent escape in the host.
    public static let linkPercentEscapeInHost = Rule("link-host-percent-escape", severity: .error)
}

extension LinkWording {
    static let percentEscapeInHost = LinkWording(
        .linkPercentEscapeInHost,
        "has a percent escape in its host",
        help: "write the characters of the host as they are")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let percentEscapeInHost = RuleDescription(
        .linkPercentEscapeInHost, family: .links,
        summary: "A link's host holds a percent escape.",
        reason: "Browsers decode it, others keep it or find no host: the same text names different hosts.",
        wrong: .link("https://opass%2Eapp/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.2 (host), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
            "WHATWG URL, https://url.spec.whatwg.org#host-parsing",
        ])
}

#endif
