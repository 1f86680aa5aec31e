internal import JSONReading

/// What is held against every name and value, whatever it means.
extension Inspection {
    mutating func checkName(_ name: JSONNode) {}
    mutating func checkText(of value: JSONNode) {}
    mutating func checkVisibleText(of member: Member) {}
    mutating func reportRemarks() {}
}
