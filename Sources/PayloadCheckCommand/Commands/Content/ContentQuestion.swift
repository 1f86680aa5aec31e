import ContentProcessing
import JSONReading
import NotificationPayload

/// What is asked about every payload by `content`.
enum ContentQuestion {
    /// The plan for a payload; nil for a text that is no JSON object.
    static func plan(for payload: ArraySlice<UInt8>, as kind: PayloadKind) -> ContentPlan? {
        guard let document = try? JSONDocument(Array(payload)), let members = kind.userInfo(of: document) else {
            return nil
        }
        let userInfo = UserInfo(members)
        var stages = [ContentStage.text()]
        if hasImage(userInfo) { stages.append(.attachment(from: NothingFetched(), into: NothingStored())) }
        return ContentPlan(for: userInfo, with: ContentProcessor(stages: stages))
    }

    /// Whether there is an image to attach, or something in its place that the stage would fail on.
    private static func hasImage(_ userInfo: UserInfo) -> Bool {
        do throws(StageFailure) {
            return try ContentStage.fcmImage(NotificationContent(payload: userInfo)) != nil
        } catch {
            return true
        }
    }
}

/// A plan fetches nothing.
private struct NothingFetched: ContentFetching {
    func open(_ request: FetchRequest) async throws(FetchFailure) -> FetchResponse { throw .unreachable }
}

/// A plan stores nothing.
private struct NothingStored: AttachmentStoring {
    struct Refusal: Error {}

    func create(_ name: String) async throws -> any AttachmentWriting { throw Refusal() }
}
