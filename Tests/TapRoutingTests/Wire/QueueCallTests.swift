import JSONReading
import TapRouting
import Testing

/// Requests of the queue's call that are refused, and states that no queue gave.
@Suite struct QueueCallTests {
    static func answer(_ request: String) throws -> String {
        let value = try JSONDocument(request).root
        var writer = JSONWriter()
        do throws(BadRequest) {
            try QueueCall(value).write(to: &writer)
        } catch {
            return error.pointer + " " + error.message
        }
        return writer.text
    }

    static func events(_ event: String) -> String { "{\"call\": \"queue\", \"events\": [\(event)]}" }

    @Test(
        arguments: [
            ("[]", " is an array, not an object"),
            ("{\"call\": \"queue\"}", "/events is missing"),
            ("{\"call\": \"queue\", \"events\": {}}", "/events is an object, not an array"),
            (
                "{\"call\": \"queue\", \"events\": [], \"a/b\": 1}",
                "/a~1b is an unknown field; known are call, state, events, policy, lifetime, memory"
            ),
            ("{\"call\": \"queue\", \"events\": [], \"events\": []}", "/events stands twice"),
            (
                "{\"call\": \"queue\", \"events\": [], \"policy\": null}",
                "/policy is neither \"newestWins\" nor an object with \"keepInOrder\""
            ),
            ("{\"call\": \"queue\", \"events\": [], \"policy\": {}}", "/policy/keepInOrder is missing"),
            (
                "{\"call\": \"queue\", \"events\": [], \"policy\": {\"keepInOrder\": 0}}",
                "/policy/keepInOrder is not a whole number from 1 to 2147483647"
            ),
            (
                "{\"call\": \"queue\", \"events\": [], \"lifetime\": 0}",
                "/lifetime is not a whole number from 1 to 9007199254740991"
            ),
            (
                "{\"call\": \"queue\", \"events\": [], \"memory\": 1.5}",
                "/memory is not a whole number from 0 to 2147483647"
            ),
            ("{\"call\": \"queue\", \"events\": [], \"memory\": \"1\"}", "/memory is a string, not a number"),
            (events("1"), "/events/0 is not an object"),
            (events("{}"), "/events/0/event is missing"),
            (
                events("{\"event\": \"tap\"}"),
                "/events/0/event is none of tapped, attached, detached, hold, release, acknowledged, "
                    + "identityChanged, clock, closed"
            ),
            (
                events("{\"event\": \"clock\", \"at\": 1e3}"),
                "/events/0/at is not a whole number from -9007199254740991 to 9007199254740991"
            ),
            (
                events("{\"event\": \"clock\", \"handler\": \"a\"}"),
                "/events/0/handler is an unknown field; known are event, at"
            ),
            (events("{\"event\": \"attached\", \"handler\": null}"), "/events/0/handler is null, not a string"),
            (events("{\"event\": \"identityChanged\"}"), "/events/0/identity is missing"),
            (
                events("{\"event\": \"acknowledged\", \"delivery\": 1, \"result\": true}"),
                "/events/0/result is a boolean, not one of handled, failed, notReady"
            ),
            (
                events("{\"event\": \"acknowledged\", \"delivery\": 1, \"result\": \"failed\"}"),
                "/events/0/reason is missing"
            ),
            (
                events("{\"event\": \"acknowledged\", \"delivery\": 1, \"result\": \"handled\", \"reason\": \"x\"}"),
                "/events/0/reason is an unknown field; known are event, at, delivery, result"
            ),
            (
                events("{\"event\": \"tapped\", \"tap\": {\"name\": \"A\", \"notification\": 1}}"),
                "/events/0/tap/notification is a number, not a string"
            ),
            (
                events(
                    "{\"event\": \"tapped\", \"tap\": {\"name\": \"A\", \"notification\": \"a\", \"response\": \"x\"}}"),
                "/events/0/tap/response is none of opened, dismissed"
            ),
            ("{\"call\": \"queue\", \"events\": [], \"state\": 1}", "/state is a number, not a string"),
        ])
    func `a bad request has its place`(_ request: String, _ complaint: String) throws {
        #expect(try Self.answer(request) == complaint)
    }

    /// A state in the middle of things, as the call gives it.
    static func state(_ settings: String = "") throws -> String {
        let answer = try answer(
            """
            {"call": "queue", \(settings) "events": [
              {"event": "attached", "handler": "w", "at": 9007199254740991},
              {"event": "tapped", "tap": {"name": "A\\"\\u0000", "notification": "A", "delivered": -5, "identity": "ann"}},
              {"event": "identityChanged", "identity": "ann"}, {"event": "hold", "reason": "locked"},
              {"event": "tapped", "tap": {"name": "B", "notification": "b"}},
              {"event": "tapped", "tap": {"name": "C", "notification": "c"}}]}
            """)
        return try #require(JSONDocument(answer).root["state"]?.text)
    }

    static func goingOn(from state: String, _ settings: String = "") throws -> String {
        var writer = JSONWriter()
        writer.value(state)
        return try answer(
            """
            {"call": "queue", \(settings) "state": \(writer.text), "events": [
              {"event": "acknowledged", "delivery": 1, "result": "handled"}, {"event": "release", "reason": "locked"}]}
            """)
    }

    @Test func `a state goes on where it was`() throws {
        let answer = try Self.goingOn(from: Self.state())
        let effects = try JSONDocument(answer).root["effects"]?.source
        #expect(
            effects == """
                [[{"effect":"outcome","tap":"A\\"\\u0000","outcome":"handled"}],\
                [{"effect":"deliver","tap":"C","delivery":2}]]
                """)
    }

    @Test(
        arguments: [
            ("\"policy\": {\"keepInOrder\": 2},", "/policy is not what the state says"),
            ("\"lifetime\": 5,", "/lifetime is not what the state says"),
            ("\"memory\": 5,", "/memory is not what the state says"),
        ])
    func `a state of another queue is refused`(_ settings: String, _ complaint: String) throws {
        #expect(try Self.goingOn(from: Self.state(), settings) == complaint)
        let right = try Self.goingOn(from: Self.state("\"memory\": 5,"), "\"memory\": 5, \"lifetime\": null,")
        #expect(right.hasPrefix("{\"effects\""))
    }

    @Test(
        arguments: [
            ("", "it is not JSON"),
            ("[[[[[[[[[[", "/0/0/0/0/0/0/0/0 is not JSON"),
            ("{}", "/parked is missing"),
            (
                "{\"x\": 1}",
                "/x is an unknown field; known are policy, lifetime, memory, parked, handling, handler, "
                    + "holds, identity, now, given, ended, closed"
            ),
        ])
    func `a text that is no state is refused`(_ text: String, _ complaint: String) throws {
        #expect(try Self.goingOn(from: text) == "/state is no state that a queue gave: " + complaint)
    }

    @Test(
        arguments: [
            ("\"given\":1", "\"given\":9007199254740992", "/given is not a whole number from 0 to 9007199254740991"),
            ("\"given\":1", "\"given\":0", "no events lead to it (number)"),
            ("\"handler\":\"w\"", "\"handler\":null", "no events lead to it (handler)"),
            ("\"closed\":false", "\"closed\":true", "no events lead to it (closed)"),
            ("\"holds\":[\"locked\"]", "\"holds\":[\"a\",\"a\"]", "no events lead to it (hold)"),
            (
                "\"notification\":\"c\",\"action\":\"default\",\"delivered\":null",
                "\"notification\":\"A\",\"action\":\"default\",\"delivered\":-5", "no events lead to it (key)"
            ),
            ("\"memory\":64", "\"memory\":0", "no events lead to it (memory)"),
            (
                "\"came\":9007199254740991", "\"came\":-1",
                "/parked/0/came is not a whole number from 0 to 9007199254740991"
            ),
        ])
    func `a state that was tampered with is refused`(_ part: String, _ other: String, _ complaint: String) throws {
        let state = try Self.state()
        let range = try #require(state.firstRange(of: part))
        let changed = state.replacingCharacters(in: range, with: other)
        let answer = try Self.goingOn(from: changed)
        #expect(answer.hasPrefix("/state is no state that a queue gave: \(complaint)"), "\(answer)")
    }

    @Test func `a state with any byte changed is refused or goes on`() throws {
        let bytes = Array(try Self.state().utf8)
        var refused = 0
        for index in bytes.indices {
            for byte in [UInt8(ascii: "0"), UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "9"), 0x7F] {
                var changed = bytes
                changed[index] = byte
                if try Self.goingOn(from: String(decoding: changed, as: UTF8.self)).hasPrefix("/state") { refused += 1 }
            }
        }
        #expect(refused > bytes.count)
    }
}

extension String {
    fileprivate func firstRange(of part: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }

    fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
