internal import JSONReading

/// What a header that the Apple Push Notification service does not know was meant to be.
enum HeaderNames {
    static let check: MemberCheck = { inspection, member in
        _ = inspection.checkType(of: member, .string)
        let document = inspection.document
        let name = document.string(member.name)
        if AppleShapes.aps.entry(for: member.name, in: document) != nil {
            inspection.reportMisplaced(member.name, "in \"headers\"", home: "in \"aps\"")
        } else if let meant = NearestWord.find(name, among: AppleShapes.headers.allNames)
            ?? NearestWord.find("apns-" + name, among: AppleShapes.headers.allNames)
        {
            inspection.reportMisspelt(member.name, of: "headers", meant: meant)
        } else if document.utf8(member.name).starts(with: "apns".utf8) {
            inspection.reportUnknown(member.name, of: "headers")
        }
    }
}
