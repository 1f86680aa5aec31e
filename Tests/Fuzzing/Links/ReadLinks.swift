// Reads generated links from standard input and writes the accepted ones: the link and the text to open in
// hexadecimal, the kind of the host, the host, the port. Counts of refusals go to standard error.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@main
struct ReadLinks {
    static func main() {
        var refusals: [String: Int] = [:]
        var accepted = 0
        var unstable = 0
        while let line = readLine() {
            let bytes = bytes(ofHexadecimal: line)
            switch HTTPSLink.check(bytes.span) {
            case .success(let link):
                accepted += 1
                let opened = try? HTTPSLink(link.textToOpen)
                if opened?.host != link.host || opened?.port != link.port { unstable += 1 }
                let port = link.port.map(String.init) ?? ""
                print(line, hexadecimal(link.textToOpen), "\(link.hostKind)", link.host, port, separator: "\t")
            case .failure(let refusal):
                precondition(refusal.offset >= 0 && refusal.offset + refusal.length <= bytes.count)
                refusals[refusal.rule.name, default: 0] += 1
            }
        }
        writeError("accepted \(accepted), unstable text to open \(unstable)\n")
        for (rule, count) in refusals.sorted(by: { $0.value > $1.value }) {
            writeError("  \(rule) \(count)\n")
        }
    }

    private static func writeError(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }

    private static func bytes(ofHexadecimal line: String) -> [UInt8] {
        var result: [UInt8] = []
        var high: UInt8?
        for digit in line.utf8 {
            let value = digit < 0x3A ? digit - 0x30 : digit - 0x61 + 10
            if let first = high {
                result.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return result
    }

    private static func hexadecimal(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
