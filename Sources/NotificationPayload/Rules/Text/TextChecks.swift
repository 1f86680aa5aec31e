internal import JSONReading

/// What is held against every name and value, whatever it means; each check is cheap where there is nothing to find.
extension Inspection {
    /// Holds a member's name against the rules of the text.
    mutating func checkName(_ name: JSONNode) {
        guard document.flags(name).contains(.beyondASCII) else { return }
        checkByteOrderMark(within: name)
    }

    /// Holds a value's own text against the rules of the text; what is below it is not looked at.
    mutating func checkText(of value: JSONNode) {
        switch document.kind(value) {
        case .number:
            checkNumber(value)
        case .string:
            guard document.flags(value).contains(.beyondASCII) else { return }
            checkByteOrderMark(within: value)
        default:
            break
        }
    }

    /// Holds a member that no table knows against the rules of the text.
    mutating func checkCustom(_ member: Member) {
        guard document.kind(member.value) == .null, member.object == document.rootNode else { return }
        reportCustomNull(member)
    }

    /// Holds the text of a member that a person sees against what a person cannot see.
    mutating func checkVisibleText(of member: Member) {
        switch document.kind(member.value) {
        case .string:
            checkVisibleText(member.value, of: member)
        case .array:
            for element in document.elements(member.value) where document.kind(element) == .string {
                checkVisibleText(element, of: member)
            }
        default:
            break
        }
    }

    /// Reports what the reader noticed in passing.
    mutating func reportRemarks() {
        guard !document.remarks.isEmpty else { return }
        let places = EarlierNames(document)
        for remark in document.remarks {
            switch remark.matter {
            case .byteOrderMark: reportByteOrderMark(remark)
            case .duplicateName(let earlier): reportDuplicateName(remark, places.words(for: earlier))
            case .equivalentName(let earlier): reportEquivalentName(remark, places.words(for: earlier))
            case .loneSurrogate: reportLoneSurrogate(remark)
            }
        }
    }
}
