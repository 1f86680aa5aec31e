import NotificationPayload
import Testing

/// The number of findings of one payload is bounded, and errors are never left out for lesser ones.
@Suite struct MoreFindingsTests {
    private func findings(_ elements: [String]) -> [Finding] {
        let text = "{\"aps\":{\"alert\":\"x\"},\"a\":[" + elements.joined(separator: ",") + "]}"
        return PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .apns).findings
    }

    @Test func `up to 250 findings are all listed`() {
        let found = findings([String](repeating: "1e400", count: 250))
        #expect(found.count == 250)
        #expect(found.allSatisfy { $0.rule.name == "number-overflow" })
    }

    @Test func `what is left out is counted`() throws {
        let found = findings([String](repeating: "1e400", count: 251))
        #expect(found.count == 251)
        let rest = try #require(found.first)
        #expect(rest.rule.name == "more-findings")
        #expect(rest.severity == .info)
        #expect(rest.message == "1 more finding is left out")
    }

    @Test func `an error that comes late takes the place of a warning`() {
        let found = findings([String](repeating: "1e-400", count: 300) + ["1e400"])
        #expect(found.filter { $0.rule.name == "number-overflow" }.map { $0.pointer } == ["/a/300"])
        #expect(found.count == 251)
        #expect(found.first?.message == "51 more findings are left out")
    }

    @Test func `pointers below long names are bounded altogether`() throws {
        let name = String(repeating: "k", count: 100_000)
        let numbers = [String](repeating: "1e-400", count: 99) + ["1e400"]
        let text = "{\"aps\":{\"alert\":\"x\"},\"\(name)\":[\(numbers.joined(separator: ","))]}"
        let found = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .apns).findings
        // The payload's size is an error too.
        #expect(found.filter { $0.rule.name == "number-overflow" }.map { $0.pointer } == ["/\(name)/99"])
        #expect(found.reduce(0) { $0 + $1.pointer.utf8.count } <= 2 << 20)
        let rest = try #require(found.first { $0.rule.name == "more-findings" })
        #expect(rest.message == "\(102 - found.count) more findings are left out")
    }

    @Test func `names that are not known are counted where they are too many to list`() {
        let keys = (0..<300).map { "\"k\($0)\":1" }.joined(separator: ",")
        let inAps = PayloadInspector(contract: .none)
            .inspect(Array("{\"aps\":{\"alert\":\"x\",\(keys)}}".utf8), as: .apns).findings
        let inMessage = PayloadInspector(contract: .none)
            .inspect(Array("{\"message\":{\"token\":\"t\",\(keys)}}".utf8), as: .fcm).findings
        for found in [inAps, inMessage] {
            #expect(found.count == 251)
            #expect(found.first?.message == "50 more findings are left out")
            #expect(found.allSatisfy { !$0.message.isEmpty })
        }
    }

    /// 300 data values that are no strings, and then a key that is not allowed.
    private func data(_ change: (inout SeverityPolicy) -> Void) -> [Finding] {
        let values = (0..<300).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let text = "{\"message\":{\"token\":\"t\",\"data\":{\(values),\"from\":\"x\"}}}"
        var options = InspectionOptions()
        change(&options.policy)
        return PayloadInspector(contract: .none, options: options).inspect(Array(text.utf8), as: .fcm).findings
    }

    @Test func `findings that are ignored take no room`() {
        let found = data { $0.ignore(rule: "data-value-not-a-string") }
        #expect(found.map { $0.rule.name } == ["reserved-data-key"])
    }

    @Test func `findings that are not selected take no room`() {
        let found = data { $0.select(rule: "reserved-data-key") }
        #expect(found.map { $0.pointer } == ["/message/data/from"])
    }

    @Test func `what is an error to the caller is not left out for what is none`() {
        let found = data { $0.set(.info, forRule: "data-value-not-a-string") }
        #expect(found.count == 251)
        #expect(found.filter { $0.severity == .error }.map { $0.pointer } == ["/message/data/from"])
    }

    @Test func `selected findings that are left out are counted too`() {
        let found = data { $0.select(rule: "data-value-not-a-string") }
        #expect(found.count == 251)
        #expect(found.first?.message == "50 more findings are left out")
    }

    @Test func `a data value that takes the place of a lesser finding has its own number`() throws {
        let values = (0..<260).map { "\"k\($0)\":\"undefined\"" }.joined(separator: ",")
        let text = "{\"message\":{\"token\":\"t\",\"data\":{\(values),\"last\":1}}}"
        let found = PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings
        let last = try #require(found.first { $0.rule.name == "data-value-not-a-string" })
        #expect(
            last.help == "put 1 in quotes; FCM answers: Invalid value at 'message.data[260].value' (TYPE_STRING)")
    }
}
