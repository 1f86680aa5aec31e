extension Rule {
    /// An address of IP version 6 with a zone.
    public static let linkZoneIdentifier = Rule("link-zone-identifier", severity: .error)
}

extension LinkWording {
    static let zoneIdentifier = LinkWording(
        .linkZoneIdentifier,
        "has an IPv6 address with a zone",
        help: "remove the zone, from the percent sign to the bracket")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let zoneIdentifier = RuleDescription(
        .linkZoneIdentifier, family: .links,
        summary: "A link's IPv6 address has a zone.",
        reason: "A zone has a meaning only within one device; browsers refuse it.",
        wrong: .link("https://[fe80::1%25en0]/"),
        right: .link("https://[2001:db8::1]/"),
        documents: [
            "RFC 6874, https://www.rfc-editor.org/rfc/rfc6874",
            "WHATWG URL, https://url.spec.whatwg.org#host-parsing",
        ])
}

#endif
