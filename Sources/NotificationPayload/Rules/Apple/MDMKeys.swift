internal import JSONReading

/// A wake-up for device management holds the push magic of the enrolment and nothing else.
enum MDMKeys {
    static let check: MemberCheck = { inspection, member in
        let message = "\(inspection.quoted(member.name)) is not read: a device management push holds \"mdm\" only"
        inspection.report(.unknownKey, at: .name(member.name), message, help: "leave it out")
    }

    static let checkRequired: ObjectCheck = { inspection, root in
        guard inspection.document.member("mdm", of: root) == nil else { return }
        inspection.reportMissing(
            "mdm", in: root, "a device management push is nothing else",
            help: "write the push magic that the device sent")
    }
}
