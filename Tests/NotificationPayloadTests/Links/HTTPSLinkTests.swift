import Testing

@testable import NotificationPayload

@Suite("A link")
struct HTTPSLinkTests {
    @Test(
        arguments: [
            ("https://OPASS.App:8443/A?b#C", "opass.app", LinkHostKind.name, 8443),
            ("https://opass.app.", "opass.app.", .name, nil),
            ("https://1a:0443", "1a", .name, 443),
            ("https://192.0.2.255:1", "192.0.2.255", .ipv4, 1),
            ("https://[2001:DB8:0:0:1:0:0:1]", "2001:db8::1:0:0:1", .ipv6, nil),
            ("https://[0:0:0:0:0:0:0:0]:65535", "::", .ipv6, 65535),
            ("https://[1:0:2:3:4:5:6:7]", "1:0:2:3:4:5:6:7", .ipv6, nil),
            ("https://[1::]", "1::", .ipv6, nil),
            ("https://[::ffff:192.0.2.1]", "::ffff:c000:201", .ipv6, nil),
            ("https://[2001:0db8::0001:0000]", "2001:db8::1:0", .ipv6, nil),
            ("https://[1:0:0:2:0:0:0:3]", "1:0:0:2::3", .ipv6, nil),
            ("https://Bücher.tw:80", "Bücher.tw", .internationalised, 80),
        ] as [(String, String, LinkHostKind, Int?)])
    func `it knows its host and its port`(text: String, host: String, kind: LinkHostKind, port: Int?) throws {
        let link = try HTTPSLink(text)
        #expect(link.text == text)
        #expect(link.host == host)
        #expect(link.hostKind == kind)
        #expect(link.isHostASCII == (kind != .internationalised))
        #expect(link.port == port)
    }

    @Test(arguments: [
        ("https://a.tw/x%20y?z#w", "https://a.tw/x%20y?z#w"),
        ("https://a.tw/議程?é=1#😀", "https://a.tw/%E8%AD%B0%E7%A8%8B?%C3%A9=1#%F0%9F%98%80"),
        ("https://a.tw/?id[]=%20", "https://a.tw/?id%5B%5D=%20"),
        ("https://[::1]/é", "https://[::1]/%C3%A9"),
        ("https://例.tw/例", "https://例.tw/%E4%BE%8B"),
    ])
    func `its text to open is escaped once`(text: String, opened: String) throws {
        #expect(try HTTPSLink(text).textToOpen == opened)
        #expect(try HTTPSLink(opened).textToOpen == opened)
    }

    @Test func `its host compares as a whole, without regard to case`() throws {
        let link = try HTTPSLink("https://Events.OPass.app:8443/x")
        #expect(link.hasHost("events.opass.app"))
        #expect(link.hasHost("EVENTS.OPASS.APP"))
        for name in [
            "", "opass.app", "s.opass.app", "events.opass.app.", "*.opass.app", " events.opass.app",
            "https://events.opass.app", "events.opass.app:8443", "events.opass.app\u{0}",
        ] {
            #expect(!link.hasHost(name), "\(name)")
        }
        #expect(link.hasHost(among: ["", "events.opass.app"]))
        #expect(!link.hasHost(among: []))
    }

    @Test(arguments: ["https://例.tw", "https://192.0.2.1", "https://[::1]"])
    func `an internationalised host and an address are no one's own`(text: String) throws {
        let link = try HTTPSLink(text)
        #expect(!link.hasHost(among: [link.host, "[" + link.host + "]", "xn--fsq.tw"]))
    }

    @Test func `it shows no path, query or fragment`() throws {
        let link = try HTTPSLink("https://A.tw:80/secret?secret#secret")
        #expect("\(link)" == "https://a.tw")
        #expect(String(reflecting: link) == "https://a.tw")
        var dumped = ""
        dump(link, to: &dumped)
        #expect(!dumped.contains("secret"))
        #expect("\(try HTTPSLink("https://[::1]/secret"))" == "https://[::1]")
    }

    @Test func `links are equal when their bytes are`() throws {
        let composed = try HTTPSLink("https://a.tw/\u{E9}")
        let decomposed = try HTTPSLink("https://a.tw/e\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, try HTTPSLink("https://a.tw/\u{E9}")]).count == 2)
    }
}
