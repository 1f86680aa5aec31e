import TapRouting
import Testing

/// The three worked examples of the design.
@Suite struct WorkedExampleTests {
    @Test func `a cold launch brings one tap through two doors and nothing opens twice`() {
        var story = Story()
        #expect(story(.hold("modelLoading")) == [])
        #expect(story(.tapped(TestTap("scene", notification: "7B0C2F0E", delivered: 1_000))) == [])
        #expect(story(.attached("window-1")) == [])
        #expect(story(.tapped(TestTap("delegate", notification: "7b0c2f0e", delivered: 1_000))) == [])
        #expect(story(.release("modelLoading")) == ["deliver 1 scene"])
        #expect(story(.detached("window-1")) == ["cancel 1"])
        #expect(story(.acknowledged(1, .handled)) == ["scene handled"])
        #expect(story(.attached("window-2")) == [])
        let late = TestTap("late door", notification: "7b0c2f0e", delivered: 1_000)
        #expect(story(.tapped(late)) == ["late door duplicate"])
        let anew = TestTap("delivered anew", notification: "7b0c2f0e", delivered: 2_000)
        #expect(story(.tapped(anew)) == ["deliver 2 delivered anew"])
        let failed = TapAnswer.failed(reason: "eventNotLoaded")
        #expect(story(.acknowledged(2, failed)) == ["delivered anew failed eventNotLoaded"])
    }

    @Test func `the newest tap wins while another is with its handler`() {
        var story = Story(lifetime: 60_000)
        #expect(story(.attached("app"), at: 0) == [])
        #expect(story(.tapped(TestTap("A", delivered: 1)), at: 1_000) == ["deliver 1 A"])
        #expect(story(.tapped(TestTap("B", delivered: 2)), at: 2_000) == ["cancel 1"])
        #expect(story(.hold("locked"), at: 3_000) == [])
        #expect(story(.tapped(TestTap("C", delivered: 3)), at: 4_000) == ["B superseded"])
        #expect(story(.acknowledged(1, .notReady), at: 5_000) == ["A superseded"])
        #expect(story(.release("loading"), at: 5_500) == [])
        #expect(story(.release("locked"), at: 6_000) == ["deliver 2 C"])
        #expect(story(.acknowledged(2, .notReady), at: 7_000) == [])
        #expect(story(.clock, at: 8_000) == [])
        #expect(story(.attached("app"), at: 9_000) == ["deliver 3 C"])
        #expect(story(.detached("app"), at: 63_999) == ["cancel 3"])
        #expect(story(.clock, at: 64_000) == ["C expired"])
    }

    @Test func `replies keep their order and wait for their person`() {
        func reply(_ name: String, _ number: Int64, _ identity: String?, mayAct: Bool = true) -> TestTap {
            TestTap(
                name, notification: "m\(number)", action: mayAct ? "reply" : "dismiss", delivered: number,
                identity: identity, mayAct: mayAct)
        }
        var story = Story(.keepInOrder(capacity: 2))
        #expect(story(.tapped(reply("R1", 1, "ann"))) == [])
        #expect(story(.attached("app")) == [])
        #expect(story(.identityChanged("ann")) == ["deliver 1 R1"])
        #expect(story(.tapped(reply("R2", 2, "ann"))) == [])
        #expect(story(.tapped(reply("R3", 3, "ann"))) == ["R3 refused full"])
        #expect(story(.acknowledged(1, .handled)) == ["R1 handled", "deliver 2 R2"])
        #expect(story(.tapped(reply("R4", 4, "ann"))) == [])
        #expect(story(.tapped(reply("swiped away", 5, nil, mayAct: false))) == [])
        #expect(story(.identityChanged(nil)) == [])
        #expect(story(.acknowledged(2, .notReady)) == [])
        #expect(story(.identityChanged("ben")) == ["R2 refused identity", "R4 refused identity"])
        #expect(story(.tapped(reply("R5", 6, "ben"))) == ["deliver 3 R5"])
        #expect(story(.closed) == ["cancel 3", "R5 dropped detachedForGood"])
        #expect(story(.tapped(reply("R6", 7, "ben"))) == ["R6 dropped detachedForGood"])
    }
}
