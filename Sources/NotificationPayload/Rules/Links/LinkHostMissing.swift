extension Rule {
    /// A link without a host.
    public static let linkHostMissing = Rule("link-host-missing", severity: .error)
}

extension LinkWording {
    static let hostMissing = LinkWording(
        .linkHostMissing,
        "has no host after \"https://\"", found: "",
        help: "write the host after \"https://\", with two slashes before it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let hostMissing = RuleDescription(
        .linkHostMissing, family: .links,
        summary: "A link has no host.",
        reason: "Browsers skip slashes and take the first part of the path for the host, other parsers find none.",
        wrong: .link("https:///events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.2 (host), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
            "WHATWG URL, https://url.spec.whatwg.org#authority-state",
        ])
}

#endif
