extension Rule {
    /// A host with an ASCII character that host names do not have.
    public static let linkHostCharacter = Rule("link-host-character", severity: .error)
}

extension LinkWording {
    static let hostCharacter = LinkWording(
        .linkHostCharacter,
        "has ", found: " in its host, allowed are letters, digits, hyphens and dots",
        help: "write the host in letters, digits, hyphens and dots")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let hostCharacter = RuleDescription(
        .linkHostCharacter, family: .links,
        summary: "A link's host holds a character that host names do not have.",
        reason: """
            Java finds no host in a link with an underscore there; for other characters the parsers differ as \
            well.
            """,
        wrong: .link("https://push_gateway.opass.app/"),
        right: .link("https://push-gateway.opass.app/"),
        documents: [
            "RFC 1123 section 2.1, https://www.rfc-editor.org/rfc/rfc1123",
            "java.net.URI, https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
        ])
}

#endif
