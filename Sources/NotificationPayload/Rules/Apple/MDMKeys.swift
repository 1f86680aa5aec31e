internal import JSONReading

/// A wake-up for device management holds the push magic of the enrolment and nothing else.
enum MDMKeys {
    static let check: MemberCheck = { inspection, member in
        inspection.reportUnknown(member.name, of: "mdm push", help: "the device reads \"mdm\" only: leave it out")
    }

    static let checkRequired: ObjectCheck = { inspection, root in
        guard inspection.document.member("mdm", of: root) == nil else { return }
        inspection.reportMissing(
            "mdm", in: root, "a device management push is nothing else",
            help: "write the push magic that the device sent")
    }
}
