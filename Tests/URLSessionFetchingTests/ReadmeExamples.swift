import ContentProcessing
import Foundation
import NotificationPayload
import Testing
import URLSessionFetching

// The README shows these two functions as they stand here.

/// The gateway app: the original is shown, and its delivery is reported where the person agreed.
func gatewayProcessor(export: any DeliveryReporting) -> ContentProcessor {
    let report = DeliveryReport(to: export) {
        ReportConsent(stored: UserDefaults(suiteName: "group.app.opass")?.string(forKey: "deliveryReports"))
    }
    return ContentProcessor(report: report, budget: ProcessingBudget(reportHeadStart: .milliseconds(200)))
}

/// An app whose notifications come from characters: their name at once, their picture when it is there.
func avatarProcessor() -> ContentProcessor {
    let policy = AvatarPolicy(addresses: AddressPolicy(hosts: ["images.example.com"]))
    let sender = ContentStage.sender(policy, from: URLSessionFetcher()) { content throws(StageFailure) in
        guard let spark = content.userInfo.object("spark") else { return nil }
        guard let name = spark.text("name"), let id = spark.text("id") else { throw .unusablePayload }
        let plan = CommunicationPlan(
            sender: .init(name: name, handle: id), conversation: .single(identifier: "spark-\(id)"))
        return SenderDescription(plan, picture: spark.text("avatar").map(PictureSource.address))
    }
    return ContentProcessor(stages: [.text()] + sender)
}

@Suite struct ReadmeExamples {
    struct Export: DeliveryReporting {
        func reportDelivery(of userInfo: UserInfo) async throws {}
    }

    @Test func `the gateway app shows the original and reports nothing without a choice`() async {
        let content = NotificationContent(title: "COSCUP", body: "Doors open now.")
        let delivery = await gatewayProcessor(export: Export()).process(content)
        #expect(delivery.content == content)
        #expect(delivery.reason == .completed)
        #expect(delivery.trace.report == .notCollected(.undecided))
    }

    @Test func `the avatar app shows the name even where the picture may not be fetched`() async {
        let content = NotificationContent(
            body: "Hello",
            userInfo: UserInfo([
                "spark": .object([
                    "name": .string("Mei"), "id": .string("7"),
                    "avatar": .string("https://elsewhere.example.org/a.png"),
                ])
            ]))
        // Time stands still, so that a busy machine cannot let the stages run out of it.
        let processor = ContentProcessor(stages: avatarProcessor().stages, clock: FrozenClock())
        let delivery = await processor.process(content)
        #expect(delivery.content.sender?.sender == .init(name: "Mei", handle: "7"))
        #expect(delivery.content.threadIdentifier == "spark-7")
        #expect(delivery.reason == .completedWithout(["sender picture"]))
        #expect(delivery.trace.stages.last?.outcome == .failed(.refusedAddress(.unlistedHost)))
    }
}

/// A clock on which no time passes: whoever sleeps does so until cancelled.
private struct FrozenClock: Clock {
    struct Instant: InstantProtocol {
        func advanced(by duration: Duration) -> Instant { self }
        func duration(to other: Instant) -> Duration { .zero }
        static func < (left: Instant, right: Instant) -> Bool { false }
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while true { try await Task.sleep(for: .seconds(3600)) }
    }
}
