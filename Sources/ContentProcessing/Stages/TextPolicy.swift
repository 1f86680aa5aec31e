/// How the texts of a notification are cleaned and cut.
public struct TextPolicy: Sendable, Hashable {
    /// The most characters of a title, as a person counts them.
    public var titleLimit: Int
    /// The most characters of a subtitle.
    public var subtitleLimit: Int
    /// The most characters of a body.
    public var bodyLimit: Int

    /// Takes the limits; less than one counts as one.
    public init(titleLimit: Int = 100, subtitleLimit: Int = 100, bodyLimit: Int = 1_024) {
        self.titleLimit = max(titleLimit, 1)
        self.subtitleLimit = max(subtitleLimit, 1)
        self.bodyLimit = max(bodyLimit, 1)
    }

    /// The edit that cleans the texts of a content; parts that are clean stay as they are.
    ///
    /// Control characters go, line breaks stay in the body and become spaces elsewhere, white space at the ends goes,
    /// and what is too long is cut with an ellipsis. A text that this would empty stays as it is.
    public func edit(of content: NotificationContent) -> ContentEdit {
        var edit = ContentEdit()
        edit.title = change(of: content.title, limit: titleLimit, keepsLines: false)
        edit.subtitle = change(of: content.subtitle, limit: subtitleLimit, keepsLines: false)
        edit.body = change(of: content.body, limit: bodyLimit, keepsLines: true)
        return edit
    }

    private func change(of text: String, limit: Int, keepsLines: Bool) -> Change<String> {
        let cleaned = Self.clean(text, limit: limit, keepsLines: keepsLines)
        return cleaned == text || !cleaned.hasVisibleCharacter ? .keep : .set(cleaned)
    }

    static func clean(_ text: String, limit: Int, keepsLines: Bool) -> String {
        var scalars = String.UnicodeScalarView()
        var follows: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
                // A carriage return and the line feed after it are one line break.
                if scalar != "\n" || follows != "\r" { scalars.append(keepsLines ? "\n" : " ") }
            case "\t": scalars.append(" ")
            default:
                if scalar.properties.generalCategory != .control { scalars.append(scalar) }
            }
            follows = scalar
        }
        let isSpace = { (character: Character) in character.isWhitespace }
        let start = scalars.isEmpty ? "" : String(scalars).drop(while: isSpace)
        let end = start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
        guard end.count > limit else { return String(end) }
        let kept = end.prefix(limit - 1)
        let trimmed = kept.lastIndex { !$0.isWhitespace }.map { kept[...$0] } ?? ""
        return trimmed + "…"
    }
}

extension ContentStage {
    /// Picks the text and cleans it. What `pick` sets is cleaned too, and never empties the notification.
    public static func text(
        _ policy: TextPolicy = TextPolicy(), name: StageName = "text", share: Duration = .seconds(1),
        pick: @escaping @Sendable (NotificationContent) -> ContentEdit = { _ in ContentEdit() }
    ) -> ContentStage {
        let edit: @Sendable (NotificationContent) -> ContentEdit = { content in
            var picked = pick(content)
            let cleaned = policy.edit(of: picked.applied(to: content))
            if cleaned.title != .keep { picked.title = cleaned.title }
            if cleaned.subtitle != .keep { picked.subtitle = cleaned.subtitle }
            if cleaned.body != .keep { picked.body = cleaned.body }
            return picked
        }
        return ContentStage(name, isRequired: true, share: share, foresee: edit) { edit($0.content) }
    }
}
