import Foundation
import Testing

@testable import NotificationPayload

/// SplitMix64, so that a printed seed gives the same links everywhere.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Generated links")
struct LinkPropertyTests {
    private static let starts = [
        "https://", "https://", "https://", "https://", "HTTPS://", "http://", "https:", "//", "",
    ]
    private static let hosts = [
        "opass.app", "a", "192.0.2.1", "[::1]", "[2001:db8::1.2.3.4]", "xn--fsqu00a.tw", "例.tw", "1a", "0x7f.1", "a..b",
        "me@a.tw", "אב.tw", "[", "]", "%41", "ａ", "xn--", "localhost", ".",
    ]
    private static let rests = [
        "", "/", "/a", "?q=[1]", "#f", "/%20", "/é", "/%", "/議程", "//", ":80", ":", ":0/", "@b.tw",
    ]
    private static let noise: [Unicode.Scalar] = [
        "\\", "@", "#", "?", ".", "[", "]", "%", ":", "/", " ", "\t", "\0", "\u{FF0F}", "\u{3002}", "\u{202E}",
        "\u{200D}",
        "\u{AD}", "\u{301}", "\u{5D0}", "\u{430}", "0", "x", "-", "_", "\u{FFFD}", "\u{10FFFF}",
    ]

    private static var seed: UInt64 {
        ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)
    }

    @Test func `an accepted link opens with the same host and port, and nothing traps`() throws {
        let seed = Self.seed
        print("link property seed: \(seed)")
        var generator = SeededGenerator(state: seed)
        var accepted = 0
        for _ in 0..<20_000 {
            let text = try link(&generator)
            guard let link = try? HTTPSLink(text) else { continue }
            accepted += 1
            let opened = try HTTPSLink(link.textToOpen)
            #expect(opened.host == link.host && opened.port == link.port, "\(text.debugDescription), seed \(seed)")
            #expect(opened.textToOpen == link.textToOpen)
            #expect(link.text == text && !link.host.isEmpty && !"\(link)".isEmpty)
        }
        #expect(accepted > 500, "seed \(seed)")
    }

    @Test func `a broken byte anywhere never traps, and its place is within the text`() {
        let seed = Self.seed
        print("link bytes seed: \(seed)")
        var generator = SeededGenerator(state: seed)
        let links = ["https://例.opass.app:8443/議程?a[]=%20#é", "https://[2001:db8::1]:1/", "https://xn--fsqu00a.tw/"]
        for bytes in links.map({ Array($0.utf8) }) {
            for place in bytes.indices {
                for _ in 0..<40 {
                    var broken = bytes
                    broken[place] = .random(in: 0...255, using: &generator)
                    expectPlaceWithin(broken, seed)
                    expectPlaceWithin(Array(broken[..<place]), seed)
                }
            }
        }
    }

    private func expectPlaceWithin(_ bytes: [UInt8], _ seed: UInt64) {
        for finding in HTTPSLink.findings(for: bytes.span, key: "uri") {
            #expect(finding.bytes.upperBound <= bytes.count, "\(bytes), seed \(seed)")
        }
    }

    private func link(_ generator: inout SeededGenerator) throws -> String {
        let parts = [Self.starts, Self.hosts, Self.rests, Self.rests]
        var text = ""
        for part in parts {
            text += try #require(part.randomElement(using: &generator))
        }
        while Int.random(in: 0..<3, using: &generator) == 0 {
            var scalars = Array(text.unicodeScalars)
            let place = Int.random(in: 0...scalars.count, using: &generator)
            scalars.insert(try #require(Self.noise.randomElement(using: &generator)), at: place)
            text = String(String.UnicodeScalarView(scalars))
        }
        return text
    }
}
