extension PushLocale {
    /// The locale for the language that an app really shows: `Bundle.main.preferredLocalizations.first`, never the
    /// region's locale.
    ///
    /// | tag | locale |
    /// | --- | --- |
    /// | `zh` and everything under it, traditional or simplified | `zh-Hant` |
    /// | `nan-Hant` and `nan-Latn`, with anything after them | `zh-Hant` |
    /// | `nan` alone, a resource name that stands for `nan-Hant` | `zh-Hant` |
    /// | everything else, `nan-TW`, `x-default` and the empty text included | `en` |
    ///
    /// Letter case does not count, `_` and `-` separate alike, and what follows an `@` (the keywords of an ICU locale)
    /// is no part of the tag. An app that follows the system resolves the system's language first.
    public init(interfaceLanguage tag: String) {
        var subtags = Subtags(tag)
        let language = subtags.next()
        switch language {
        case .some(let language) where language.is("zh"):
            self = .traditionalChinese
        case .some(let language) where language.is("nan"):
            guard let script = subtags.next() else {
                self = .traditionalChinese
                return
            }
            self = script.is("hant") || script.is("latn") ? .traditionalChinese : .english
        default:
            self = .english
        }
    }
}

/// Walks over the subtags of a language tag; an empty subtag is a subtag.
private struct Subtags {
    private var rest: Substring.UTF8View?

    init(_ tag: String) {
        rest = tag.utf8.prefix { $0 != UInt8(ascii: "@") }
    }

    mutating func next() -> Subtag? {
        guard let rest else { return nil }
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
            self.rest = nil
            return Subtag(bytes: rest)
        }
        self.rest = rest[rest.index(after: end)...]
        return Subtag(bytes: rest[..<end])
    }
}

private struct Subtag {
    let bytes: Substring.UTF8View

    /// Whether the subtag is this one, without regard to ASCII letter case.
    func `is`(_ lowerCase: String) -> Bool {
        bytes.elementsEqual(lowerCase.utf8) { byte, expected in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 == expected : byte == expected
        }
    }
}
