import TapRouting
import Testing

/// The rows of the transition table for handlers and holds.
@Suite struct HandlerRowTests {
    @Test func `attaching the attached handler tries again`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.attached("h")) == ["deliver 2 A"])
    }

    @Test func `attaching the attached handler leaves it the tap`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.attached("h")) == [])
        #expect(story(.acknowledged(1, .handled)) == ["A handled"])
    }

    @Test func `attaching the first handler delivers`() {
        var story = Story()
        story(.tapped("A"))
        #expect(story(.attached("h")) == ["deliver 1 A"])
    }

    @Test func `attaching another handler moves the tap to it`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.attached("g")) == ["cancel 1", "deliver 2 A"])
        #expect(story.value.handler == "g")
    }

    @Test func `attaching another handler while a newer tap is parked supersedes the older`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        #expect(story(.attached("g")) == ["A superseded", "deliver 2 B"])
    }

    @Test func `detaching puts the tap back`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.detached("h")) == ["cancel 1"])
        #expect(story(.attached("h")) == ["deliver 2 A"])
    }

    @Test func `in order a tap that was put back stays the first`() {
        var story = Story(.keepInOrder(capacity: 3))
        story(.attached("h"))
        story(.tapped("A"))
        story(.tapped("B"))
        #expect(story(.detached("h")) == ["cancel 1"])
        #expect(story(.attached("h")) == ["deliver 2 A"])
    }

    @Test func `a tap that is put back past its lifetime expires`() {
        var story = Story(lifetime: 10)
        story(.attached("h"), at: 0)
        story(.tapped("A"), at: 0)
        #expect(story(.clock, at: 50) == [])
        #expect(story(.detached("h"), at: 51) == ["cancel 1", "A expired"])
    }

    @Test func `a tap that is put back for another person is refused before it can expire`() {
        var story = Story(lifetime: 10)
        story(.identityChanged("ann"), at: 0)
        story(.attached("h"), at: 0)
        story(.tapped(TestTap("A", identity: "ann")), at: 0)
        #expect(story(.identityChanged("ben"), at: 1) == ["cancel 1"])
        #expect(story(.detached("h"), at: 50) == ["A refused identity"])
    }

    @Test func `a settled tap that is put back ends as handled`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.attached("g"))
        #expect(story(.acknowledged(1, .handled)) == [])
        #expect(story(.detached("g")) == ["cancel 2", "A handled"])
    }

    @Test func `detaching another than the attached does nothing`() {
        var story = Story()
        story(.attached("h"))
        story(.attached("g"))
        story(.tapped("A"))
        #expect(story(.detached("h")) == [])
        #expect(story(.acknowledged(1, .handled)) == ["A handled"])
    }

    @Test func `a hold stops deliveries and leaves the tap in handling`() {
        var story = Story(.keepInOrder(capacity: 2))
        story(.attached("h"))
        story(.tapped("A"))
        #expect(story(.hold("lock")) == [])
        story(.tapped("B"))
        #expect(story(.acknowledged(1, .handled)) == ["A handled"])
        #expect(story(.release("lock")) == ["deliver 2 B"])
    }

    @Test func `holding twice is holding once`() {
        var story = Story()
        story(.attached("h"))
        story(.hold("lock"))
        story(.hold("lock"))
        story(.tapped("A"))
        #expect(story(.release("lock")) == ["deliver 1 A"])
    }

    @Test func `every reason must be released`() {
        var story = Story()
        story(.attached("h"))
        story(.hold("lock"))
        story(.hold("load"))
        story(.tapped("A"))
        #expect(story(.release("lock")) == [])
        #expect(story(.release("load")) == ["deliver 1 A"])
    }

    @Test func `a release of what is held tries again`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.hold("lock")) == [])
        #expect(story(.release("lock")) == ["deliver 2 A"])
    }

    @Test func `a release of what is not held does nothing`() {
        var story = Story()
        story(.attached("h"))
        story(.tapped("A"))
        story(.acknowledged(1, .notReady))
        #expect(story(.release("lock")) == [])
    }
}
