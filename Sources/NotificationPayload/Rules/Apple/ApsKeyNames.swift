internal import JSONReading

/// What a key of `aps` or `alert` that is not known was meant to be.
enum ApsKeyNames {
    static let check: MemberCheck = { inspection, member in
        let document = inspection.document
        guard inspection.hasRoomForKey(member.name) else { return }
        if let home = home(of: member.name, in: document) {
            inspection.reportMisplaced(member.name, "in \"aps\"", home: home)
        } else if let meant = meant(document.string(member.name)) {
            let isLevel = document.utf8(member.name).starts(with: "time".utf8) && meant == "interruption-level"
            inspection.reportMisspelt(
                member.name, of: "aps", meant: meant,
                help: isLevel ? "write \"interruption-level\": \"time-sensitive\"" : nil)
        } else {
            inspection.reportUnknown(
                member.name, of: "aps", help: "custom keys go beside \"aps\", at the top level of the payload")
        }
    }

    /// Where a key that some other object knows belongs.
    private static func home(of name: JSONNode, in document: JSONDocument) -> StaticString? {
        if AppleShapes.alert.entry(for: name, in: document) != nil { return "in \"alert\"" }
        if document.equals(name, "volume") || document.equals(name, "critical") { return "in \"sound\"" }
        if document.utf8(name).starts(with: "apns-".utf8) { return "in the request's headers" }
        return nil
    }

    /// The key of `aps` that a name stands for: by its spelling, or because senders are known to write it so.
    static func meant(_ name: String) -> String? {
        let letters = NearestWord.folded(name.utf8)
        for (alias, key) in aliases where letters.elementsEqual(alias.description.utf8) { return key.description }
        return NearestWord.find(name, among: AppleShapes.aps.allNames)
    }

    /// Spellings beyond what edit distance finds, in small letters without separators.
    private static let aliases: [(alias: StaticString, key: StaticString)] = [
        ("targetcontentidentifier", "target-content-id"),
        ("timesensitive", "interruption-level"),
        ("timesenstive", "interruption-level"),
        ("interruption", "interruption-level"),
        ("relevance", "relevance-score"),
        ("threadidentifier", "thread-id"),
        ("thread", "thread-id"),
        ("categoryid", "category"),
        ("categoryidentifier", "category"),
        ("clickaction", "category"),
        ("badgecount", "badge"),
        ("soundname", "sound"),
        ("mutable", "mutable-content"),
        ("urlarguments", "url-args"),
    ]
}

/// What a key of `alert` that is not known was meant to be.
enum AlertKeyNames {
    static let check: MemberCheck = { inspection, member in
        let document = inspection.document
        guard inspection.hasRoomForKey(member.name) else { return }
        let name = document.string(member.name)
        if AppleShapes.aps.entry(for: member.name, in: document) != nil {
            inspection.reportMisplaced(member.name, "in \"alert\"", home: "in \"aps\"")
        } else if let meant = NearestWord.find(name, among: AppleShapes.alert.allNames) {
            inspection.reportMisspelt(member.name, of: "alert", meant: meant)
        } else {
            inspection.reportUnknown(
                member.name, of: "alert", help: "custom keys go beside \"aps\", at the top level of the payload")
        }
    }
}

extension Inspection {
    /// Whether a finding about a key that its object does not know would be listed; if not, it is counted, and needs no
    /// search for what was meant.
    fileprivate mutating func hasRoomForKey(_ name: JSONNode) -> Bool {
        let hasRoom =
            collector.hasRoom(for: .unknownKey) || collector.hasRoom(for: .misspeltKey)
            || collector.hasRoom(for: .misplacedKey)
        if !hasRoom { collector.addUnlisted(.unknownKey, .name(name)) }
        return hasRoom
    }
}
