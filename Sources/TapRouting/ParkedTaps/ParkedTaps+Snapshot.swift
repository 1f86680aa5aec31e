extension ParkedTaps {
    /// A living tap and what is known of its way.
    package struct Entry: Sendable {
        package var tap: Tap

        /// When it came through its first door, in milliseconds.
        package var came: Int64

        /// The number of its first delivery. All numbers from here to the latest are this tap's, because nothing else
        /// is delivered until it has ended.
        package var first: Int64?

        /// It was answered with not-ready, and nothing has changed since.
        package var isWaiting = false

        /// An earlier delivery was reported handled while a later one is with its handler.
        package var isSettled = false

        /// The handler of its latest delivery was told to stop.
        package var isCancelled = false

        package init(tap: Tap, came: Int64) {
            self.tap = tap
            self.came = came
        }
    }

    /// The whole state in plain values, for a form that can be sent away and comes back.
    package struct Snapshot: Sendable {
        package var policy: ParkingPolicy
        package var lifetime: Int64?
        package var memory: Int

        /// In order of arrival; under newest-wins at most one.
        package var parked: [Entry] = []

        /// The tap that is with its handler; its delivery is always the latest.
        package var handling: Entry?

        package var handler: String?

        /// A set, in the order in which the reasons came.
        package var holds: [HoldReason] = []

        package var identity: String?

        /// The latest time seen, in milliseconds.
        package var now: Int64 = 0

        /// How many deliveries there were.
        package var given: Int64 = 0

        /// The taps that ended, the oldest first.
        package var ended: [DeliveryKey] = []

        package var isClosed = false

        /// The state at the start; nothing is checked.
        package init(policy: ParkingPolicy = .newestWins, lifetime: Int64? = nil, memory: Int = 64) {
            self.policy = policy
            self.lifetime = lifetime
            self.memory = memory
        }
    }
}
