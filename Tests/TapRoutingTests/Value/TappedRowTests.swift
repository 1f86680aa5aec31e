import TapRouting
import Testing

/// The rows of the transition table for a tap, with the exact effects in their order.
@Suite struct TappedRowTests {
    @Test func `a dismissal does nothing and is not remembered`() {
        var story = Story()
        story(.attached("h"))
        let dismissal = TestTap("d", mayAct: false)
        #expect(story(.tapped(dismissal)) == [])
        #expect(story(.tapped("d")) == ["deliver 1 d"])
    }

    @Test func `a dismissal of a living tap leaves it alone`() {
        var story = Story()
        story(.tapped("A"))
        #expect(story(.tapped(TestTap("A", mayAct: false))) == [])
        #expect(story(.attached("h")) == ["deliver 1 A"])
    }

    @Test func `a door of a parked tap is merged and the first value stays`() {
        var story = Story()
        story(.tapped(TestTap("first", notification: "N")))
        #expect(story(.tapped(TestTap("second", notification: "n"))) == [])
        #expect(story(.attached("h")) == ["deliver 1 first"])
    }

    @Test func `a door of the tap in handling is merged`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped(TestTap("first", notification: "n")))
        #expect(story(.tapped(TestTap("second", notification: "N"))) == [])
        #expect(story(.acknowledged(1, .handled)) == ["first handled"])
    }

    @Test func `a door does not renew the lifetime nor the try`() {
        var story = Story(lifetime: 10)
        story(.attached("h"), at: 0)
        story(.tapped("A"), at: 0)
        story(.acknowledged(1, .notReady), at: 1)
        #expect(story(.tapped("A"), at: 9) == [])
        #expect(story(.clock, at: 10) == ["A expired"])
    }

    @Test func `a tap that has ended is a duplicate and is not remembered anew`() {
        var story = Story(memory: 2)
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .handled))
        story(.tapped("B"))
        story(.acknowledged(2, .handled))
        #expect(story(.tapped("A")) == ["A duplicate"])
        story(.tapped("C"))
        story(.acknowledged(3, .handled))
        // A is the oldest still, and has been forgotten.
        #expect(story(.tapped("A")) == ["deliver 4 A"])
    }

    @Test func `a closed queue drops a tap and remembers it`() {
        var story = Story()
        story(.closed)
        #expect(story(.tapped("A")) == ["A dropped detachedForGood"])
        #expect(story(.tapped("A")) == ["A duplicate"])
    }

    @Test func `a foreign tap is refused and what is parked stays`() {
        var story = Story()
        story(.identityChanged("ann"))
        story(.tapped("A"))
        #expect(story(.tapped(TestTap("B", identity: "ben"))) == ["B refused identity"])
        #expect(story(.attached("h")) == ["deliver 1 A"])
    }

    @Test func `in order the tap in handling counts towards the capacity`() {
        var story = Story(.keepInOrder(capacity: 2))
        story(.attached("h"))
        #expect(story(.tapped("A")) == ["deliver 1 A"])
        #expect(story(.tapped("B")) == [])
        #expect(story(.tapped("C")) == ["C refused full"])
        #expect(story(.tapped("C")) == ["C duplicate"])
    }

    @Test func `under newest wins the parked one is superseded before the handler is told to stop`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.tapped("B")) == ["cancel 1"])
        #expect(story(.tapped("C")) == ["B superseded"])
        #expect(story(.acknowledged(1, .handled)) == ["A handled", "deliver 2 C"])
    }

    @Test func `under newest wins a new tap is tried where the older was not ready`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.tapped("B")) == ["A superseded", "deliver 2 B"])
    }

    @Test func `in order a new tap starts a new try of the front`() {
        var story = Story(.keepInOrder(capacity: 3))
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.tapped("B")) == ["deliver 2 A"])
        #expect(story(.acknowledged(2, .handled)) == ["A handled", "deliver 3 B"])
    }
}
