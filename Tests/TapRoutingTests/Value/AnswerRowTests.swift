import TapRouting
import Testing

/// The rows of the transition table for answers, identity, time and the end.
@Suite struct AnswerRowTests {
    @Test func `handled ends the tap and the next is delivered`() {
        var story = Story(.keepInOrder(capacity: 2))
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        #expect(story(.acknowledged(1, .handled)) == ["A handled", "deliver 2 B"])
    }

    @Test func `failed ends the tap with its reason`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.acknowledged(1, .failed(reason: "gone"))) == ["A failed gone"])
        #expect(story(.tapped("A")) == ["A duplicate"])
    }

    @Test func `not ready parks the tap until something has changed`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.acknowledged(1, .notReady)) == [])
        #expect(story(.clock, at: 5) == [])
        #expect(story(.identityChanged("ann")) == ["deliver 2 A"])
    }

    @Test func `not ready while a newer tap is parked ends as superseded`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        #expect(story(.acknowledged(1, .notReady)) == ["A superseded", "deliver 2 B"])
    }

    @Test(arguments: [TapAnswer.handled, .failed(reason: "gone"), .notReady])
    func `a settled tap ends as handled whatever the later answer is`(answer: TapAnswer) {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.attached("g"))
        #expect(story(.acknowledged(1, .handled)) == [])
        #expect(story(.acknowledged(2, answer)) == ["A handled"])
    }

    @Test func `a late handled of the front parked tap ends it`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.detached("h"))
        #expect(story(.acknowledged(1, .handled)) == ["A handled"])
    }

    @Test func `a late handled frees the taps behind`() {
        var story = Story(.keepInOrder(capacity: 2))
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        story(.acknowledged(1, .notReady))
        #expect(story(.acknowledged(1, .handled)) == ["A handled", "deliver 2 B"])
    }

    @Test(arguments: [TapAnswer.failed(reason: "gone"), .notReady])
    func `a late answer that is not handled is ignored`(answer: TapAnswer) {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.attached("g"))
        #expect(story(.acknowledged(1, answer)) == [])
        story(.detached("g"))
        #expect(story(.acknowledged(2, answer)) == [])
        #expect(story(.attached("h")) == ["deliver 3 A"])
    }

    @Test(arguments: [Int64.min, -1, 0, 3, .max])
    func `a number that no delivery of a living tap has is ignored`(number: Int64) {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .handled))
        story(.tapped("B"))
        #expect(story(.acknowledged(number, .handled)) == [])
        #expect(story(.acknowledged(1, .handled)) == [])
        #expect(story(.acknowledged(2, .handled)) == ["B handled"])
    }

    @Test func `the identity that is signed in already is no change`() {
        var story = Story()
        story(.identityChanged("ann"))
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.identityChanged("ann")) == [])
    }

    @Test func `another identity ends the foreign taps in order`() {
        var story = Story(.keepInOrder(capacity: 3))
        story(.tapped(TestTap("A", identity: "ann")))
        story(.tapped("B"))
        story(.tapped(TestTap("C", identity: "ann")))
        story(.attached("h"))
        #expect(story(.identityChanged("ben")) == ["A refused identity", "C refused identity", "deliver 1 B"])
    }

    @Test func `another identity asks the handler to stop and its answer counts`() {
        var story = Story()
        story(.identityChanged("ann"))
        story(.attached("h"))
        story(.tapped(TestTap("A", identity: "ann")))
        #expect(story(.identityChanged("ben")) == ["cancel 1"])
        #expect(story(.acknowledged(1, .handled)) == ["A handled"])
    }

    @Test func `a tap waits while nobody is signed in, also across a sign-out`() {
        var story = Story()
        story(.attached("h"))
        #expect(story(.tapped(TestTap("A", identity: "ann"))) == [])
        #expect(story(.identityChanged("ann")) == ["deliver 1 A"])
        #expect(story(.identityChanged(nil)) == [])
        #expect(story(.acknowledged(1, .notReady)) == [])
        #expect(story(.identityChanged("ann")) == ["deliver 2 A"])
    }

    @Test func `time passes before the event, and what expired leaves room`() {
        var story = Story(.keepInOrder(capacity: 1), lifetime: 10)
        story(.tapped("A"), at: 0)
        story(.attached("h"), at: 9)
        story(.acknowledged(1, .notReady), at: 9)
        #expect(story(.tapped("B"), at: 10) == ["A expired", "deliver 2 B"])
    }

    @Test func `a late door of a tap that expires at the same time is a duplicate`() {
        var story = Story(lifetime: 10)
        story(.tapped("A"), at: 0)
        #expect(story(.tapped("A"), at: 10) == ["A expired", "A duplicate"])
    }

    @Test func `the clock expires the front and so frees the next`() {
        var story = Story(.keepInOrder(capacity: 2), lifetime: 10)
        story(.attached("h"), at: 0)
        story(.tapped("A"), at: 0)
        story(.tapped("B"), at: 5)
        story(.acknowledged(1, .notReady), at: 6)
        #expect(story(.clock, at: 10) == ["A expired", "deliver 2 B"])
    }

    @Test func `time never runs backwards`() {
        var story = Story(lifetime: 10)
        story(.clock, at: 100)
        story(.tapped("A"), at: 50)
        #expect(story.value.nextExpiry == 110)
        #expect(story(.clock, at: -5) == [])
        #expect(story(.clock, at: .min) == [])
        #expect(story(.clock, at: 110) == ["A expired"])
    }

    @Test func `closing ends every living tap in order and only once`() {
        var story = Story(.keepInOrder(capacity: 3))
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        story(.tapped("C"))
        let dropped = ["cancel 1", "A", "B", "C"].map { $0.count == 1 ? $0 + " dropped detachedForGood" : $0 }
        #expect(story(.closed) == dropped)
        #expect(story(.closed) == [])
        #expect(story(.attached("h")) == [])
        #expect(story(.acknowledged(1, .handled)) == [])
    }

    @Test func `closing ends a settled tap as handled`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.attached("g"))
        story(.acknowledged(1, .handled))
        #expect(story(.closed) == ["cancel 2", "A handled"])
    }

    @Test func `a closed queue ignores every other event`() {
        var story = Story()
        story(.closed)
        for event: ParkedTaps<TestTap>.Event in [
            .attached("h"), .detached("h"), .hold("x"), .release("x"), .acknowledged(1, .handled),
            .identityChanged("ann"), .clock, .closed,
        ] {
            #expect(story(event) == [])
        }
        #expect(story.value.handler == nil)
        #expect(story.value.holds == [])
        #expect(story.value.identity == nil)
    }
}
