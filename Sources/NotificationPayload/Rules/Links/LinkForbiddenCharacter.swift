extension Rule {
    /// A link with a character that has to be percent-encoded.
    public static let linkForbiddenCharacter = Rule("link-forbidden-character", severity: .error)
}

extension LinkWording {
    static let forbiddenCharacter = LinkWording(
        .linkForbiddenCharacter,
        "holds ", found: ", which a link has to percent-encode",
        help: "percent-encode the character: %7B for {, %7C for |, %23 for a second #")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let forbiddenCharacter = RuleDescription(
        .linkForbiddenCharacter, family: .links,
        summary: "A link holds a character that has to be percent-encoded.",
        reason: """
            RFC 3986 leaves these characters out; browsers repair them, Java refuses the link. Square brackets \
            are allowed in query and fragment, because many sites use them there. U+FFFD and noncharacters stand \
            for text that was lost on the way.
            """,
        wrong: .link("https://opass.app/events?id={1}"),
        right: .link("https://opass.app/events?id=%7B1%7D"),
        documents: [
            "RFC 3986 section 2 (characters), https://www.rfc-editor.org/rfc/rfc3986#section-2",
            "java.net.URI, https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
        ])
}

#endif
