/// An https address, taken apart so strictly that no two readers can disagree about its host.
public struct FetchAddress: Sendable, Hashable {
    /// The host.
    public let host: FetchHost
    /// The port, where the address names one.
    public let port: Int?
    /// The path, the query with it, beginning with a slash.
    public let pathAndQuery: String

    /// The longest address, in bytes.
    static let longest = 4_096

    /// Reads an address. A fragment is left out, and so is the difference between letter cases of the host.
    ///
    /// Refused are user information, backslashes, spaces, control characters, everything outside ASCII, broken percent
    /// escapes, ports out of range and hosts as ``FetchHost`` refuses them.
    public init(_ text: String) throws(AddressRefusal) {
        guard text.utf8.count <= Self.longest else { throw .malformed }
        guard let colon = text.firstIndex(of: ":") else { throw .malformed }
        guard text[..<colon].lowercased() == "https" else { throw .notHTTPS }
        guard text[colon...].hasPrefix("://") else { throw .malformed }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { throw .malformed }
        let rest = text[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard !authority.contains("@") else { throw .credentials }
        let tail = rest[authority.endIndex...].prefix { $0 != "#" }
        guard Self.hasWholeEscapes(tail) else { throw .malformed }

        let bracket = authority.lastIndex(of: "]").map { authority.index(after: $0) } ?? authority.startIndex
        if let mark = authority[bracket...].firstIndex(of: ":") {
            let digits = authority[authority.index(after: mark)...]
            guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(digits), (1...65_535).contains(number)
            else { throw .malformed }
            port = number
            host = try FetchHost(authority[..<mark])
        } else {
            port = nil
            host = try FetchHost(authority)
        }
        pathAndQuery = tail.hasPrefix("/") ? String(tail) : "/" + tail
    }

    /// The address as a text.
    public var text: String {
        "https://" + host.text + (port.map { ":\($0)" } ?? "") + pathAndQuery
    }

    /// The path without the query.
    public var path: String {
        String(pathAndQuery.prefix { $0 != "?" })
    }

    /// What a redirect's location means, seen from this address; it is not checked here.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
    public func resolving(_ location: String) -> String {
        let base = "https://" + host.text + (port.map { ":\($0)" } ?? "")
        if location.hasPrefix("//") { return "https:" + location }
        if location.hasPrefix("/") { return base + location }
        let scheme = location.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        if !scheme.isEmpty, location[scheme.endIndex...].hasPrefix(":") { return location }
        if location.hasPrefix("?") { return base + path + location }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return base + folder + location
    }

    private static func hasWholeEscapes(_ text: Substring) -> Bool {
        var rest = text.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[percent...].dropFirst().prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit) else { return false }
            rest = rest[percent...].dropFirst(3)
        }
        return true
    }
}

extension UInt8 {
    var isHexDigit: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
