import Testing

@testable import ContentProcessing

@Suite struct AddressTests {
    @Test(arguments: [
        ("https://images.example.com/a/b.png?x=1#f", "https://images.example.com/a/b.png?x=1"),
        ("HTTPS://Images.Example.COM", "https://images.example.com/"),
        ("https://images.example.com:8443?x", "https://images.example.com:8443/?x"),
        ("https://93.184.216.34/", "https://93.184.216.34/"),
        ("https://[2606:2800:220:1:248:1893:25c8:1946]/", "https://[2606:2800:220:1:248:1893:25c8:1946]/"),
        ("https://xn--fsq092h.com/%E4%B8%AD", "https://xn--fsq092h.com/%E4%B8%AD"),
        ("https://images.example.com./a", "https://images.example.com/a"),
        ("https://a_b.example.com/", "https://a_b.example.com/"),
    ])
    func `a public address is accepted`(text: String, expected: String) throws {
        #expect(try AddressPolicy().check(text).text == expected)
    }

    @Test(arguments: [
        "https://localhost/", "https://a.localhost/", "https://printer.local/", "https://router/", "https://127.0.0.1/",
        "https://10.1.2.3/", "https://172.16.0.1/", "https://172.31.255.255/", "https://192.168.0.1/",
        "https://169.254.169.254/", "https://100.64.0.1/", "https://0.0.0.0/", "https://224.0.0.1/",
        "https://255.255.255.255/", "https://[::1]/", "https://[::]/", "https://[fe80::1]/", "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[64:ff9b::a00:1]/",
        "https://[2002:a00:1::]/",
        "https://[2001:db8::1]/", "https://[ff02::1]/", "https://db.internal/", "https://x.home.arpa/",
    ])
    func `a private host is refused`(text: String) {
        #expect(throws: AddressRefusal.privateHost) { try AddressPolicy().check(text) }
    }

    @Test(arguments: [
        "https://2130706433/", "https://0x7f.0.0.1/", "https://0x7f000001/", "https://127.1/", "https://010.0.0.1/",
        "https://1.2.3.4.5/", "https://256.1.1.1/", "https://example.com:0/", "https://example.com:65536/",
        "https://example.com:/", "https://example.com:+80/", "https://exa mple.com/", "https://example.com\\@evil.com/",
        "https://ex%61mple.com/", "https://example.com/%zz", "https://example.com/%4", "https://例子.com/",
        "https://example.com/中", "https://[::1%25eth0]/", "https://[1::2::3]/", "https://[1:2:3:4:5:6:7:8:9]/",
        "https://[:1]/", "https://[1:]/", "https://[]/", "https://[::1", "https://example..com/", "https://.com/",
        "https:/example.com/",
        "https:example.com", "https://-a.com/", "https://?x", "https", "",
    ])
    func `an address that readers could take differently is refused`(text: String) {
        #expect(throws: AddressRefusal.malformed) { try AddressPolicy().check(text) }
    }

    @Test func `a list of hosts admits those and what lies below a dot`() throws {
        let policy = AddressPolicy(hosts: ["images.example.com", ".cdn.example.org"])
        _ = try policy.check("https://images.example.com/")
        _ = try policy.check("https://a.cdn.example.org/")
        for other in ["https://cdn.example.org/", "https://evilcdn.example.org/", "https://a.images.example.com/"] {
            #expect(throws: AddressRefusal.unlistedHost) { try policy.check(other) }
        }
    }

    @Test(arguments: [
        ("https://other.example.org/x", "https://other.example.org/x"),
        ("//other.example.org/x", "https://other.example.org/x"),
        ("/x", "https://images.example.com:444/x"), ("x", "https://images.example.com:444/a/x"),
        ("?q", "https://images.example.com:444/a/b?q"), ("http://images.example.com/", "http://images.example.com/"),
        ("javascript:x", "javascript:x"), ("", "https://images.example.com:444/a/"),
    ])
    func `a location is seen from the address that answered`(location: String, expected: String) throws {
        #expect(try FetchAddress("https://images.example.com:444/a/b?c").resolving(location) == expected)
    }

    @Test func `an address that is too long is refused`() {
        #expect(throws: AddressRefusal.malformed) {
            try FetchAddress("https://images.example.com/" + String(repeating: "a", count: 4_096))
        }
    }
}
