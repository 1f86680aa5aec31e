extension Rule {
    /// A label that begins or ends with a hyphen.
    public static let linkLabelHyphen = Rule("link-host-hyphen", severity: .error)
}

extension LinkWording {
    static let labelHyphen = LinkWording(
        .linkLabelHyphen,
        "has the label \"", found: "\" in its host, a label neither begins nor ends with a hyphen",
        help: "remove the hyphen")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let labelHyphen = RuleDescription(
        .linkLabelHyphen, family: .links,
        summary: "A label of a link's host begins or ends with a hyphen.",
        reason: "Java finds no host in such a link, and no registry gives out such a name.",
        wrong: .link("https://opass-.app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1123 section 2.1, https://www.rfc-editor.org/rfc/rfc1123",
            "java.net.URI, https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
        ])
}

#endif
