internal import JSONReading

extension TextMistake {
    /// Names what a text looks like, where it is something else altogether; else the mistake in it.
    init(_ text: BrokenText) {
        if let look = TextMistake.look(of: text) {
            self = look
        } else {
            self = TextMistake.syntax(of: text)
        }
    }

    private static func look(of text: BrokenText) -> TextMistake? {
        switch text.error.mistake {
        case .tooLarge, .tooDeep, .otherEncoding, .emptyText: return nil
        default: break
        }
        if let look = otherFormat(text) ?? formBody(text) ?? templatePlaceholder(text) { return look }
        switch text.error.mistake {
        case .singleQuote, .unquotedName, .wrongSeparator, .unknownWord, .unexpectedCharacter, .missingColon,
            .missingComma, .nameNotString, .missingName, .notFinite, .missingValue, .textAfterValue:
            let survey = TextSurvey(text.bytes)
            return programDump(text, survey) ?? javaScriptObject(text, survey)
        default: return nil
        }
    }

    private static func syntax(of text: BrokenText) -> TextMistake {
        switch text.error.mistake {
        case .emptyText: emptyText(text)
        case .otherEncoding(let encoding): otherEncoding(encoding)
        case .invalidUTF8(let fault): invalidUTF8(text, fault)
        case .trailingComma: trailingComma(text)
        case .extraComma: extraComma(text)
        case .comment: comment(text)
        case .singleQuote: singleQuotes(text)
        case .curlyQuote(let quote): curlyQuotes(quote)
        case .unquotedName(let name): unquotedName(text, name)
        case .nameNotString: nameNotAString(text)
        case .missingName: missingName(text)
        case .missingComma: missingComma(text)
        case .missingColon: missingColon(text)
        case .missingValue: missingValue(text)
        case .wrongSeparator(let found, let expected): wrongSeparator(text, found: found, expected: expected)
        case .notFinite(let word): notFiniteNumber(word)
        case .leadingZero: leadingZero(text)
        case .plusSign: plusSign(text)
        case .leadingPoint, .missingDigits: incompleteNumber(text)
        case .hexadecimal: hexadecimalNumber(text)
        case .unknownWord(let word): unknownWord(word)
        case .controlCharacter(let byte): controlCharacter(byte)
        case .unknownEscape, .incompleteUnicodeEscape: badEscape(text)
        case .unterminatedString: unterminatedString(text)
        case .unterminatedArray(let line): unclosedBracket("array", "]", line: line)
        case .unterminatedObject(let line): unclosedBracket("object", "}", line: line)
        case .mismatchedBracket(let found, let expected): mismatchedBracket(found: found, expected: expected)
        case .textAfterValue: textAfterValue(text)
        case .unexpectedCharacter(let scalar): unexpectedCharacter(text, scalar)
        case .tooDeep(let limit): nestedTooDeeply(limit)
        case .tooLarge: payloadTooLong()
        }
    }
}
