extension Rule {
    /// A host that is an IP address.
    public static let linkIpAddress = Rule("link-host-ip-address", severity: .warning)
}

extension LinkWording {
    static let ipAddress = LinkWording(
        .linkIpAddress,
        "has the IP address \"", found: "\" as its host",
        help: "use a host name")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let ipAddress = RuleDescription(
        .linkIpAddress, family: .links,
        summary: "A link's host is an IP address.",
        reason: """
            Certificates are issued for names; most such links come from a test setup and do not open on a \
            person's device.
            """,
        wrong: .link("https://192.0.2.7/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 6125 section 1.7.2, https://www.rfc-editor.org/rfc/rfc6125",
            "RFC 3986 section 3.2.2 (host), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
        ])
}

#endif
