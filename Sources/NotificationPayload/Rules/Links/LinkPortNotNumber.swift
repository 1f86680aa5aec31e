extension Rule {
    /// A link whose port is not made of digits.
    public static let linkPortNotNumber = Rule("link-port-not-a-number", severity: .error)
}

extension LinkWording {
    static let portNotNumber = LinkWording(
        .linkPortNotNumber,
        "has the port \"", found: "\", allowed are digits",
        help: "write the port in ASCII digits, or leave it out")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let portNotNumber = RuleDescription(
        .linkPortNotNumber, family: .links,
        summary: "A link's port is no number.",
        reason: "Browsers refuse the link, and others take the text for a part of the host.",
        wrong: .link("https://opass.app:https/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.2.3 (port), https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3"
        ])
}

#endif
