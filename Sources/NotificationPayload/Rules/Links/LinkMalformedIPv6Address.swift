extension Rule {
    /// Brackets around something that is no address of IP version 6.
    public static let linkMalformedIPv6Address = Rule("link-ipv6-malformed", severity: .error)
}

extension LinkWording {
    static let malformedIPv6Address = LinkWording(
        .linkMalformedIPv6Address,
        "has \"", found: "\" in brackets, which is no IPv6 address",
        help: "write eight groups of up to four hexadecimal digits, zeros shortened by one \"::\"")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let malformedIPv6Address = RuleDescription(
        .linkMalformedIPv6Address, family: .links,
        summary: "A link's brackets hold no IPv6 address.",
        reason: "Brackets hold nothing else; some parsers refuse the link, others take the text for the host.",
        wrong: .link("https://[2001:db8::g]/"),
        right: .link("https://[2001:db8::1]/"),
        documents: [
            "RFC 4291 section 2.2, https://www.rfc-editor.org/rfc/rfc4291",
            "RFC 5952, https://www.rfc-editor.org/rfc/rfc5952",
            "RFC 3986 section 3.2.2 (host), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
        ])
}

#endif
