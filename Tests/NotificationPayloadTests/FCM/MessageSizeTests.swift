import NotificationPayload
import Testing

struct MessageSizeTests {
    /// `{"k":"…"}` is eight bytes and its text.
    @Test(arguments: [("\"topic\":\"n\"", 2048), ("\"condition\":\"'n' in topics\"", 2048), ("\"token\":\"T\"", 4096)])
    func `data of exactly the limit is delivered, and one byte more is not`(target: String, limit: Int) throws {
        #expect(findings(target, data: limit - 8).isEmpty)
        let over = findings(target, data: limit - 7)
        let finding = try #require(over.first)
        #expect(over.count == 1)
        #expect(finding.rule.name == "message-too-large")
        #expect(finding.pointer == "/message")
        let size = limit == 2048 ? "2,049" : "4,097"
        let whom = limit == 2048 ? "a message to a topic or condition" : "a message"
        #expect(
            finding.message
                == "\"message\" has \(size) bytes for Apple devices (data \(size)), 1 more than \(whom) may have")
    }

    @Test func `white space and escapes that need not be do not count`() {
        let text = String(repeating: "\\u0061", count: 2040)
        let spaces = String(repeating: " ", count: 5000)
        #expect(inspect("{\"message\":{\"topic\":\"n\",\(spaces)\"data\":{\"k\":\"\(text)\"}}}").isEmpty)
    }

    @Test func `characters count as their bytes`() throws {
        let text = String(repeating: "門", count: 681)
        let finding = try #require(inspect("{\"message\":{\"topic\":\"n\",\"data\":{\"k\":\"\(text)\"}}}").first)
        #expect(finding.message.hasPrefix("\"message\" has 2,051 bytes for Apple devices"))
    }

    @Test func `each platform is counted by itself`() {
        let long = String(repeating: "a", count: 1500)
        let text = """
            {"message":{"topic":"n","android":{"notification":{"body":"\(long)"}},\
            "webpush":{"data":{"k":"\(long)"}},"apns":{"payload":{"aps":{"alert":"\(long)"}}}}}
            """
        #expect(inspect(text).isEmpty)
    }

    @Test func `the heaviest platform is named with its parts`() throws {
        let long = String(repeating: "a", count: 1500)
        let text = """
            {"message":{"topic":"n","data":{"k":"\(long)"},"android":{"data":{"k":"v"}},\
            "webpush":{"notification":{"body":"\(long)"}}}}
            """
        let finding = try #require(inspect(text).first)
        #expect(
            finding.message
                == """
                "message" has 3,019 bytes for the web (data 1,508, webpush.notification 1,511), 971 more than \
                a message to a topic or condition may have
                """)
    }

    private func findings(_ target: String, data count: Int) -> [Finding] {
        inspect("{\"message\":{\(target),\"data\":{\"k\":\"\(String(repeating: "a", count: count))\"}}}")
    }

    private func inspect(_ text: String) -> [Finding] {
        PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings
    }
}
