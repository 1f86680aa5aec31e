internal import JSONReading

extension Inspection {
    /// Holds a member of a data map against the rules for its key and for its value; the path is the map as the
    /// service names it.
    mutating func checkDataMember(_ member: Member, of path: StaticString) {
        guard document.kind(member.value) == .string else { return reportDataValueType(member, of: path) }
        guard !checkReservedDataKey(member) else { return }
        checkDataValue(member)
    }

    /// Whether there was something to say about a data key.
    private mutating func checkReservedDataKey(_ member: Member) -> Bool {
        let name = document.utf8(member.name)
        switch name.first {
        case UInt8(ascii: "f") where document.equals(member.name, "from"),
            UInt8(ascii: "m") where document.equals(member.name, "message_type"):
            reportReserved(member, "is a key that FCM keeps for itself")
        case UInt8(ascii: "g") where name.starts(with: "google.".utf8) || name.starts(with: "gcm.".utf8):
            reportReserved(member, "begins with a prefix that FCM keeps for itself")
        case UInt8(ascii: "g") where name.starts(with: "google".utf8) || name.starts(with: "gcm".utf8):
            reportNearReserved(member.name)
        case UInt8(ascii: "n") where document.equals(member.name, "notification"),
            UInt8(ascii: "c") where document.equals(member.name, "collapse_key"):
            reportOnceReserved(member.name)
        case UInt8(ascii: "a") where document.equals(member.name, "aps"),
            UInt8(ascii: "f") where document.equals(member.name, "fcm_options"):
            reportDataKeyCollision(member.name, "what an Apple payload has under this name")
        default:
            return false
        }
        return true
    }
}
