extension Rule {
    /// A link with a user name or password before its host.
    public static let linkUserInformation = Rule("link-user-information", severity: .error)
}

extension LinkWording {
    static let userInformation = LinkWording(
        .linkUserInformation,
        "has user information before its host",
        help: "remove everything between \"https://\" and the host, the @ included")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let userInformation = RuleDescription(
        .linkUserInformation, family: .links,
        summary: "A link has user information before its host.",
        reason: """
            What stands before the @ looks like the host to a reader, and parsers have disagreed about which of \
            several @ counts; a password has no place in a notification.
            """,
        wrong: .link("https://opass.app@evil.example/"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.1 (user information), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
            "RFC 3986 section 7.5 (sensitive information), https://www.rfc-editor.org/rfc/rfc3986#section-7.5",
            "WHATWG URL, https://url.spec.whatwg.org",
        ])
}

#endif
