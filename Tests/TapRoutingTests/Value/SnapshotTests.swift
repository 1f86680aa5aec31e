import TapRouting
import Testing

/// A snapshot comes back as it was, and one that no sequence of events leads to is refused.
@Suite struct SnapshotTests {
    typealias Taps = ParkedTaps<TestTap>

    /// A tap in handling, one behind it, one that ended.
    private static var busy: Taps.Snapshot {
        var taps = Taps(policy: .keepInOrder(capacity: 2), lifetime: 100, memory: 4)
        let events: [Taps.Event] = [
            .tapped("gone"), .attached("h"), .acknowledged(1, .handled), .hold("lock"), .release("lock"),
            .identityChanged("ann"), .tapped("A"), .attached("g"), .tapped("B"), .hold("x"),
        ]
        for (time, event) in events.enumerated() { _ = taps.apply(event, at: Int64(time)) }
        return taps.snapshot
    }

    @Test func `a restored value goes on as before`() throws {
        var taps = try Taps(restoring: Self.busy)
        #expect(taps.handling?.name == "A")
        let effects = taps.apply(.acknowledged(2, .handled), at: 20)
        #expect(effects.isEmpty)
        var story = Story()
        story.value = taps
        #expect(story(.acknowledged(3, .notReady)) == ["A handled"])
        #expect(story(.release("x")) == ["deliver 4 B"])
    }

    struct Spoilt: CustomStringConvertible, Sendable {
        var description: String
        var problem: SnapshotProblem
        var spoil: @Sendable (inout Taps.Snapshot) -> Void

        init(_ name: String, _ problem: SnapshotProblem, _ spoil: @escaping @Sendable (inout Taps.Snapshot) -> Void) {
            self.description = name
            self.problem = problem
            self.spoil = spoil
        }
    }

    static let spoilt = [
        Spoilt("no capacity", .capacity) { $0.policy = .keepInOrder(capacity: 0) },
        Spoilt("no lifetime", .lifetime) { $0.lifetime = 0 },
        Spoilt("negative memory", .memory) { $0.memory = -1 },
        Spoilt("remembers too many", .memory) { $0.memory = 0 },
        Spoilt("negative time", .time) { $0.now = -1 },
        Spoilt("came in the future", .time) { $0.parked[0].came = $0.now + 1 },
        Spoilt("came before the start", .time) { $0.handling?.came = .min },
        Spoilt("should have expired", .time) { $0.now = .max },
        Spoilt("negative number", .number) { $0.given = -1 },
        Spoilt("number that overflows", .number) { $0.given = .max },
        Spoilt("first delivery after the latest", .number) { $0.handling?.first = $0.given + 1 },
        Spoilt("first delivery zero", .number) { $0.handling?.first = 0 },
        Spoilt("in handling without a delivery", .number) { $0.handling?.first = nil },
        Spoilt("too many in order", .bounds) { $0.policy = .keepInOrder(capacity: 1) },
        Spoilt("two under newest wins", .bounds) {
            $0.policy = .newestWins
            $0.parked.append(Taps.Entry(tap: "C", came: 0))
        },
        Spoilt("delivered behind the one in handling", .mark) { $0.parked[0].first = 1 },
        Spoilt("waits without a delivery", .mark) { $0.parked[0].isWaiting = true },
        Spoilt("parked and settled", .mark) { $0.parked[0].isSettled = true },
        Spoilt("parked and told to stop", .mark) { $0.parked[0].isCancelled = true },
        Spoilt("in handling and waiting", .mark) { $0.handling?.isWaiting = true },
        Spoilt("settled by no earlier delivery", .mark) {
            $0.handling?.first = $0.given
            $0.handling?.isSettled = true
        },
        Spoilt("a parked dismissal", .tap) { $0.parked[0].tap.mayAct = false },
        Spoilt("a dismissal in handling", .tap) { $0.handling?.tap.mayAct = false },
        Spoilt("parked for another", .tap) { $0.parked[0].tap.identity = "ben" },
        Spoilt("in handling without a handler", .handler) { $0.handler = nil },
        Spoilt("one key twice", .key) { $0.handling?.tap = $0.parked[0].tap },
        Spoilt("living and ended", .key) { $0.ended.append($0.parked[0].tap.deliveryKey) },
        Spoilt("ended twice", .key) { $0.ended.append($0.ended[0]) },
        Spoilt("held twice", .hold) { $0.holds.append($0.holds[0]) },
        Spoilt("closed and alive", .closed) { $0.isClosed = true },
    ]

    @Test(arguments: spoilt)
    func `a snapshot that nothing leads to is refused`(spoilt: Spoilt) {
        var snapshot = Self.busy
        spoilt.spoil(&snapshot)
        #expect(throws: spoilt.problem) { try Taps(restoring: snapshot) }
    }

    @Test func `every problem has a snapshot that shows it`() {
        #expect(Set(Self.spoilt.map(\.problem)) == Set(SnapshotProblem.allCases))
    }

    @Test func `the largest number that is accepted can be counted on from`() throws {
        var snapshot = Taps.Snapshot()
        snapshot.given = (1 << 53) - 1
        var taps = try Taps(restoring: snapshot)
        _ = taps.apply(.attached("h"))
        let effects = taps.apply(.tapped("A"))
        #expect(effects.count == 1)
    }
}
