#if !hasFeature(Embedded)

/// The catalogue of the link policy.
package enum LinkRules {
    /// Every rule of the family, first the refusals, then the warnings, in the order of their declaration.
    package static var descriptions: [RuleDescription] {
        [
            schemeMissing,
            schemeNotHTTPS,
            schemeUpperCase,
            hostMissing,
            userInformation,
            whitespace,
            controlCharacter,
            backslash,
            forbiddenCharacter,
            bidirectionalCharacter,
            zeroWidthCharacter,
            portEmpty,
            portNotNumber,
            portZero,
            portTooLarge,
            brokenPercentEscape,
            percentEscapeInHost,
            zoneIdentifier,
            malformedIPv6Address,
            numberLikeHost,
            topLabelBeginsWithDigit,
            hostCharacter,
            internationalHostCharacter,
            emptyLabel,
            labelTooLong,
            hostTooLong,
            labelHyphen,
            brokenPunycode,
            mixedScripts,
            mixedDirections,
            tooLong,
            internationalisedHost,
            punycodeHost,
            ipAddress,
            localhost,
            localDomain,
        ]
    }
}

extension RuleDescription.Example {
    /// An Android data map with the link, which is written as it stands between the quotes of a JSON string.
    static func link(_ text: String) -> Self {
        Self(
            """
            {"event_id":"SITCON_2027","push_id":"1f8a6c1e-52d0-4f5b-9c3a-7d2e40b6a915","uri":"\(text)"}
            """, as: .androidData)
    }
}

#endif
