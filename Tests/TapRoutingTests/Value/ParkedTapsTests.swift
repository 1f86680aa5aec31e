import TapRouting
import Testing

/// Configuration, keys and what the value says of itself.
@Suite struct ParkedTapsTests {
    @Test(arguments: [0, -1, Int.min])
    func `a capacity below one counts as one`(capacity: Int) {
        var story = Story(.keepInOrder(capacity: capacity))
        #expect(story(.tapped("A")) == [])
        #expect(story(.tapped("B")) == ["B refused full"])
    }

    @Test(arguments: [0, -1, Int64.min])
    func `a lifetime below one counts as one`(lifetime: Int64) {
        var story = Story(lifetime: lifetime)
        #expect(story(.tapped("A"), at: 0) == [])
        #expect(story(.clock, at: 1) == ["A expired"])
    }

    @Test(arguments: [0, -1, Int.min])
    func `a memory below zero counts as zero`(memory: Int) {
        var story = Story(memory: memory)
        story(.closed)
        #expect(story(.tapped("A")) == ["A dropped detachedForGood"])
        #expect(story(.tapped("A")) == ["A dropped detachedForGood"])
    }

    @Test func `the largest numbers do no harm`() {
        var story = Story(.keepInOrder(capacity: .max), lifetime: .max, memory: .max)
        story(.tapped("A"), at: 5)
        #expect(story.value.nextExpiry == nil)
        #expect(story(.clock, at: .max) == [])
        #expect(story(.attached("h"), at: .max) == ["deliver 1 A"])
        #expect(story(.acknowledged(.max, .handled)) == [])
    }

    @Test func `the next expiry is that of the oldest parked tap`() {
        var story = Story(.keepInOrder(capacity: 3), lifetime: 10)
        #expect(story.value.nextExpiry == nil)
        story(.tapped("A"), at: 1)
        story(.tapped("B"), at: 4)
        #expect(story.value.nextExpiry == 11)
        story(.attached("h"), at: 5)
        #expect(story.value.nextExpiry == 14)
        #expect(story.value.handling?.name == "A")
        #expect(story.value.parked.map(\.name) == ["B"])
    }

    @Test(arguments: [
        ("the notification folds", DeliveryKey(notification: "AbZ-9", action: "x", delivered: 1), true),
        ("the same", DeliveryKey(notification: "abz-9", action: "x", delivered: 1), true),
        ("the action does not fold", DeliveryKey(notification: "abz-9", action: "X", delivered: 1), false),
        ("another date", DeliveryKey(notification: "abz-9", action: "x", delivered: 2), false),
        ("no date", DeliveryKey(notification: "abz-9", action: "x", delivered: nil), false),
    ])
    func `a key is the folded notification, the exact action and the date`(
        name: String, key: DeliveryKey, isEqual: Bool
    ) {
        #expect((key == DeliveryKey(notification: "ABZ-9", action: "x", delivered: 1)) == isEqual, "\(name)")
    }

    @Test func `folding is ASCII only and texts that look alike differ`() {
        let composed = DeliveryKey(notification: "\u{E9}", action: "a", delivered: nil)
        #expect(composed != DeliveryKey(notification: "e\u{301}", action: "a", delivered: nil))
        #expect(composed != DeliveryKey(notification: "\u{C9}", action: "a", delivered: nil))
        #expect(HoldReason("\u{E9}") != HoldReason("e\u{301}"))
        #expect(Set([composed, composed]).count == 1)
    }

    @Test func `an identity that only looks alike is another person`() {
        var story = Story()
        story(.identityChanged("e\u{301}"))
        #expect(story(.tapped(TestTap("A", identity: "\u{E9}"))) == ["A refused identity"])
    }

    @Test func `effects can be compared where taps can`() {
        var taps = ParkedTaps<TestTap>()
        #expect(taps.apply(.attached("h")) == [])
        #expect(taps.apply(.tapped("A")) == [.deliver(1, "A")])
        #expect(taps.apply(.acknowledged(1, .handled)) == [.outcome("A", .handled)])
    }
}
