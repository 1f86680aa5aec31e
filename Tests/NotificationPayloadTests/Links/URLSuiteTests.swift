import Foundation
import Testing

@testable import NotificationPayload

private let corpora = ProcessInfo.processInfo.environment["GATEWAY_CORPORA"]

@Suite("The URL suite of the web platform tests", .enabled(if: corpora != nil))
struct URLSuiteTests {
    struct Case: Decodable {
        var input: String
        var failure: Bool?
        var hostname: String?
        var port: String?
    }

    /// A case, or a comment between the cases.
    struct Entry: Decodable {
        var value: Case?

        init(from decoder: any Decoder) throws {
            value = try? Case(from: decoder)
        }
    }

    @Test func `nothing accepted is a failure there or has another host`() throws {
        let file = URL(filePath: try #require(corpora)).appending(path: "urls/urltestdata.json")
        let cases = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file)).compactMap(\.value)
        #expect(cases.count > 800)
        var accepted = 0
        for known in cases {
            guard let link = try? HTTPSLink(known.input) else { continue }
            accepted += 1
            #expect(known.failure != true, "\(known.input)")
            guard link.isHostASCII else { continue }
            let host = link.hostKind == .ipv6 ? "[" + link.host + "]" : link.host
            #expect(host == known.hostname, "\(known.input)")
            #expect((link.port ?? 443) == known.port.flatMap { Int($0) } ?? 443, "\(known.input)")
        }
        print("URL suite: \(accepted) of \(cases.count) inputs accepted")
        #expect(accepted > 0)
    }

    @Test func `hosts of the suite that it accepts or refuses are so as links too`() throws {
        let file = URL(filePath: try #require(corpora)).appending(path: "urls/urltestdata.json")
        let cases = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file)).compactMap(\.value)
        var accepted = 0
        // The suite writes most hosts with http; browsers read a host alike under both schemes.
        for known in cases where known.input.hasPrefix("http://") {
            guard let link = try? HTTPSLink("https" + known.input.dropFirst(4)) else { continue }
            accepted += 1
            #expect(known.failure != true, "\(known.input)")
            guard link.isHostASCII else { continue }
            let host = link.hostKind == .ipv6 ? "[" + link.host + "]" : link.host
            #expect(host == known.hostname, "\(known.input)")
        }
        print("URL suite with http read as https: \(accepted) inputs accepted")
        #expect(accepted > 0)
    }
}
