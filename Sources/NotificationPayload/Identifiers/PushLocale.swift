/// A language that the gateway sends announcements in.
public enum PushLocale: Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// `en`
    case english
    /// `zh-Hant`
    case traditionalChinese

    /// The locale as topics and requests write it: `en` or `zh-Hant`.
    public var text: String {
        switch self {
        case .english: "en"
        case .traditionalChinese: "zh-Hant"
        }
    }

    /// The locale as topics and requests write it.
    public var description: String { text }

    /// Takes the gateway's own spelling, letter for letter; nil for anything else, `zh-TW` and `EN` included.
    public init?(_ text: String) {
        self.init(utf8: text.utf8)
    }

    /// Takes the bytes of the gateway's own spelling; nil for anything else. Does not allocate.
    package init?(utf8 bytes: some Collection<UInt8>) {
        if bytes.elementsEqual("en".utf8) {
            self = .english
        } else if bytes.elementsEqual("zh-Hant".utf8) {
            self = .traditionalChinese
        } else {
            return nil
        }
    }
}
