import Locking

@testable import PayloadCheckCommand

/// Files in memory. A name that ends with `/` is a folder; the folders on the way to a file come by themselves.
final class FakeFiles: Sendable {
    enum Node: Sendable {
        case file([UInt8])
        case folder
        case link(to: String)
        case device([UInt8])
        /// It is there, but may not be read.
        case forbidden
    }

    private let nodes: Locked<[String: Node]>

    init(_ nodes: [String: Node]) {
        var all = nodes
        for path in nodes.keys {
            var parent = path
            while let slash = parent.lastIndex(of: "/") {
                parent = String(parent[..<slash])
                if all[parent] == nil { all[parent] = .folder }
            }
        }
        self.nodes = Locked(all)
    }

    func contents(_ path: String) -> String? {
        guard case .file(let bytes) = nodes.withLock({ $0[path] }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The name of what a path leads to, links followed at each level.
    private func resolved(_ path: FilePath) throws(FileError) -> (name: String, node: Node) {
        var name = ""
        for (count, part) in path.text.split(separator: "/").enumerated() {
            name += count == 0 ? String(part) : "/" + part
            var hops = 0
            while case .link(let target) = nodes.withLock({ $0[name] }) {
                name = target
                hops += 1
                guard hops < 40 else { throw FileError(reason: "Too many levels of symbolic links") }
            }
        }
        guard let node = nodes.withLock({ $0[name] }) else {
            throw FileError(reason: "No such file or directory", isMissing: true)
        }
        return (name, node)
    }

    var system: FileSystem {
        FileSystem(
            status: { path throws(FileError) in
                let (name, node) = try self.resolved(path)
                let kind: FileStatus.Kind =
                    switch node {
                    case .folder: .folder
                    case .device: .other
                    default: .file
                    }
                // The names are few, so their hashes are as good as numbers.
                let number = UInt64(truncatingIfNeeded: name.hashValue)
                return FileStatus(kind: kind, identity: FileIdentity(device: 1, number: number))
            },
            entries: { path throws(FileError) in
                let (name, _) = try self.resolved(path)
                let prefix = name + "/"
                return self.nodes.withLock { nodes in
                    nodes.keys.filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
                        .map { Array($0.dropFirst(prefix.count).utf8) }
                }
            },
            open: { path throws(FileError) in
                switch try self.resolved(path).node {
                case .file(let bytes), .device(let bytes): return .bytes(bytes)
                case .forbidden: throw FileError(reason: "Permission denied")
                case .folder, .link: throw FileError(reason: "Is a directory")
                }
            },
            create: { path throws(FileError) in
                guard !path.text.hasPrefix("nowhere/") else {
                    throw FileError(reason: "No such file or directory", isMissing: true)
                }
                self.nodes.withLock { $0[path.text] = .file([]) }
                return ByteWriter { bytes in
                    self.nodes.withLock { nodes in
                        if case .file(let before) = nodes[path.text] { nodes[path.text] = .file(before + bytes) }
                    }
                    return .written
                }
            })
    }
}

extension FakeFiles.Node: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        self = .file(Array(text.utf8))
    }
}

extension ByteReader {
    /// Gives these bytes, at most `step` at a time.
    static func bytes(_ bytes: [UInt8], step: Int = .max, isTerminal: Bool = false) -> ByteReader {
        let rest = Locked(bytes[...])
        return ByteReader(isTerminal: isTerminal) { maximum in
            rest.withLock { rest in
                let chunk = Array(rest.prefix(min(maximum, step)))
                rest = rest.dropFirst(chunk.count)
                return chunk.isEmpty ? .end : .bytes(chunk)
            }
        }
    }
}
