internal import JSONReading

/// What is held against a key beside `aps`: it is custom content, unless its name says that it is not.
enum AppleRootKeys {
    static let check: MemberCheck = { inspection, member in
        let document = inspection.document
        let name = document.utf8(member.name)
        if name.first == UInt8(ascii: "g"), name.starts(with: "gcm.".utf8) || name.starts(with: "google.".utf8) {
            FCMKeys.check(&inspection, member)
        } else if SimulatorTarget.isMeant(by: member.name, in: document) {
            SimulatorTarget.checkSpelling(&inspection, member)
        } else if let key = strayApsKey(member.name, in: document),
            let aps = inspection.filledAps(of: member.object), key.isStray(beside: aps)
        {
            inspection.reportMisplaced(
                member.name, "at the top level", home: "in \"aps\"", meant: key.name.description)
        }
    }

    /// A key of `aps`, as it is met at the top level.
    struct StrayKey {
        let name: StaticString
        /// Whether a custom key could have the same name.
        let isCommonWord: Bool

        /// A common word is taken for a stray key of `aps` only where it is missing there. What a Live Activity lacks is
        /// reported as missing.
        func isStray(beside aps: ApsFacts) -> Bool {
            guard isCommonWord, let key = ApsKeys.named(name) else { return true }
            return !aps.keys.contains(key) && key.isDisjoint(with: [.event, .timestamp, .attributes])
        }
    }

    /// The key of `aps` that a name at the top level is, in whatever spelling nobody else would use.
    static func strayApsKey(_ name: JSONNode, in document: JSONDocument) -> StrayKey? {
        if let entry = AppleShapes.aps.entry(for: name, in: document) {
            let known = AppleShapes.aps.entries[entry].name
            return StrayKey(name: known, isCommonWord: !document.utf8(name).contains(UInt8(ascii: "-")))
        }
        guard let first = document.utf8(name).first,
            first == UInt8(ascii: "c") || first == UInt8(ascii: "m")
                || first == UInt8(ascii: "i")
        else { return nil }
        for key: StaticString in ["content-available", "mutable-content", "interruption-level"]
        where document.isSpelling(name, of: key) {
            return StrayKey(name: key, isCommonWord: false)
        }
        return nil
    }
}

extension Inspection {
    /// What the `aps` beside a key holds; nil where it is missing, empty or no object, which is then the mistake to
    /// report. The key may stand before it, so the walk may not have met it yet.
    fileprivate func filledAps(of root: JSONNode) -> ApsFacts? {
        if let aps { return document.isEmpty(aps.node) ? nil : aps }
        guard let node = document.member("aps", of: root), document.kind(node) == .object, !document.isEmpty(node)
        else { return nil }
        return ApsFacts(node, in: document)
    }
}

extension JSONDocument {
    /// Whether a name is another but for letter case, hyphens, underscores and spaces. Allocates nothing.
    func isSpelling(_ name: JSONNode, of key: StaticString) -> Bool {
        key.withUTF8Buffer { letters in
            var place = 0
            for byte in utf8(name) where !byte.isSeparator {
                while place < letters.count, unsafe letters[place].isSeparator { place += 1 }
                guard place < letters.count, unsafe letters[place].lowered == byte.lowered else { return false }
                place += 1
            }
            return place == letters.count
        }
    }
}

extension UInt8 {
    fileprivate var isSeparator: Bool {
        self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: " ")
    }

    fileprivate var lowered: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
