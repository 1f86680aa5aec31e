import NotificationPayload

extension ContentStage {
    /// Fetches one file and attaches it.
    ///
    /// `address` picks the address from the content; nil means that there is nothing to attach. Bytes go from the
    /// source to the store as they come: what is held at once is the header and one chunk.
    public static func attachment(
        _ policy: AttachmentPolicy = AttachmentPolicy(), from source: any ContentFetching,
        into store: any AttachmentStoring, name: StageName = "attachment", share: Duration = .seconds(20),
        least: Duration = .milliseconds(500),
        address: @escaping @Sendable (NotificationContent) throws(StageFailure) -> String? = Self.fcmImage
    ) -> ContentStage {
        let memory = AttachmentDownload.headerBytes + 2 * BoundedReader.chunkBytes
        return ContentStage(name, share: share, least: least, memory: memory) { input in
            guard let text = try address(input.content) else { return ContentEdit() }
            let download = AttachmentDownload(policy: policy, source: source, store: store)
            var edit = ContentEdit()
            edit.attachments = [try await download.run(from: text, identifier: name.description, input: input)]
            return edit
        }
    }

    /// The address in `fcm_options.image`: nil where there is none or it is null.
    ///
    /// Throws ``StageFailure/unusablePayload`` where `fcm_options` is no object or the image is no text.
    public static func fcmImage(_ content: NotificationContent) throws(StageFailure) -> String? {
        guard let options = content.userInfo["fcm_options"], options != .null else { return nil }
        guard case .object(let members) = options else { throw .unusablePayload }
        switch members["image"] {
        case nil, .null: return nil
        case .string(let address): return address
        default: throw .unusablePayload
        }
    }
}
