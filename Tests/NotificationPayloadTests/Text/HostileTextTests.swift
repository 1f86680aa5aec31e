import Foundation
import NotificationPayload
import Testing

@Suite struct HostileTextTests {
    /// SplitMix64, so that a run can be repeated from its seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(arguments: [
        "\"", "'", "{", "[", "{a:", "{'a':", "<", "</", "{{a", "=", "=>", ";", "a=b;", "a", "\\", "%7B", "eyJh",
        "\u{2028}",
        "`", "${", ":", "{\"a\":{\"aps\":1},", "\"\\uD800\"", "é", "X",
    ])
    func `a mebibyte of anything is answered with one finding in time`(piece: String) {
        let text = [UInt8](String(repeating: piece, count: (1 << 20) / piece.utf8.count).utf8)
        let start = ContinuousClock.now
        let report = PayloadInspector(contract: .none).inspect(text)
        #expect(report.findings.count == 1)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func `a damaged payload of any make is answered and its places lie within it`() {
        let given = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: .min ... .max)
        print("damaged payloads: GATEWAY_TEST_SEED=\(seed)")
        var generator = Generator(state: seed)
        let texts = (SyntaxTests.cases + LooksTests.cases + RemarkTests.cases).map { Array($0.text.utf8) }
        for text in texts where !text.isEmpty {
            for _ in 0..<50 {
                var damaged = text
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
                        UInt8.random(in: 0...255, using: &generator)
                }
                damaged.removeLast(Int.random(in: 0..<damaged.count, using: &generator) / 4)
                for finding in PayloadInspector(contract: .none).inspect(damaged).findings {
                    let place = finding.place
                    #expect(place.offset >= 0 && place.length >= 0 && place.offset + place.length <= damaged.count)
                    #expect((place.line, place.column) <= (place.endLine, place.endColumn))
                    #expect(!finding.message.isEmpty && finding.message.last != ".")
                }
            }
        }
    }
}
