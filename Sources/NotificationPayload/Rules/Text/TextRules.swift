#if !hasFeature(Embedded)

/// The rules of the text, and of telling kinds apart.
enum TextRules {
    static let descriptions: [RuleDescription] = syntax + looks + content + kinds

    private static let syntax: [RuleDescription] = [
        .emptyText, .otherEncoding, .invalidUTF8, .trailingComma, .extraComma, .comment, .singleQuotes, .curlyQuotes,
        .unquotedName, .nameNotAString, .missingName, .missingComma, .missingColon, .missingValue, .wrongSeparator,
        .notFiniteNumber, .leadingZero, .plusSign, .incompleteNumber, .hexadecimalNumber, .unknownWord,
        .controlCharacter, .badEscape, .unterminatedString, .unclosedBracket, .mismatchedBracket, .textAfterValue,
        .unexpectedCharacter, .nestedTooDeeply, .payloadTooLong, .moreFindings,
    ]

    private static let looks: [RuleDescription] = [
        .programDump, .javaScriptObject, .formBody, .templatePlaceholder, .otherFormat,
    ]

    private static let content: [RuleDescription] = [
        .duplicateName, .equivalentNames, .customNull, .byteOrderMark, .loneSurrogate, .byteOrderMarkInText,
        .controlCharacterInText, .bidirectionalCharacter, .zeroWidthCharacter, .escapedTwice, .unfilledPlaceholder,
        .integerOutside64Bits, .inexactInteger, .numberOverflow, .numberUnderflow,
    ]

    private static let kinds: [RuleDescription] = [.topLevelNotAnObject, .encodedTwice, .unknownKind]
}

#endif
