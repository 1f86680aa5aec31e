import Foundation
import JSONReading
import TapRouting
import Testing

/// Every vector is answered as it says.
@Suite struct VectorTests {
    static func vectors() throws -> [URL] {
        try Folders.files(below: Folders.payloads, endings: ["vector"])
    }

    /// What the package answers to a request.
    static func answer(to request: JSONValue) throws -> String {
        var writer = JSONWriter(style: .compact)
        do {
            switch request["call"]?.text {
            case "queue": try QueueCall(request).write(to: &writer)
            case let call: throw UnknownCall(name: call)
            }
        } catch let error as BadRequest {
            error.write(to: &writer)
        }
        return writer.text
    }

    struct UnknownCall: Error {
        var name: String?
    }

    @Test func `every vector is answered as expected`() throws {
        for file in try Self.vectors() {
            let vector = try JSONDocument([UInt8](Data(contentsOf: file))).root
            let name = file.lastPathComponent
            // The request alone: the places in a complaint are counted from its beginning.
            let request = try #require(vector["request"], "\(name) has no request").source
            let answer = try Self.answer(to: JSONDocument(request).root)
            guard let expected = vector["response"] else {
                try Self.record(answer, of: vector, in: file)
                Issue.record("\(name): recorded, review it")
                continue
            }
            // The state is opaque, and the words of an error are each implementation's own.
            let difference = try JSONDocument(answer).root.difference(from: expected) { pointer in
                pointer == "/state" || pointer == "/error/message"
            }
            #expect(difference == nil, "\(name): \(answer)")
        }
    }

    private static func record(_ answer: String, of vector: JSONValue, in file: URL) throws {
        var writer = JSONWriter(style: .pretty)
        writer.object { writer in
            for (name, value) in vector.members { writer.raw(name, value.source.utf8) }
            writer.raw("response", answer.utf8)
        }
        try Data((writer.text + "\n").utf8).write(to: file)
    }

    @Test func `going on from the state after each event gives the same effects`() throws {
        for file in try Self.vectors() {
            let vector = try JSONDocument([UInt8](Data(contentsOf: file))).root
            guard let request = vector["request"], let effects = vector["response"]?["effects"] else { continue }
            var state: String?
            for (index, event) in (request["events"]?.elements ?? []).enumerated() {
                var writer = JSONWriter(style: .compact)
                writer.object { writer in
                    for name in ["call", "policy", "lifetime", "memory"] {
                        if let value = request[name] { writer.raw(name, value.source.utf8) }
                    }
                    if let state { writer.member("state", state) }
                    writer.array("events") { $0.raw(event.source.utf8) }
                }
                let answer = try JSONDocument(try Self.answer(to: JSONDocument(writer.text).root)).root
                let found = try #require(
                    answer["effects"]?.elements.first, "\(file.lastPathComponent) \(answer.source)")
                #expect(
                    found.difference(from: effects.elements[index]) == nil, "\(file.lastPathComponent), event \(index)")
                state = answer["state"]?.text
            }
        }
    }

    @Test func `there is a vector for every row of the transition table`() throws {
        let names = try Self.vectors().map { $0.deletingPathExtension().lastPathComponent }
        let rows = [
            "time", "deliver", "tapped-dismissed", "tapped-living", "tapped-ended", "tapped-closed", "tapped-foreign",
            "tapped-full", "tapped-newest-wins", "tapped-keep-in-order", "closed-ignores", "attached-same",
            "attached-other", "put-back-settled", "put-back-foreign", "put-back-expired", "put-back-superseded",
            "put-back-front", "detached", "detached-other", "hold", "release-not-held", "acknowledged-handled",
            "acknowledged-settled", "acknowledged-failed", "acknowledged-not-ready", "acknowledged-late-handled-front",
            "acknowledged-late-others", "identity-same", "identity-changed", "clock", "closed", "closed-settled",
        ]
        for row in rows { #expect(names.contains { $0.hasPrefix("row-" + row) }, "\(row)") }
    }
}
