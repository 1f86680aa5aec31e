extension LinkRefusal.Reason {
    var wording: LinkWording {
        switch self {
        case .schemeMissing: .schemeMissing
        case .schemeNotHTTPS: .schemeNotHTTPS
        case .schemeUpperCase: .schemeUpperCase
        case .hostMissing: .hostMissing
        case .userInformation: .userInformation
        case .whitespace: .whitespace
        case .controlCharacter: .controlCharacter
        case .backslash: .backslash
        case .forbiddenCharacter: .forbiddenCharacter
        case .bidirectionalCharacter: .bidirectionalCharacter
        case .zeroWidthCharacter: .zeroWidthCharacter
        case .portEmpty: .portEmpty
        case .portNotNumber: .portNotNumber
        case .portZero: .portZero
        case .portTooLarge: .portTooLarge
        case .brokenPercentEscape: .brokenPercentEscape
        case .percentEscapeInHost: .percentEscapeInHost
        case .zoneIdentifier: .zoneIdentifier
        case .malformedIPv6Address: .malformedIPv6Address
        case .numberLikeHost: .numberLikeHost
        case .topLabelBeginsWithDigit: .topLabelBeginsWithDigit
        case .hostCharacter: .hostCharacter
        case .internationalHostCharacter: .internationalHostCharacter
        case .emptyLabel: .emptyLabel
        case .labelTooLong: .labelTooLong
        case .hostTooLong: .hostTooLong
        case .labelHyphen: .labelHyphen
        case .brokenPunycode: .brokenPunycode
        case .mixedScripts: .mixedScripts
        case .mixedDirections: .mixedDirections
        case .tooLong: .tooLong
        }
    }
}

extension LinkWarning.Reason {
    var wording: LinkWording {
        switch self {
        case .internationalisedHost: .internationalisedHost
        case .punycodeHost: .punycodeHost
        case .ipAddress: .ipAddress
        case .localhost: .localhost
        case .localDomain: .localDomain
        }
    }
}
