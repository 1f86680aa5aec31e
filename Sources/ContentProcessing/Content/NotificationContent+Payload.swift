import NotificationPayload

extension NotificationContent {
    /// Reads what the system would show from a payload: its `aps` and, as user info, all of it.
    ///
    /// A key of the wrong type counts as absent; the inspection of the payload is what reports it. A text that the
    /// system looks up by key (`loc-key`) is not known here and stays empty.
    public init(payload: UserInfo) {
        self.init(userInfo: payload)
        guard let aps = payload.object("aps") else { return }
        switch aps["alert"] {
        case .string(let text): body = text
        case .object(let members):
            let alert = UserInfo(members)
            title = alert.text("title") ?? ""
            subtitle = alert.text("subtitle") ?? ""
            body = alert.text("body") ?? ""
        default: break
        }
        badge = aps.number("badge").flatMap { Int($0) }
        sound = NotificationSound(payload: aps["sound"])
        threadIdentifier = aps.text("thread-id") ?? ""
        categoryIdentifier = aps.text("category") ?? ""
        targetContentIdentifier = aps.text("target-content-id")
        interruptionLevel = aps.text("interruption-level").flatMap(InterruptionLevel.init(rawValue:)) ?? .active
        if let score = aps.number("relevance-score").flatMap({ Double($0) }), (0...1).contains(score) {
            relevanceScore = score
        }
    }
}

extension UserInfo {
    /// The decimal text of the number of a key; nil where the key is absent or holds something else.
    func number(_ key: String) -> String? {
        guard case .number(let text) = members[key] else { return nil }
        return text
    }
}

extension NotificationSound {
    init?(payload: PayloadValue?) {
        switch payload {
        case .string("default"): self = .standard
        case .string(let name) where !name.isEmpty: self = .named(name)
        case .object(let members):
            let sound = UserInfo(members)
            let name = sound.text("name") ?? "default"
            guard sound.number("critical") == "1" else {
                self = name == "default" ? .standard : .named(name)
                return
            }
            let volume = sound.number("volume").flatMap { Double($0) } ?? 1
            self = .critical(name: name == "default" ? nil : name, volume: min(max(volume, 0), 1))
        default: return nil
        }
    }
}
