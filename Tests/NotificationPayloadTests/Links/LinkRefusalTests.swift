import Testing

@testable import NotificationPayload

struct RefusedLinkCase: CustomTestStringConvertible {
    var text: String
    var reason: LinkRefusal.Reason
    var bytes: Range<Int>
    var message: String
    /// A link that is nearly the same and accepted.
    var nearMiss: String

    var testDescription: String { "\(reason): \(text.prefix(60))" }

    init(_ text: String, _ reason: LinkRefusal.Reason, _ bytes: Range<Int>, _ message: String, butNot nearMiss: String)
    {
        self.text = text
        self.reason = reason
        self.bytes = bytes
        self.message = message
        self.nearMiss = nearMiss
    }
}

private let missingScheme = #""uri" has no scheme, a link begins with "https://""#
private let missingHost = #""uri" has no host after "https://""#
private let brokenEscape = #""uri" holds a percent sign without two hexadecimal digits after it"#
private let notInHost = " in its host, allowed are letters, digits, hyphens and dots"
private let notPlain = " in its host, which is no plain letter, mark or digit"
private let number = ", which some parsers take for an IP address"

@Suite("What is no link")
struct LinkRefusalTests {
    static let schemes: [RefusedLinkCase] = [
        .init("", .schemeMissing, 0..<0, missingScheme, butNot: "https://a"),
        .init("opass.app/x", .schemeMissing, 0..<0, missingScheme, butNot: "https://opass.app/x"),
        .init("//opass.app/x", .schemeMissing, 0..<0, missingScheme, butNot: "https://opass.app//x"),
        .init("opass.app:8080/x", .schemeMissing, 0..<0, missingScheme, butNot: "https://opass.app:8080/x"),
        .init("localhost:3000", .schemeMissing, 0..<0, missingScheme, butNot: "https://localhost:3000"),
        .init(
            "http://a.tw", .schemeNotHTTPS, 0..<4, #""uri" has the scheme "http", only "https" is opened"#,
            butNot: "https://a.tw"),
        .init(
            "tel:+886", .schemeNotHTTPS, 0..<3, #""uri" has the scheme "tel", only "https" is opened"#,
            butNot: "https://tel"),
        .init(
            "hTTps://a.tw", .schemeUpperCase, 0..<5,
            #""uri" has the scheme "hTTps", the contract wants "https" in lower case"#, butNot: "https://A.TW"),
    ]

    static let hosts: [RefusedLinkCase] = [
        .init("https:", .hostMissing, 6..<6, missingHost, butNot: "https://a"),
        .init("https:/a.tw", .hostMissing, 6..<6, missingHost, butNot: "https://a.tw"),
        .init("https:///a.tw", .hostMissing, 8..<8, missingHost, butNot: "https://a.tw//"),
        .init("https://:443/", .hostMissing, 8..<8, missingHost, butNot: "https://a:443/"),
        .init("https://?a", .hostMissing, 8..<8, missingHost, butNot: "https://a?"),
        .init(
            "https://me:secret@a.tw/", .userInformation, 8..<18, #""uri" has user information before its host"#,
            butNot: "https://a.tw/me:secret@"),
        .init(
            "https://a.tw:80@b.tw@c.tw", .userInformation, 8..<21, #""uri" has user information before its host"#,
            butNot: "https://a.tw:80/?b.tw@c.tw"),
        .init(
            "https://@a.tw", .userInformation, 8..<9, #""uri" has user information before its host"#,
            butNot: "https://a.tw#@"),
        .init(
            "https://a%2Etw/", .percentEscapeInHost, 9..<12, #""uri" has a percent escape in its host"#,
            butNot: "https://a.tw/%2E"),
        .init(
            "https://a_b.tw", .hostCharacter, 9..<10, #""uri" has "_""# + notInHost, butNot: "https://a-b.tw/_"),
        .init("https://a!b.tw", .hostCharacter, 9..<10, #""uri" has "!""# + notInHost, butNot: "https://a.tw/!"),
        .init("https://[::1]a", .hostCharacter, 13..<14, #""uri" has "a""# + notInHost, butNot: "https://[::1]/a"),
        .init(
            "https://a。tw", .internationalHostCharacter, 9..<12, #""uri" has U+3002"# + notPlain, butNot: "https://中.tw"
        ),
        .init(
            "https://ａ.tw", .internationalHostCharacter, 8..<11, #""uri" has U+FF41"# + notPlain, butNot: "https://á.tw"
        ),
        .init(
            "https://straße.de", .internationalHostCharacter, 12..<14, #""uri" has U+00DF"# + notPlain,
            butNot: "https://xn--strae-oqa.de"),
        .init(
            "https://\u{212A}.tw", .internationalHostCharacter, 8..<11, #""uri" has U+212A"# + notPlain,
            butNot: "https://Ä.tw"),
        .init(
            "https://\u{301}a.tw", .internationalHostCharacter, 8..<10, #""uri" has U+0301"# + notPlain,
            butNot: "https://a\u{301}.tw"),
        .init(
            "https://😀.tw", .internationalHostCharacter, 8..<12, #""uri" has U+1F600"# + notPlain,
            butNot: "https://a.tw/😀"),
        .init(
            "https://\u{E000}.tw", .internationalHostCharacter, 8..<11, #""uri" has U+E000"# + notPlain,
            butNot: "https://〇.tw"),
        .init(
            "https://a..tw", .emptyLabel, 10..<11, #""uri" has a host with nothing before a dot"#,
            butNot: "https://a.tw."),
        .init("https://.", .emptyLabel, 8..<9, #""uri" has a host with nothing before a dot"#, butNot: "https://a."),
        .init(
            "https://-a.tw", .labelHyphen, 8..<10,
            #""uri" has the label "-a" in its host, with a hyphen where none is allowed"#, butNot: "https://a--b.tw"),
        .init(
            "https://xn\u{301}--c.tw", .labelHyphen, 8..<15,
            "\"uri\" has the label \"xn\u{301}--c\" in its host, with a hyphen where none is allowed",
            butNot: "https://xn\u{301}-c.tw"),
        .init(
            "https://ab--c.中", .labelHyphen, 8..<13,
            #""uri" has the label "ab--c" in its host, with a hyphen where none is allowed"#, butNot: "https://ab--c.tw"
        ),
        .init(
            "https://a.1b", .topLabelBeginsWithDigit, 10..<12,
            #""uri" has a host that ends with "1b", no top-level domain begins with a digit"#, butNot: "https://1b"),
        .init(
            "https://" + String(repeating: "o", count: 64), .labelTooLong, 8..<72,
            #""uri" has a label of 64 characters in its host, allowed are 63"#,
            butNot: "https://" + String(repeating: "o", count: 63)),
        .init(
            "https://" + String(repeating: "a.", count: 128), .hostTooLong, 8..<263,
            #""uri" has a host of 255 characters, allowed are 253"#,
            butNot: "https://" + String(repeating: "a.", count: 126) + "a."),
        .init(
            "https://xn--a.tw", .brokenPunycode, 8..<13,
            #""uri" has the label "xn--a" in its host, which stands for no internationalised name"#,
            butNot: "https://xn--4ca.tw"),
        .init(
            "https://xn--abc-.tw", .labelHyphen, 8..<16,
            #""uri" has the label "xn--abc-" in its host, with a hyphen where none is allowed"#,
            butNot: "https://xn-abc.tw"),
        .init(
            "https://xn--e-xbb.tw", .brokenPunycode, 8..<17,
            #""uri" has the label "xn--e-xbb" in its host, which stands for no internationalised name"#,
            butNot: "https://xn--9ca.tw"),
        .init(
            "https://op\u{430}ss.app", .mixedScripts, 8..<14,
            "\"uri\" has the label \"op\u{430}ss\" in its host, which mixes letters of Latin, Cyrillic and Greek",
            butNot: "https://опасс.app"),
        .init(
            "https://\u{3B1}bc.tw", .mixedScripts, 8..<12,
            "\"uri\" has the label \"\u{3B1}bc\" in its host, which mixes letters of Latin, Cyrillic and Greek",
            butNot: "https://\u{3B1}\u{3B2}.tw"),
        .init(
            "https://\u{5D0}\u{5D1}.1a.tw", .mixedDirections, 13..<15,
            #""uri" has the label "1a" in its host, which cannot stand in a name written from right to left"#,
            butNot: "https://\u{5D0}\u{5D1}.a1.tw"),
    ]

    static let addresses: [RefusedLinkCase] =
        [
            "0x7f.1", "2130706433", "127.1", "0177.0.0.1", "127.0.0.01", "256.0.0.1", "1.2.3.4.5", "1.2.3.4.", "0x",
            "a.1",
        ].map {
            .init(
                "https://" + $0 + "/", .numberLikeHost, 8..<(8 + $0.utf8.count),
                #""uri" has the host ""# + $0 + #"""# + number, butNot: "https://127.0.0.1/")
        }
        + [
            "", "::g", ":1", "1:", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "::12345", "::1.2.3", "::01.2.3.4",
            "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:6:7:8::", "v1.a",
        ].map {
            .init(
                "https://[" + $0 + "]/", .malformedIPv6Address, 8..<(10 + $0.utf8.count),
                #""uri" has ""# + $0 + #"" in brackets, which is no IPv6 address"#, butNot: "https://[::]/")
        } + [
            .init(
                "https://[::1", .malformedIPv6Address, 8..<12,
                #""uri" has "::1" in brackets, which is no IPv6 address"#, butNot: "https://[::1]"),
            .init(
                "https://[fe80::1%25en0]/", .zoneIdentifier, 16..<22, #""uri" has an IPv6 address with a zone"#,
                butNot: "https://[fe80::1]/%25en0"),
        ]

    static let ports: [RefusedLinkCase] = [
        .init(
            "https://a.tw:/", .portEmpty, 12..<13, #""uri" has a colon after its host and no port"#,
            butNot: "https://a.tw/:"),
        .init(
            "https://a.tw:80a/", .portNotNumber, 13..<16, #""uri" has the port "80a", allowed are digits"#,
            butNot: "https://a.tw:80/a"),
        .init(
            "https://a.tw:-1", .portNotNumber, 13..<15, #""uri" has the port "-1", allowed are digits"#,
            butNot: "https://a.tw:1"),
        .init(
            "https://a.tw:٣", .portNotNumber, 13..<15, #""uri" has the port "٣", allowed are digits"#,
            butNot: "https://a.tw:3"),
        .init(
            "https://a.tw:00", .portZero, 13..<15, #""uri" has the port 00, allowed are 1 to 65535"#,
            butNot: "https://a.tw:0443"),
        .init(
            "https://a.tw:65536", .portTooLarge, 13..<18, #""uri" has the port 65536, allowed are 1 to 65535"#,
            butNot: "https://a.tw:65535"),
        .init(
            "https://a.tw:18446744073709551617", .portTooLarge, 13..<33,
            #""uri" has the port 18446744073709551617, allowed are 1 to 65535"#, butNot: "https://a.tw:1"),
    ]

    static let characters: [RefusedLinkCase] = [
        .init(" https://a.tw", .whitespace, 0..<1, #""uri" holds white space, U+0020"#, butNot: "https://a.tw"),
        .init("https://a.tw/ ", .whitespace, 13..<14, #""uri" holds white space, U+0020"#, butNot: "https://a.tw/%20"),
        .init("ht\ttps://a.tw", .whitespace, 2..<3, #""uri" holds white space, U+0009"#, butNot: "https://a.tw/t"),
        .init(
            "https://a.tw/\u{3000}", .whitespace, 13..<16, #""uri" holds white space, U+3000"#, butNot: "https://a.tw/、"
        ),
        .init(
            "https://a\u{0}.tw", .controlCharacter, 9..<10, #""uri" holds the control character U+0000"#,
            butNot: "https://a.tw/%00"),
        .init(
            "https://a.tw/\u{9F}", .controlCharacter, 13..<15, #""uri" holds the control character U+009F"#,
            butNot: "https://a.tw/\u{A1}"),
        .init(#"https:\\a.tw"#, .backslash, 6..<7, #""uri" holds a backslash"#, butNot: "https://a.tw"),
        .init(#"https://a.tw\@b.tw"#, .backslash, 12..<13, #""uri" holds a backslash"#, butNot: "https://a.tw/@b.tw"),
        .init(
            #"https://a.tw:80\@b.tw"#, .backslash, 15..<16, #""uri" holds a backslash"#, butNot: "https://a.tw:80/@b.tw"
        ),
        .init(
            "https://a.tw/<b>", .forbiddenCharacter, 13..<14, #""uri" holds "<", which a link has to percent-encode"#,
            butNot: "https://a.tw/(b)"),
        .init(
            #"https://a.tw/""#, .forbiddenCharacter, 13..<14,
            #""uri" holds U+0022, which a link has to percent-encode"#, butNot: "https://a.tw/'"),
        .init(
            "https://a.tw/?{}", .forbiddenCharacter, 14..<15, #""uri" holds "{", which a link has to percent-encode"#,
            butNot: "https://a.tw/?[]"),
        .init(
            "https://a.tw/[b]", .forbiddenCharacter, 13..<14, #""uri" holds "[", which a link has to percent-encode"#,
            butNot: "https://a.tw/?[b]#[c]"),
        .init(
            "https://a.tw/#b#c", .forbiddenCharacter, 15..<16,
            ##""uri" holds "#", which a link has to percent-encode"##, butNot: "https://a.tw/#b?c"),
        .init(
            "https://a.tw/\u{FFFD}", .forbiddenCharacter, 13..<16,
            #""uri" holds U+FFFD, which a link has to percent-encode"#, butNot: "https://a.tw/\u{E000}"),
        .init(
            "https://a.tw/\u{1FFFE}", .forbiddenCharacter, 13..<17,
            #""uri" holds U+1FFFE, which a link has to percent-encode"#, butNot: "https://a.tw/\u{1F600}"),
        .init(
            "https://a.tw/\u{202E}", .bidirectionalCharacter, 13..<16,
            #""uri" holds U+202E, which turns the direction of the text around it"#, butNot: "https://a.tw/%E2%80%AE"),
        .init(
            "https://a.tw/\u{200B}", .zeroWidthCharacter, 13..<16, #""uri" holds U+200B, which is not visible"#,
            butNot: "https://a.tw/%E2%80%8B"),
        .init(
            "https://a\u{AD}.tw/", .zeroWidthCharacter, 9..<11, #""uri" holds U+00AD, which is not visible"#,
            butNot: "https://a-b.tw/"),
        .init(
            "\u{FEFF}https://a.tw/", .zeroWidthCharacter, 0..<3, #""uri" holds U+FEFF, which is not visible"#,
            butNot: "https://a.tw/"),
        .init("https://a.tw/100%", .brokenPercentEscape, 16..<17, brokenEscape, butNot: "https://a.tw/100%25"),
        .init("https://a.tw/?%2", .brokenPercentEscape, 14..<16, brokenEscape, butNot: "https://a.tw/?%20"),
        .init("https://a.tw/#%g0", .brokenPercentEscape, 14..<15, brokenEscape, butNot: "https://a.tw/#%a0"),
        .init(
            "https://a.tw/" + String(repeating: "é", count: 2036), .tooLong, 4083..<4085,
            #""uri" has 2,049 code points, allowed are 2,048"#,
            butNot: "https://a.tw/" + String(repeating: "é", count: 2035)),
    ]

    @Test(arguments: schemes + hosts + addresses + ports + characters)
    func `it is refused for one reason, at its place`(refused: RefusedLinkCase) throws {
        let refusal = try #require(throws: LinkRefusal.self) { try HTTPSLink(refused.text) }
        #expect(refusal.reason == refused.reason)
        #expect(refusal.offset..<(refusal.offset + refusal.length) == refused.bytes)
        #expect(refusal.message(naming: "uri") == refused.message)
        #expect(throws: Never.self) { try HTTPSLink(refused.nearMiss) }
    }

    @Test func `every reason has a case`() {
        let reasons = (Self.schemes + Self.hosts + Self.addresses + Self.ports + Self.characters).map(\.reason)
        #expect(Set(reasons) == Set(LinkRefusal.Reason.allCases))
    }

    @Test(
        arguments: [[0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8]] as [[UInt8]])
    func `bytes that are no UTF-8 are refused`(broken: [UInt8]) throws {
        let bytes = Array("https://a.tw/".utf8) + broken
        let refusal = try #require(throws: LinkRefusal.self) { try HTTPSLink.check(bytes.span).get() }
        #expect(refusal.reason == .forbiddenCharacter)
        #expect(refusal.offset == 13)
        #expect(throws: LinkRefusal.self) { try HTTPSLink.check((Array("https://a".utf8) + broken).span).get() }
    }

    @Test func `a refusal keeps secrets to itself`() throws {
        let refusal = try #require(throws: LinkRefusal.self) { try HTTPSLink("https://me:secret@a.tw/?token=hidden") }
        #expect(
            "\(refusal)"
                == "link-user-information: \"link\" has user information before its host "
                + "(remove everything between \"https://\" and the host, the @ included)")
    }
}
