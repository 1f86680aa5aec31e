/// Why a text is not accepted as a link, and where in the text the reason stands.
public struct LinkRefusal: Error, Sendable, Hashable {
    /// The mistake.
    public let reason: Reason

    /// The first byte of the culprit in the text's UTF-8.
    public let offset: Int

    /// The number of bytes of the culprit; 0 where something is missing.
    public let length: Int

    /// The culprit's name for the message, or its length where that is the mistake: at most 64 characters, printable, and never user information, path, query or
    /// fragment.
    let found: String

    init(_ reason: Reason, at offset: Int, length: Int, found: String = "") {
        self.reason = reason
        self.offset = offset
        self.length = length
        self.found = found
    }

    /// The ways to fail; each is a rule of the catalogue.
    public enum Reason: Sendable, Hashable, CaseIterable {
        case schemeMissing
        case schemeNotHTTPS
        case schemeUpperCase
        case hostMissing
        case userInformation
        case whitespace
        case controlCharacter
        case backslash
        case forbiddenCharacter
        case bidirectionalCharacter
        case zeroWidthCharacter
        case portEmpty
        case portNotNumber
        case portZero
        case portTooLarge
        case brokenPercentEscape
        case percentEscapeInHost
        case zoneIdentifier
        case malformedIPv6Address
        case numberLikeHost
        case topLabelBeginsWithDigit
        case hostCharacter
        case internationalHostCharacter
        case emptyLabel
        case labelTooLong
        case hostTooLong
        case labelHyphen
        case brokenPunycode
        case mixedScripts
        case mixedDirections
        case tooLong
    }

    /// The rule that the text breaks.
    public var rule: Rule { reason.wording.rule }

    /// What was found and what is allowed, after the name of the key in quotes: `"uri" has no scheme, …`.
    public func message(naming key: String) -> String {
        reason.wording.message(naming: key, found: found)
    }

    /// What to do about it.
    public var help: String { reason.wording.help }
}

extension LinkRefusal: CustomStringConvertible {
    /// The rule's name, the message and the help in one line, fit for a trace.
    public var description: String {
        rule.name + ": " + message(naming: "link") + " (" + help + ")"
    }
}
