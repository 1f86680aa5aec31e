/// Who a notification comes from, before the picture is there.
public struct SenderDescription: Sendable, Hashable {
    /// The plan, with initials or with whatever picture is at hand.
    public var plan: CommunicationPlan
    /// Where the sender's picture is; nil where the plan has all there is.
    public var picture: PictureSource?

    /// Takes the parts as they are.
    public init(_ plan: CommunicationPlan, picture: PictureSource? = nil) {
        self.plan = plan
        self.picture = picture
    }
}

/// Where a picture is.
public enum PictureSource: Sendable, Hashable {
    /// In the bundle, by name.
    case bundled(String)
    /// At an https address. The cache is asked first.
    case address(String)
}

/// Pictures that were fetched before, by address.
public protocol PictureCaching: Sendable {
    /// The bytes of a picture, or nil. What it returns is judged like a fetched one.
    func picture(for address: String) async -> [UInt8]?
    /// Keeps a picture that was found good.
    func keep(_ bytes: [UInt8], for address: String) async
}

extension ContentStage {
    /// Turns a notification into one of a sender: first the plan without a wait, then, as a stage of its own, the
    /// picture. So a picture that never comes costs nobody the name.
    ///
    /// `describe` reads the app's own payload; nil leaves a notification as it is. A group without a name becomes a
    /// single conversation, because the system shows no group without one.
    public static func sender(
        _ policy: AvatarPolicy = AvatarPolicy(), from source: any ContentFetching, cache: (any PictureCaching)? = nil,
        share: Duration = .seconds(10), least: Duration = .milliseconds(300),
        describe: @escaping @Sendable (NotificationContent) throws(StageFailure) -> SenderDescription?
    ) -> [ContentStage] {
        let planned: @Sendable (NotificationContent) throws(StageFailure) -> ContentEdit = {
            content throws(StageFailure) in
            var edit = ContentEdit()
            guard let description = try describe(content) else { return edit }
            let plan = description.plan.usable
            edit.sender = .set(plan)
            if content.threadIdentifier.isEmpty { edit.threadIdentifier = .set(plan.conversation.identifier) }
            return edit
        }
        let name = ContentStage(
            "sender", isRequired: true, share: .seconds(2), foresee: { (try? planned($0)) ?? ContentEdit() },
            work: { try planned($0.content) })
        let picture = ContentStage(
            "sender picture", share: share, least: least, memory: 2 * policy.fileBytes + policy.fullPixelBytes
        ) { input in
            guard let description = try describe(input.content), let picture = description.picture else {
                return ContentEdit()
            }
            let fetch = PictureFetch(policy: policy, source: source, cache: cache)
            var plan = description.plan.usable
            plan.sender.image = try await fetch.image(from: picture, input: input)
            var edit = ContentEdit()
            edit.sender = .set(plan)
            return edit
        }
        return [name, picture]
    }
}

extension CommunicationPlan {
    /// The same plan as the system can show it.
    var usable: CommunicationPlan {
        guard case .group(let identifier, let name, _, _) = conversation, !name.hasVisibleCharacter else { return self }
        var plan = self
        plan.conversation = .single(identifier: identifier)
        return plan
    }
}
