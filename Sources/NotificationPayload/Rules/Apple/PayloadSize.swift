internal import JSONReading

extension Rule {
    /// The payload has more bytes than the service takes.
    static let payloadTooLarge = Rule("payload-too-large", severity: .error)
}

/// Size as sent, in bytes of UTF-8.
enum PayloadSize {
    static let check: ObjectCheck = { inspection, root in
        let limit = limit(of: inspection.kind)
        guard inspection.document.byteCount > limit else { return }
        let count =
            inspection.kind.isAsSent ? inspection.document.byteCount : inspection.document.compactByteCount(root)
        guard count > limit else { return }
        let over = Wording.grouped(count - limit)
        inspection.report(
            .payloadTooLarge, at: .part(root, firstByte(of: root, in: inspection.document)),
            "the payload has \(Wording.count(count, "byte")), \(over) more than the \(Wording.grouped(limit)) allowed",
            help: help(root, inspection.document, limit))
    }

    private static func firstByte(of node: JSONNode, in document: JSONDocument) -> Range<Int> {
        let start = document.range(node).lowerBound
        return start..<start + 1
    }

    /// The largest payload of a kind, in bytes.
    private static func limit(of kind: PayloadKind) -> Int {
        switch kind {
        case .voip: 5_120
        // What is left of 4,096 encrypted bytes (RFC 8291, section 4).
        case .webPush: 3_993
        default: 4_096
        }
    }

    private static func help(_ root: JSONNode, _ document: JSONDocument, _ limit: Int) -> String {
        var parts: [String] = []
        for part in document.largestParts(of: root, atMost: 5) {
            parts.append("\(Wording.shortened(part.pointer)) \(Wording.count(part.byteCount, "byte"))")
        }
        let compact = document.compactByteCount(root)
        let verdict = compact <= limit ? "fits" : "does not fit either"
        return "the largest members: \(parts.joined(separator: ", ")); without white space it has "
            + "\(Wording.count(compact, "byte")) and \(verdict)"
    }
}

extension PayloadKind {
    /// Whether the bytes of such a payload are those that are sent; a delivered one was laid out for reading since.
    fileprivate var isAsSent: Bool {
        self != .delivered && self != .androidData
    }
}

extension JSONDocument {
    /// The number of bytes without the white space between the parts of a text.
    func compactByteCount(_ root: JSONNode) -> Int {
        var count = 0
        var inString = false
        var escaped = false
        for byte in kind(root) == .string ? [] : utf8(root) {
            if inString {
                count += 1
                if escaped {
                    escaped = false
                } else if byte == UInt8(ascii: "\\") {
                    escaped = true
                } else if byte == UInt8(ascii: "\"") {
                    inString = false
                }
                continue
            }
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: continue
            case UInt8(ascii: "\""): inString = true
            default: break
            }
            count += 1
        }
        return kind(root) == .string ? range(root).count : count
    }

    /// The members with the most bytes, names included, the largest first. An object is counted by its members, an
    /// array as a whole.
    func largestParts(of root: JSONNode, atMost limit: Int) -> [(pointer: String, byteCount: Int)] {
        var largest: [(node: JSONNode, byteCount: Int)] = []
        collectParts(of: root, atMost: limit, into: &largest)
        var result: [(pointer: String, byteCount: Int)] = []
        for part in largest {
            result.append((pointers(to: [part.node]).first ?? "", part.byteCount))
        }
        return result
    }

    private func collectParts(
        of object: JSONNode, atMost limit: Int, into largest: inout [(node: JSONNode, byteCount: Int)]
    ) {
        for member in members(object) {
            if kind(member.value) == .object, !isEmpty(member.value) {
                collectParts(of: member.value, atMost: limit, into: &largest)
                continue
            }
            let byteCount = range(member.value).upperBound - range(member.name).lowerBound
            let place = largest.firstIndex { $0.byteCount < byteCount } ?? largest.count
            guard place < limit else { continue }
            largest.insert((member.value, byteCount), at: place)
            if largest.count > limit { largest.removeLast() }
        }
    }
}

#if !hasFeature(Embedded)
extension RuleDescription {
    static let payloadTooLarge = RuleDescription(
        .payloadTooLarge, family: .apple,
        summary: "The payload has more bytes than the service takes.",
        reason: """
            The services count bytes of UTF-8, not characters: a Chinese character is three. Apple takes 4,096, for \
            VoIP 5,120, and refuses a longer payload as a whole.
            """,
        wrong: Example(
            #"{"aps":{"alert":""# + String(repeating: "\u{9580}", count: 1_400) + #""}}"#, as: .apns),
        right: Example(
            #"{"aps":{"alert":""# + String(repeating: "\u{9580}", count: 1_300) + #""}}"#, as: .apns),
        documents: ["Apple: Generating a remote notification", "PyAPNs issue 167", "RFC 8291, section 4"])
}
#endif
