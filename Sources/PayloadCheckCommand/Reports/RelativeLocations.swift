/// Turns paths into the URIs of a report: relative to the working folder where they lie in it.
struct RelativeLocations: Sendable, Hashable {
    /// The working folder's path; nil where it cannot be told.
    let workingDirectory: FilePath?

    /// The URI reference of an input, percent-encoded.
    ///
    /// A path that leads out of the working folder becomes an absolute `file` URI; so no reference holds `..`.
    func uri(of name: InputName) -> String {
        guard name.isPath else { return Self.encoded(Array(name.text.utf8)) }
        let slash = UInt8(ascii: "/")
        let path = Array(name.text.utf8)
        let isAbsolute = path.first == slash
        let segments = Self.segments(of: path)
        if !isAbsolute, let inside = Self.normalised([], segments) { return Self.joined(inside) }
        guard let workingDirectory else { return Self.joined(segments) }
        let base = Self.segments(of: workingDirectory.bytes)
        let full = Self.normalised(isAbsolute ? [] : base, segments) ?? []
        if full.starts(with: base), full.count > base.count {
            return Self.joined(Array(full.dropFirst(base.count)))
        }
        return "file:///" + Self.joined(full)
    }

    private static func segments(of path: [UInt8]) -> [[UInt8]] {
        path.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
    }

    /// The segments with `..` resolved; nil if they lead above the base.
    private static func normalised(_ base: [[UInt8]], _ segments: [[UInt8]]) -> [[UInt8]]? {
        var result = base
        for segment in segments {
            if segment == Array("..".utf8) {
                guard result.popLast() != nil else { return nil }
            } else {
                result.append(segment)
            }
        }
        return result
    }

    private static func joined(_ segments: [[UInt8]]) -> String {
        segments.map(encoded).joined(separator: "/")
    }

    /// Keeps the unreserved characters of RFC 3986.
    private static func encoded(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return text
    }
}
