extension Rule {
    /// A link of more than 2,048 code points.
    public static let linkTooLong = Rule("link-too-long", severity: .error)
}

extension LinkWording {
    static let tooLong = LinkWording(
        .linkTooLong,
        "has ", found: " code points, allowed are 2,048",
        help: "shorten the link, or send one that redirects")
}

#if !hasFeature(Embedded)

extension LinkRules {
    static let tooLong = RuleDescription(
        .linkTooLong, family: .links,
        summary: "A link has more than 2,048 code points.",
        reason: "The gateway refuses it, and a message with it is over FCM's limit anyway.",
        wrong: .link("https://opass.app/" + String(repeating: "e", count: 2031)),
        right: .link("https://opass.app/e"),
        documents: [
            "OPass Push Gateway contract v1: at most 2,048 code points"
        ])
}

#endif
