extension Rule {
    /// A link with an invisible character that turns the direction of text.
    public static let linkBidirectionalCharacter = Rule("link-bidirectional-character", severity: .error)
}

extension LinkWording {
    static let bidirectionalCharacter = LinkWording(
        .linkBidirectionalCharacter,
        "holds ", found: ", which turns the direction of the text around it",
        help: "remove it; if it belongs to the address, percent-encode it")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let bidirectionalCharacter = RuleDescription(
        .linkBidirectionalCharacter, family: .links,
        summary: "A link holds a character that turns the direction of text.",
        reason: "It is invisible and makes the link read as another address than the one that opens.",
        wrong: .link("https://opass.app/\\u202Estneve"),
        right: .link("https://opass.app/events"),
        documents: [
            "UTS #39, Unicode Security Mechanisms, https://www.unicode.org/reports/tr39/",
            "UTR #36, Unicode Security Considerations, https://www.unicode.org/reports/tr36/",
        ])
}

#endif
