/// What an inspection needs of a refusal or a warning to make a finding.
package struct LinkFinding: Sendable, Hashable {
    /// The mistake.
    package let rule: Rule

    /// The message, which begins with the key.
    package let message: String

    /// What to do.
    package let help: String

    /// The culprit in the link's UTF-8; empty where something is missing.
    package let bytes: Range<Int>
}

extension HTTPSLink {
    /// Everything that the link policy says about the value of a key, as findings: one for a refusal, one for each
    /// warning, none for a link without a doubt.
    package static func findings(for bytes: Span<UInt8>, key: String) -> [LinkFinding] {
        switch check(bytes) {
        case .success(let link): link.warnings.map { $0.finding(naming: key) }
        case .failure(let refusal): [refusal.finding(naming: key)]
        }
    }
}

extension LinkRefusal {
    /// The finding of this refusal for a key's value.
    package func finding(naming key: String) -> LinkFinding {
        LinkFinding(rule: rule, message: message(naming: key), help: help, bytes: offset..<(offset + length))
    }
}

extension LinkWarning {
    /// The finding of this warning for a key's value.
    package func finding(naming key: String) -> LinkFinding {
        LinkFinding(rule: rule, message: message(naming: key), help: help, bytes: offset..<(offset + length))
    }
}
