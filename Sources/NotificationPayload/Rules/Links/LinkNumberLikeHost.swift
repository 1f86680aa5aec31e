extension Rule {
    /// A host that some parsers take for an address and that is no dotted quad.
    public static let linkNumberLikeHost = Rule("link-host-number", severity: .error)
}

extension LinkWording {
    static let numberLikeHost = LinkWording(
        .linkNumberLikeHost,
        "has the host \"", found: "\", which some parsers take for an IP address",
        help: "write an address as four decimal numbers from 0 to 255 without leading zeros")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let numberLikeHost = RuleDescription(
        .linkNumberLikeHost, family: .links,
        summary: "A link's host looks like a number and is no dotted quad.",
        reason: """
            Browsers read 0x7f.1, 2130706433 and 127.1 as 127.0.0.1, others as names: a classic way around \
            checks of hosts.
            """,
        wrong: .link("https://2130706433/"),
        right: .link("https://203.0.113.7/"),
        documents: [
            "RFC 3986 section 7.4 (rare IP address formats), https://www.rfc-editor.org/rfc/rfc3986#section-7.4",
            "WHATWG URL, https://url.spec.whatwg.org#concept-ipv4-parser",
        ])
}

#endif
