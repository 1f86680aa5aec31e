extension Rule {
    /// A link with a character that is not visible.
    public static let linkZeroWidthCharacter = Rule("link-zero-width-character", severity: .error)
}

extension LinkWording {
    static let zeroWidthCharacter = LinkWording(
        .linkZeroWidthCharacter,
        "holds ", found: ", which is not visible",
        help: "remove it; if it belongs to the address, percent-encode it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let zeroWidthCharacter = RuleDescription(
        .linkZeroWidthCharacter, family: .links,
        summary: "A link holds an invisible character.",
        reason: """
            Two links that look the same open different pages; most such characters come from copying out of a \
            formatted text.
            """,
        wrong: .link("https://opass.app/eve\\u200Bnts"),
        right: .link("https://opass.app/events"),
        documents: [
            "UTS #39, Unicode Security Mechanisms, https://www.unicode.org/reports/tr39/",
            "Unicode Standard section 5.21 (ignorable characters)",
        ])
}

#endif
