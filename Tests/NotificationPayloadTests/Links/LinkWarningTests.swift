import Testing

@testable import NotificationPayload

@Suite("What is doubtful about a link")
struct LinkWarningTests {
    struct Doubt: CustomTestStringConvertible {
        var text: String
        var reasons: [LinkWarning.Reason]
        var message: String?

        var testDescription: String { text }

        init(_ text: String, _ reasons: [LinkWarning.Reason], _ message: String? = nil) {
            self.text = text
            self.reasons = reasons
            self.message = message
        }
    }

    static let doubts = [
        Doubt("https://opass.app/", []),
        Doubt("https://例子.tw/", [.internationalisedHost], #""uri" has the internationalised host "例子.tw""#),
        Doubt(
            "https://xn--fsqu00a.例", [.internationalisedHost], #""uri" has the internationalised host "xn--fsqu00a.例""#),
        Doubt("https://a.tw/例子", []),
        Doubt(
            "https://XN--fsqu00a.tw/", [.punycodeHost],
            #""uri" has the host "xn--fsqu00a.tw", whose xn-- label stands for other characters"#),
        Doubt("https://axn--a.tw/", []),
        Doubt("https://192.0.2.7/", [.ipAddress], #""uri" has the IP address "192.0.2.7" as its host"#),
        Doubt("https://192.0.2.7.tw/", []),
        Doubt("https://[2001:DB8::0:1]:8443/", [.ipAddress], #""uri" has the IP address "2001:db8::1" as its host"#),
        Doubt("https://Localhost:3000", [.localhost], #""uri" has the host "localhost", which is the device itself"#),
        Doubt("https://a.localhost.", [.localhost], #""uri" has the host "a.localhost.", which is the device itself"#),
        Doubt("https://mylocalhost", []),
        Doubt("https://localhost.tw", []),
        Doubt(
            "https://mac.LOCAL.", [.localDomain],
            #""uri" has the host "mac.local.", which exists on one local network only"#),
        Doubt("https://xn--fsqu00a.local", [.punycodeHost, .localDomain]),
        Doubt("https://例.local", [.internationalisedHost, .localDomain]),
        Doubt("https://local", []),
        Doubt("https://mac.local.tw", []),
    ]

    @Test(arguments: doubts)
    func `it is accepted with its doubts`(doubt: Doubt) throws {
        let link = try HTTPSLink(doubt.text)
        #expect(link.warnings.map(\.reason) == doubt.reasons)
        if let message = doubt.message {
            #expect(link.warnings.first?.message(naming: "uri") == message)
        }
    }

    @Test func `a warning stands at the host, brackets included`() throws {
        let warning = try #require(try HTTPSLink("https://[::1]:80/").warnings.first)
        #expect(warning.offset == 8)
        #expect(warning.length == 5)
    }

    @Test func `findings carry rule, words and place`() {
        let findings = HTTPSLink.findings(for: Array("https://127.1/".utf8).span, key: "image")
        #expect(
            findings == [
                LinkFinding(
                    rule: .linkNumberLikeHost,
                    message: #""image" has the host "127.1", which some parsers take for an IP address"#,
                    help: "write an address as four decimal numbers from 0 to 255 without leading zeros", bytes: 8..<13)
            ])
        #expect(
            HTTPSLink.findings(for: Array("https://localhost/".utf8).span, key: "uri").map(\.rule) == [.linkLocalhost])
        #expect(HTTPSLink.findings(for: Array("https://opass.app/".utf8).span, key: "uri").isEmpty)
    }
}
