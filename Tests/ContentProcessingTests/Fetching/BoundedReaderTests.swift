import Locking
import Testing

@testable import ContentProcessing

@Suite struct BoundedReaderTests {
    @Test func `no body of any shape is read beyond the bound, and what is accepted is whole`() async throws {
        var generator = SeededGenerator(seed: SeededGenerator.runSeed())
        var accepted = 0
        for _ in 0..<3_000 {
            let bound = Int.random(in: 0...300, using: &generator)
            var answer = ScriptedSource.Answer(
                chunks: (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                    Array(repeating: 7, count: Int.random(in: 1...100, using: &generator))
                })
            let actual = answer.chunks.joined().count
            answer.declaredBytes =
                [nil, actual, actual + 1, bound, Int.random(in: -1...400, using: &generator)]
                .randomElement(using: &generator) ?? nil
            answer.isEndless = !answer.chunks.isEmpty && Int.random(in: 0..<4, using: &generator) == 0
            let source = ScriptedSource(answer)
            let response = try await source.open(
                FetchRequest(address: "https://images.example.com/picture", maximumBytes: bound))
            var bytes = 0
            do {
                var reader = try BoundedReader(response, path: "/", maximumBytes: bound)
                bytes = try await reader.header(atMost: 50).count
                if Bool.random(using: &generator) { try reader.lowerLimit(to: bound - 20) }
                while let chunk = try await reader.next() { bytes += chunk.count }
                accepted += 1
                // A declared length that fills the bound is believed, so an endless body may end there.
                #expect(!answer.isEndless || bytes == answer.declaredBytes)
                #expect(answer.isEndless || bytes == actual || bytes == answer.declaredBytes)
            } catch {}
            #expect(source.notes.withLock { $0.handedOver } <= bound)
        }
        #expect(accepted > 500)
    }

    @Test func `a body that declares more than the bound is refused before a byte is read`() async throws {
        let source = ScriptedSource(.init(declaredBytes: 11, chunks: [[1]]))
        let response = try await source.open(
            FetchRequest(address: "https://images.example.com/picture", maximumBytes: 10))
        #expect(throws: StageFailure.tooManyBytes) { _ = try BoundedReader(response, path: "/", maximumBytes: 10) }
        #expect(source.notes.withLock { $0.closed } == 1)
    }

    @Test func `a body that fills the bound is accepted only where it declared just that`() async throws {
        for (declared, isAccepted) in [(nil, false), (10, true), (9, false)] as [(Int?, Bool)] {
            let source = ScriptedSource(.init(declaredBytes: declared, chunks: [Array(repeating: 1, count: 10)]))
            let response = try await source.open(
                FetchRequest(address: "https://images.example.com/picture", maximumBytes: 10))
            var reader = try BoundedReader(response, path: "/", maximumBytes: 10)
            #expect(try await reader.next()?.count == 10)
            if isAccepted {
                #expect(try await reader.next() == nil)
            } else {
                await #expect(throws: StageFailure.tooManyBytes) { try await reader.next() }
            }
        }
    }
}
