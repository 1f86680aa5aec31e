import Foundation
import Testing

/// The eight laws, held in every state that the model reaches.
@Suite struct ExplorationTests {
    @Test func `the laws hold for one event, near the beginning`() throws {
        let result = Explorer.run(try Scope.oneEvent().limited(to: 4_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 4_000)
    }

    @Test func `the laws hold for two events, near the beginning`() throws {
        let result = Explorer.run(try Scope.twoEvents().limited(to: 2_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 2_000)
    }

    @Test func `the laws hold for sign-ins whose answers come in any order`() throws {
        let result = Explorer.run(try Scope.signIns().limited(to: 3_000))
        #expect(result.violation == nil, "\(result)")
        #expect(result.states >= 3_000)
    }
}
