internal import JSONReading

extension Inspection {
    /// Holds a member of a data map against the rules for its key and for its value; the path is the map as the
    /// service names it.
    mutating func checkDataMember(_ member: Member, of path: StaticString) {
        guard document.kind(member.value) == .string else { return reportDataValueType(member, of: path) }
        guard !checkReservedDataKey(member) else { return }
        checkDataValue(member)
    }
}
