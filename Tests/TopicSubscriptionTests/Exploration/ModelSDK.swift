import NotificationPayload
import TopicSubscription

/// The messaging SDK's queue of topic operations, as its source has it (firebase-ios-sdk, FIRMessagingPendingTopicsList
/// and FIRMessagingPubSub).
///
/// Batches of one action each run in order, the topics within a batch in any order. The batches are persisted; neither
/// the completions are, nor which batch is running. A call joins the last batch when that has the same action, and the
/// same topic there is one operation. When no batch is running, a call's own batch runs first: so the first call after
/// a restart overtakes the restored batches, and so does one that comes between the end of a batch and the next.
struct ModelSDK: Hashable {
    struct Operation: Hashable {
        var topic: Topic
        /// Whether a completion of the present process waits for it.
        var isLive: Bool
    }

    struct Batch: Hashable {
        var action: TopicCall.Action
        var operations: [Operation]
    }

    private(set) var batches: [Batch] = []
    private(set) var running: Int?

    var isEmpty: Bool { batches.isEmpty }
    var count: Int { batches.reduce(0) { $0 + $1.operations.count } }

    /// Whether a batch has ended in this process, after which the SDK goes on by itself.
    private(set) var hasEndedBatch = false

    /// Whether a batch waits for the SDK to go on.
    var isBetweenBatches: Bool { running == nil && !batches.isEmpty }

    /// Whether the SDK goes on within a second. A pause of ours is taken not to end in that moment.
    var isAboutToGoOn: Bool { isBetweenBatches && hasEndedBatch }

    var runningBatch: Batch? { running.map { batches[$0] } }

    mutating func add(_ call: TopicCall) {
        if batches.last?.action != call.action {
            batches.append(Batch(action: call.action, operations: []))
        }
        let last = batches.count - 1
        if let place = batches[last].operations.firstIndex(where: { $0.topic == call.topic }) {
            batches[last].operations[place].isLive = true
        } else {
            batches[last].operations.append(Operation(topic: call.topic, isLive: true))
        }
        if running == nil { running = last }
    }

    mutating func goOn() {
        if isBetweenBatches { running = 0 }
    }

    /// Removes an operation of the running batch.
    mutating func remove(_ place: Int) {
        guard let running else { return }
        batches[running].operations.remove(at: place)
        if batches[running].operations.isEmpty {
            batches.remove(at: running)
            hasEndedBatch = true
            self.running = nil
        }
    }

    /// What the next process finds.
    mutating func restart() {
        hasEndedBatch = false
        running = nil
        for batch in batches.indices {
            for place in batches[batch].operations.indices { batches[batch].operations[place].isLive = false }
        }
    }
}
