extension Rule {
    /// A link that does not begin with a scheme.
    public static let linkSchemeMissing = Rule("link-scheme-missing", severity: .error)
}

extension LinkWording {
    static let schemeMissing = LinkWording(
        .linkSchemeMissing,
        "has no scheme, a link begins with \"https://\"", found: "",
        help: "write the whole address, \"https://\" and the host included")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let schemeMissing = RuleDescription(
        .linkSchemeMissing, family: .links,
        summary: "A link has no scheme.",
        reason: """
            Without a scheme the text is no address: the system's opener does nothing, and the tap falls back to \
            the event's announcements.
            """,
        wrong: .link("opass.app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 3986 section 3.1 (scheme), https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
            "OPass Push Gateway contract v1: uri begins with https:// in lower case",
        ])
}

#endif
