extension Rule {
    /// A label with a hyphen where none is allowed.
    public static let linkLabelHyphen = Rule("link-host-hyphen", severity: .error)
}

extension LinkWording {
    static let labelHyphen = LinkWording(
        .linkLabelHyphen,
        "has the label \"", found: "\" in its host, with a hyphen where none is allowed",
        help:
            "remove the hyphen at the beginning or the end; beside letters outside ASCII, also two in the third and fourth place"
    )
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let labelHyphen = RuleDescription(
        .linkLabelHyphen, family: .links,
        summary: "A label of a link's host has a hyphen where none is allowed.",
        reason: """
            Java finds no host in a link where a label begins or ends with a hyphen. Two hyphens in the third \
            and fourth place mark translated labels, and Foundation refuses them beside labels outside ASCII.
            """,
        wrong: .link("https://opass-.app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1123 section 2.1, https://www.rfc-editor.org/rfc/rfc1123",
            "java.net.URI, https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
        ])
}

#endif
