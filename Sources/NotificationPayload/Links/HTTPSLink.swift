/// An absolute `https` link that every URL parser reads with the same host and port.
///
/// It exists only when the text passes the whole policy; ``LinkRefusal`` says which part of it a text breaks. Parsers
/// of browsers, of Foundation, Java and Python differ on backslashes, user information, numbers as hosts, escapes and
/// much more; wherever they could differ about the host, the text is refused. A host outside ASCII is the one
/// exception: what it is called in ASCII is left to the system, and it carries a warning.
///
/// Two links are equal when their bytes are.
///
/// - RFC 3986, <https://www.rfc-editor.org/rfc/rfc3986>
/// - WHATWG URL, <https://url.spec.whatwg.org>
public struct HTTPSLink: Sendable {
    /// The most Unicode code points that a link may have.
    public static let maximumLength = 2048

    /// The link as it was given.
    public let text: String

    let shape: LinkShape

    init(text: String, shape: LinkShape) {
        self.text = text
        self.shape = shape
    }

    /// What sort of host it is.
    public var hostKind: LinkHostKind { shape.hostKind }

    /// True unless the host is internationalised.
    public var isHostASCII: Bool { shape.hostKind != .internationalised }

    /// The port that the link names, 1 to 65,535; nil where it names none, which means 443.
    public var port: Int? { shape.port == 0 ? nil : Int(shape.port) }

    /// The host: an ASCII name in lower case, an address of IP version 4 as it is, one of version 6 without brackets as
    /// RFC 5952 section 4 writes it, an internationalised name as it was given.
    ///
    /// A dot at the end of a name belongs to it.
    public var host: String {
        switch shape.hostKind {
        case .ipv6:
            addressText
        case .name, .ipv4:
            String(decoding: hostText.map(ASCII.lowered), as: UTF8.self)
        case .internationalised:
            String(decoding: hostText, as: UTF8.self)
        }
    }

    /// Whether the host is the named one, compared as a whole and without regard to ASCII letter case.
    ///
    /// Only ASCII names compare. An internationalised host and an IP address are no one's own host, and text that is no
    /// host name (a whole link, a wildcard, the empty string) equals none. `example.com.` and `example.com` are two
    /// hosts, because the system keeps them apart when it hands a link to an app.
    public func hasHost(_ name: String) -> Bool {
        guard shape.hostKind == .name else { return false }
        return hostText.elementsEqual(name.utf8) { ASCII.lowered($0) == ASCII.lowered($1) }
    }

    /// Whether the host is one of the named ones, each compared as ``hasHost(_:)`` does.
    public func hasHost(among names: some Sequence<String>) -> Bool {
        names.contains { hasHost($0) }
    }

    /// The host as it stands in the text, brackets included.
    var hostText: Substring.UTF8View {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: Int(shape.hostStart))
        let end = text.utf8.index(start, offsetBy: Int(shape.hostEnd) - Int(shape.hostStart))
        return text[start..<end].utf8
    }

    private var addressText: String {
        let digits = Array(hostText.dropFirst().dropLast())
        return IPv6Address(text: digits.span)?.description ?? ""
    }
}

extension HTTPSLink: Hashable {
    /// Compares byte for byte; texts that are only canonically equivalent differ.
    public static func == (left: HTTPSLink, right: HTTPSLink) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes the bytes of the text.
    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 {
            hasher.combine(byte)
        }
    }
}

/// The sorts of host that a link can have.
public enum LinkHostKind: Sendable, Hashable, CaseIterable {
    /// A host name in ASCII, `xn--` labels included.
    case name
    /// An address of IP version 4: a dotted quad in decimal.
    case ipv4
    /// An address of IP version 6.
    case ipv6
    /// A host name with characters outside ASCII.
    case internationalised
}

/// What one pass over an accepted link has found out: places and flags, no text.
struct LinkShape: Sendable {
    var hostStart: UInt16 = 0
    var hostEnd: UInt16 = 0
    var port: UInt16 = 0
    var hostKind = LinkHostKind.name
    /// A label of the host begins with `xn--`.
    var hasPunycode = false
    /// The text to open differs from the text: it has characters that RFC 3986 wants escaped.
    var needsEscapes = false
}
