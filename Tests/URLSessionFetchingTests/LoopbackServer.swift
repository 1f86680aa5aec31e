import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An HTTP server on the loopback interface that answers each path as badly as the path says.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let descriptor: Int32

    struct NoSocket: Error {}

    init() throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The pointers live for the calls only, and the structure is the one that the family asks for.
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard descriptor >= 0, isBound else { throw NoSocket() }
        port = UInt16(bigEndian: address.sin_port)
        self.descriptor = descriptor
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Connection(descriptor: connection).serve() }
            }
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
}

/// One connection: reads a request, answers, closes.
struct Connection {
    static let picture: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 7, 8,
        2,
        0, 0, 0,
    ]

    let descriptor: Int32

    func serve() {
        defer { close(descriptor) }
        let request = String(decoding: receive(), as: UTF8.self)
        let path = request.split(separator: " ").dropFirst().first ?? "/"
        let picture = Self.picture
        switch path {
        case "/picture":
            _ = head(200, ["Content-Length: \(picture.count)", "Content-Type: image/png"]) && send(picture)
        case "/chunked":
            let size = String(picture.count, radix: 16)
            _ =
                head(200, ["Transfer-Encoding: chunked"]) && send("\(size)\r\n") && send(picture)
                && send("\r\n0\r\n\r\n")
        case "/redirect": _ = head(302, ["Location: /picture", "Content-Length: 0"])
        case "/missing": _ = head(404, ["Content-Type: text/html"]) && send("<html>nothing here</html>")
        case "/short": _ = head(200, ["Content-Length: 1000"]) && send(picture)
        case "/long": _ = head(200, ["Content-Length: \(picture.count)"]) && send(picture + picture)
        case "/huge": _ = head(200, ["Content-Length: 200000000"]) && send(picture) && sendZeroes(200_000_000)
        case "/endless": _ = head(200, ["Content-Type: image/png"]) && send(picture) && sendZeroes(200_000_000)
        case "/slow":
            _ = head(200, ["Content-Length: 1000"]) && send(picture)
            hold()
        case "/silent": hold()
        case "/cut": _ = send("HTTP/1.1 200 OK\r\nContent-Le")
        case "/packed": _ = head(200, ["Content-Encoding: gzip", "Content-Length: 3"]) && send("abc")
        case "/noise": _ = send("220 mail.example.com ESMTP\r\n")
        case "/identity":
            let asked = request.lowercased().contains("accept-encoding: identity")
            _ = head(asked ? 200 : 500, ["Content-Length: 0"])
        default: _ = head(500, [])
        }
    }

    private func head(_ status: Int, _ fields: [String]) -> Bool {
        send("HTTP/1.1 \(status) X\r\n" + (fields + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n")
    }

    private func receive() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
            // The buffer is as long as is said, and lives for the call.
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }

    private func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The bytes live for the call.
            let count = unsafe rest.withUnsafeBytes { unsafe platformSend(descriptor, $0) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func sendZeroes(_ count: Int) -> Bool {
        let chunk = [UInt8](repeating: 0, count: 64 << 10)
        return (0..<(count / chunk.count)).allSatisfy { _ in send(chunk) }
    }

    /// Waits until the other side is gone.
    private func hold() {
        var byte: UInt8 = 0
        while unsafe recv(descriptor, &byte, 1, 0) > 0 {}
    }
}

private func platformSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
    unsafe send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
}
