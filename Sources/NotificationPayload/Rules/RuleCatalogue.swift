#if !hasFeature(Embedded)
/// The catalogue of the rules that an inspection of payloads can report.
public enum RuleCatalogue {
    /// Every rule's description, family by family.
    public static let descriptions: [RuleDescription] =
        TextRules.descriptions + AppleRules.descriptions + FCMRules.descriptions + LinkRules.descriptions
        + GatewayRules.descriptions
}
#endif
