extension Rule {
    /// A host whose last label begins with a digit.
    public static let linkTopLabelBeginsWithDigit = Rule("link-host-top-label", severity: .error)
}

extension LinkWording {
    static let topLabelBeginsWithDigit = LinkWording(
        .linkTopLabelBeginsWithDigit,
        "has a host that ends with \"", found: "\", no top-level domain begins with a digit",
        help: "write a host that ends with a top-level domain")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let topLabelBeginsWithDigit = RuleDescription(
        .linkTopLabelBeginsWithDigit, family: .links,
        summary: "The last label of a link's host begins with a digit.",
        reason: "Java finds no host in such a link, and no top-level domain begins with a digit.",
        wrong: .link("https://opass.1app/events"),
        right: .link("https://opass.app/events"),
        documents: [
            "RFC 1123 section 2.1, https://www.rfc-editor.org/rfc/rfc1123",
            "RFC 3696 section 2, https://www.rfc-editor.org/rfc/rfc3696",
            "java.net.URI, https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
        ])
}

#endif
