import Foundation
import TapRouting
import Testing

/// The laws of the parked taps, held against every order of events. The quick form runs always; the full one, to the
/// fixpoint of every alphabet, when `GATEWAY_FULL_EXPLORATION` is 1.
@Suite struct ExplorationTests {
    static let isFull = ProcessInfo.processInfo.environment["GATEWAY_FULL_EXPLORATION"] == "1"

    @Test(arguments: Alphabet.all)
    func `the laws hold in every situation that comes first`(alphabet: Alphabet) throws {
        let coverage = try alphabet.search(transitions: 20_000)
        print("\(alphabet): \(coverage)")
        #expect(coverage.isComplete || coverage.transitions >= 20_000)
    }

    @Test(arguments: Alphabet.forPlainSequences)
    func `the laws hold for every sequence up to length three`(alphabet: Alphabet) throws {
        let coverage = try alphabet.walkAll(length: 3)
        #expect(coverage.transitions == alphabet.numberOfSequences(upTo: 3))
    }

    @Test func `the laws hold for long sequences at random`() throws {
        try walkAtRandom(sequences: 20, length: 300)
    }

    @Test(.enabled(if: isFull))
    func `the laws hold in every situation there is`() throws {
        var total = Coverage()
        for alphabet in Alphabet.all {
            let coverage = try alphabet.search()
            print("\(alphabet): \(coverage)")
            total = total + coverage
        }
        print("together: \(total)")
        #expect(total.isComplete)
        #expect(total.states > 500_000)
    }

    @Test(.enabled(if: isFull), arguments: Alphabet.forPlainSequences)
    func `the laws hold for every sequence up to length five`(alphabet: Alphabet) throws {
        let coverage = try alphabet.walkAll(length: 5)
        print("\(alphabet), every sequence to length 5: \(coverage.transitions) transitions")
        #expect(coverage.transitions == alphabet.numberOfSequences(upTo: 5))
    }

    @Test(.enabled(if: isFull))
    func `the laws hold for many long sequences at random`() throws {
        try walkAtRandom(sequences: 100, length: 2_000)
    }

    private func walkAtRandom(sequences: Int, length: Int) throws {
        let given = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: .min ... .max)
        print("GATEWAY_TEST_SEED=\(seed)")
        for alphabet in Alphabet.all {
            var generator = SeededGenerator(seed: seed)
            let coverage = try alphabet.walkAtRandom(sequences: sequences, length: length, using: &generator)
            #expect(coverage.transitions == sequences * length, "seed \(seed)")
        }
    }
}

/// A search that finds nothing proves something only if it would have found it.
@Suite struct ObserverTests {
    private let alphabet = Alphabet("one tap", policy: .newestWins, memory: 1, taps: [.a, .b], steps: .oneHandler)

    @Test func `the observer notices a tap that is lost`() throws {
        var observer = Situation(alphabet).observer
        try observer.observe(.attached("a"), at: nil, did: [])
        #expect(throws: Violation.self) { try observer.observe(.tapped(alphabet.taps[0]), at: nil, did: []) }
    }

    @Test func `the observer notices a tap that is delivered without a handler`() throws {
        var observer = Situation(alphabet).observer
        let tap = alphabet.taps[0]
        #expect(throws: Violation.self) { try observer.observe(.tapped(tap), at: nil, did: [.deliver(1, tap)]) }
    }

    @Test func `the observer accepts what the value does`() throws {
        var situation = Situation(alphabet)
        for step in alphabet.steps { try situation.take(step, of: alphabet) }
        #expect(situation.observer.given == 1)
    }
}
