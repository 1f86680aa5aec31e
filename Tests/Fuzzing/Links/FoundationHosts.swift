// Reads the accepted links and writes host and port as Foundation's URL finds them, for the link and the text to open.

import Foundation

@main
struct FoundationHosts {
    static func main() {
        while let line = readLine() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            print(answer(fields[0]), answer(fields[1]), separator: "\t")
        }
    }

    private static func answer(_ hexadecimal: Substring) -> String {
        let digits = Array(hexadecimal.utf8)
        let bytes = stride(from: 0, to: digits.count, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
        guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { return "!" }
        return "\(url.host(percentEncoded: true) ?? "-") \(url.port ?? 443)"
    }

    private static func value(_ digit: UInt8) -> UInt8 {
        digit < 0x3A ? digit - 0x30 : digit - 0x61 + 10
    }
}
