import TopicSubscription

/// A messaging SDK that writes down its calls and answers when the test says so, on a thread of its own.
@MainActor
final class RecordingMessaging: TopicMessaging, RegistrationSource {
    struct Refusal: Error {}

    private(set) var calls: [String] = []
    private(set) var registerCount = 0
    private var completions: [@Sendable ((any Error)?) -> Void] = []

    /// How many calls are unanswered.
    var unansweredCount: Int { completions.count }

    func subscribe(toTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void) {
        calls.append("subscribe " + topic)
        completions.append(completion)
    }

    func unsubscribe(fromTopic topic: String, completion: @escaping @Sendable ((any Error)?) -> Void) {
        calls.append("unsubscribe " + topic)
        completions.append(completion)
    }

    func register() { registerCount += 1 }

    /// The calls since the last look.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Answers the oldest call.
    func answer(_ error: (any Error)? = nil, times: Int = 1) async {
        guard !completions.isEmpty else { return }
        let completion = completions.removeFirst()
        for _ in 0..<times { completion(error) }
        await settle()
    }

    /// Answers until no call is left, and gives the calls since the last look.
    func answerAll() async -> [String] {
        while !completions.isEmpty { await answer() }
        return takeCalls()
    }

    /// Lets everything run that waits for the main actor.
    func settle() async {
        for _ in 0..<20 { await Task.yield() }
    }
}
