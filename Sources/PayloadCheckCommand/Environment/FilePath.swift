/// A file's name as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Sendable, Hashable, Comparable {
    /// The bytes, without a terminating zero.
    package let bytes: [UInt8]

    /// Takes the bytes as they are.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes the text's UTF-8.
    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The path for people; a byte that is no UTF-8 shows as U+FFFD.
    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The path of an entry of this folder.
    package func appending(_ name: [UInt8]) -> FilePath {
        let slash = UInt8(ascii: "/")
        return FilePath(bytes.last == slash ? bytes + name : bytes + [slash] + name)
    }

    /// Whether the name ends with a suffix such as `.json`; ASCII letters match in either case.
    package func hasSuffix(_ suffix: String) -> Bool {
        let wanted = suffix.utf8
        guard bytes.count > wanted.count else { return false }
        return zip(bytes.suffix(wanted.count), wanted).allSatisfy { byte, other in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 == other : byte == other
        }
    }

    /// Orders byte by byte, whatever the locale.
    package static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
