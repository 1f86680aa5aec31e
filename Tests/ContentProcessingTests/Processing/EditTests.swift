import Locking
import NotificationPayload
import Testing

@testable import ContentProcessing

@Suite struct EditTests {
    @Test func `an empty edit changes nothing`() {
        #expect(ContentEdit().isEmpty)
        #expect(ContentEdit().applied(to: .sample) == .sample)
    }

    @Test func `every part of an edit is made`() throws {
        let attachment = ContentAttachment(identifier: "a", location: "/a", kind: .png, byteCount: 1)
        let plan = CommunicationPlan(sender: .init(name: "Mei", handle: "mei"), conversation: .single(identifier: "c"))
        var edit = ContentEdit()
        edit.title = .set("T")
        edit.subtitle = .set("S")
        edit.body = .set("B")
        edit.badge = .set(3)
        edit.sound = .set(.named("bell.caf"))
        edit.threadIdentifier = .set("thread")
        edit.categoryIdentifier = .set("category")
        edit.targetContentIdentifier = .set("target")
        edit.interruptionLevel = .set(.passive)
        edit.relevanceScore = .set(0.5)
        edit.userInfo = ["k": .number("1")]
        edit.attachments = [attachment]
        edit.sender = .set(plan)
        #expect(
            edit.applied(to: NotificationContent(body: "x", userInfo: UserInfo(["k": .null, "l": .null])))
                == NotificationContent(
                    title: "T", subtitle: "S", body: "B", badge: 3, sound: .named("bell.caf"),
                    threadIdentifier: "thread", categoryIdentifier: "category", targetContentIdentifier: "target",
                    interruptionLevel: .passive, relevanceScore: 0.5,
                    userInfo: UserInfo(["k": .number("1"), "l": .null]), attachments: [attachment], sender: plan))
    }

    @Test func `an edit that would take all visible text away leaves the texts alone, and does the rest`() {
        var edit = ContentEdit()
        edit.title = .set("")
        edit.body = .set(" \n\u{200B}\u{2060}\u{FEFF}\u{2800}\u{00AD}")
        edit.badge = .set(1)
        let edited = edit.applied(to: .sample)
        #expect(edited.title == NotificationContent.sample.title)
        #expect(edited.body == NotificationContent.sample.body)
        #expect(edited.badge == 1)
        edit.subtitle = .set("還有字")
        #expect(edit.applied(to: .sample).title == "")
    }

    @Test(arguments: [(2.0, 1.0), (-1, 0), (.infinity, 1), (-.infinity, 0), (.nan, 0.25), (0.75, 0.75)])
    func `a relevance score stays between 0 and 1`(set: Double, expected: Double) {
        var edit = ContentEdit()
        edit.relevanceScore = .set(set)
        #expect(edit.applied(to: NotificationContent(relevanceScore: 0.25)).relevanceScore == expected)
    }

    @Test func `an attachment of the same identifier is replaced`() {
        let file = { ContentAttachment(identifier: $0, location: $1, kind: .png, byteCount: 1) }
        var edit = ContentEdit()
        edit.attachments = [file("b", "/2"), file("c", "/3")]
        let content = NotificationContent(attachments: [file("a", "/0"), file("b", "/1")])
        #expect(edit.applied(to: content).attachments.map(\.location) == ["/0", "/2", "/3"])
    }

    @Test func `nothing of a user info or a content is printed`() {
        let content = NotificationContent(
            title: "Secret", body: "Secret", userInfo: UserInfo(["google.c.fid": .string("Secret")]))
        var dumped = ""
        dump(content, to: &dumped)
        dump(content.userInfo, to: &dumped)
        let printed = Locked("")
        let trace = ContentProcessor().process(content) { delivery in
            printed.withLock { $0 += "\(delivery) \(String(reflecting: delivery))" }
        }.trace
        let all = dumped + printed.withLock { $0 } + "\(content) \(String(reflecting: content.userInfo)) \(trace)"
        #expect(all.contains("redacted"))
        #expect(!all.contains("Secret"))
        #expect("\(content.userInfo)" == "UserInfo(1 members, redacted)")
    }
}
