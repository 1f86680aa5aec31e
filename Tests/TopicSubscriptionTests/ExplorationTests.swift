import Foundation
import Testing

/// The eight laws, held in every state that the model reaches, with the code that an app runs.
///
/// One event: two roles, two locales, any number of registrations, one sign-in answer outstanding, three operations
/// in the SDK's queue. Every read and write can fail, and the process can die before and after each write and call. An
/// operation is done, failed, done but failed, retried or never answered. There are restarts, restores with and
/// without the SDK's queue, reinstallations and unregistrations. This is explored to its fixpoint.
///
/// Two events: the same for each, three operations in the queue, as far as a number of states.
///
/// Restarts, and a long queue: two events with a topic each, and one event with four, where four operations can be
/// left in the SDK's queue and nothing but the process fails; to the fixpoint.
///
/// Sign-ins: three answers outstanding, in any order, with failing writes; to the fixpoint.
///
/// The whole of it takes minutes in a release build, and is asked for by `GATEWAY_FULL_EXPLORATION=1`.
@Suite struct ExplorationTests {
    static let isFull = ProcessInfo.processInfo.environment["GATEWAY_FULL_EXPLORATION"] == "1"

    @Test func `the laws hold for one event, near the beginning`() throws {
        let result = Explorer.run(try Scope.oneEvent().limited(to: 6_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 6_000)
    }

    @Test func `the laws hold for two events, near the beginning`() throws {
        let result = Explorer.run(try Scope.twoEvents().limited(to: 3_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 3_000)
    }

    @Test func `the laws hold after restarts, near the beginning`() throws {
        for scope in [try Scope.restarts(), try Scope.longQueue()] {
            let result = Explorer.run(scope.limited(to: 3_000))
            #expect(result.violation == nil, "\(result)")
            #expect(result.states >= 3_000)
        }
    }

    @Test func `the laws hold for sign-ins whose answers come in any order`() throws {
        let result = Explorer.run(try Scope.signIns().limited(to: 3_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 3_000)
    }

    @Test(.enabled(if: isFull, "GATEWAY_FULL_EXPLORATION is not set"))
    func `the laws hold for one event, everywhere`() throws {
        var scope = try Scope.oneEvent()
        scope.queueLimit = 3
        try explore(scope, isComplete: true)
    }

    @Test(.enabled(if: isFull, "GATEWAY_FULL_EXPLORATION is not set"))
    func `the laws hold for two events, as far as the bound`() throws {
        try explore(Scope.twoEvents().limited(to: 500_000), isComplete: false)
    }

    @Test(.enabled(if: isFull, "GATEWAY_FULL_EXPLORATION is not set"))
    func `the laws hold for sign-ins, everywhere`() throws {
        try explore(Scope.signIns(), isComplete: true)
    }

    @Test(.enabled(if: isFull, "GATEWAY_FULL_EXPLORATION is not set"))
    func `the laws hold after restarts of two events, everywhere`() throws {
        try explore(Scope.restarts(), isComplete: true)
    }

    @Test(.enabled(if: isFull, "GATEWAY_FULL_EXPLORATION is not set"))
    func `the laws hold for a long queue of one event, everywhere`() throws {
        try explore(Scope.longQueue(), isComplete: true)
    }

    private func explore(_ scope: Scope, isComplete: Bool) throws {
        let result = Explorer.run(scope)
        print("\(scope.name): \(result)")
        #expect(result.violation == nil, "\(result)")
        #expect(result.isComplete == isComplete)
    }
}
