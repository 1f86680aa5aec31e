/// The host of an address: a name, an IPv4 address in four decimal parts, or an IPv6 address in brackets.
public struct FetchHost: Sendable, Hashable {
    /// The host in lower case, as it stands in an address.
    public let text: String
    /// Whether it is of the device, of its network or of no network: loopback, link-local, private, reserved, or a
    /// name that only a local resolver knows.
    public let isPrivate: Bool

    /// Reads a host.
    ///
    /// Refused are characters that no host name has, and numbers that some readers take for an IPv4 address in another
    /// notation (`0x7f.1`, `2130706433`, `010.0.0.1`).
    init(_ host: some StringProtocol) throws(AddressRefusal) {
        let text = host.lowercased()
        if text.hasPrefix("[") {
            guard text.hasSuffix("]"), let groups = IPv6Groups(text.dropFirst().dropLast()) else { throw .malformed }
            self.text = text
            isPrivate = groups.isPrivate
            return
        }
        let name = text.hasSuffix(".") ? text.dropLast() : text[...]
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !name.isEmpty, name.utf8.count <= 253, labels.allSatisfy(Self.isLabel), let last = labels.last else {
            throw .malformed
        }
        self.text = String(name)
        let digitsOnly = last.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if digitsOnly || last.hasPrefix("0x") {
            guard let octets = Self.octets(labels) else { throw .malformed }
            isPrivate = Self.isPrivate(octets)
        } else {
            isPrivate = labels.count == 1 || Self.localEndings.contains(String(last)) || name.hasSuffix(".home.arpa")
        }
    }

    private static let localEndings: Set<String> = [
        "localhost", "local", "internal", "intranet", "lan", "home", "corp", "private", "invalid", "test", "example",
        "onion", "arpa",
    ]

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
                default: false
                }
            }
    }

    /// The four parts of an IPv4 address; nil for every other notation.
    static func octets(_ labels: [Substring]) -> [UInt8]? {
        guard labels.count == 4 else { return nil }
        var octets: [UInt8] = []
        for label in labels {
            guard label == "0" || !label.hasPrefix("0"), label.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let octet = UInt8(label)
            else { return nil }
            octets.append(octet)
        }
        return octets
    }

    /// Whether an IPv4 address is none of the public internet's.
    ///
    /// https://www.iana.org/assignments/iana-ipv4-special-registry
    static func isPrivate(_ octets: [UInt8]) -> Bool {
        switch (octets[0], octets[1], octets[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _): true
        case (100, 64...127, _), (172, 16...31, _), (198, 18...19, _): true
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): true
        case (224..., _, _): true
        default: false
        }
    }
}
