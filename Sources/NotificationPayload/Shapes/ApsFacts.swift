internal import JSONReading

/// Which keys an `aps` object has, found in one pass, so that the rules across its keys need not search for what is
/// mostly not there.
struct ApsFacts {
    let node: JSONNode
    let keys: ApsKeys

    init(_ node: JSONNode, in document: JSONDocument) {
        self.node = node
        var keys: ApsKeys = []
        for member in document.members(node) {
            let tag = document.tag(ofName: member.name).rawValue
            for (index, known) in ApsKeys.tags.enumerated() where known == tag {
                if document.equals(member.name, ApsKeys.names[index]) { keys.insert(ApsKeys(rawValue: 1 << index)) }
            }
        }
        self.keys = keys
    }
}

/// Keys of `aps` that rules ask for together.
struct ApsKeys: OptionSet, Sendable {
    let rawValue: UInt32

    static let alert = ApsKeys(rawValue: 1 << 0)
    static let badge = ApsKeys(rawValue: 1 << 1)
    static let sound = ApsKeys(rawValue: 1 << 2)
    static let contentAvailable = ApsKeys(rawValue: 1 << 3)
    static let mutableContent = ApsKeys(rawValue: 1 << 4)
    static let interruptionLevel = ApsKeys(rawValue: 1 << 5)
    static let category = ApsKeys(rawValue: 1 << 6)
    static let threadID = ApsKeys(rawValue: 1 << 7)
    static let event = ApsKeys(rawValue: 1 << 8)
    static let contentState = ApsKeys(rawValue: 1 << 9)
    static let attributesType = ApsKeys(rawValue: 1 << 10)
    static let attributes = ApsKeys(rawValue: 1 << 11)
    static let timestamp = ApsKeys(rawValue: 1 << 12)
    static let staleDate = ApsKeys(rawValue: 1 << 13)
    static let dismissalDate = ApsKeys(rawValue: 1 << 14)
    static let inputPushToken = ApsKeys(rawValue: 1 << 15)
    static let inputPushChannel = ApsKeys(rawValue: 1 << 16)
    static let urlArguments = ApsKeys(rawValue: 1 << 17)

    /// In the order of the bits.
    static let names: [StaticString] = [
        "alert", "badge", "sound", "content-available", "mutable-content", "interruption-level", "category",
        "thread-id", "event", "content-state", "attributes-type", "attributes", "timestamp", "stale-date",
        "dismissal-date", "input-push-token", "input-push-channel", "url-args",
    ]

    static let tags: [UInt32] = names.map { NameTag($0).rawValue }

    /// The key of that name, where it is among them.
    static func named(_ name: StaticString) -> ApsKeys? {
        for (index, known) in ApsKeys.names.enumerated()
        where known.description.utf8.elementsEqual(name.description.utf8) {
            return ApsKeys(rawValue: 1 << index)
        }
        return nil
    }

    /// What makes a payload one for a Live Activity.
    static let liveActivity: ApsKeys = [.event, .contentState, .attributesType]

    /// The names of the keys in the set.
    var names: [StaticString] {
        var result: [StaticString] = []
        for (index, name) in ApsKeys.names.enumerated() where contains(ApsKeys(rawValue: 1 << index)) {
            result.append(name)
        }
        return result
    }
}

extension Inspection {
    /// The shape that an object turns out to have by what it holds: an `aps` can be a Live Activity's, whatever kind
    /// the payload was said to be.
    mutating func refined(_ shape: Shape, _ node: JSONNode) -> Shape {
        guard shape == .aps else { return shape }
        let facts = ApsFacts(node, in: document)
        aps = facts
        let isLiveActivity = kind == .liveActivity || !facts.keys.isDisjoint(with: .liveActivity)
        return isLiveActivity ? .liveActivityAps : .aps
    }
}
