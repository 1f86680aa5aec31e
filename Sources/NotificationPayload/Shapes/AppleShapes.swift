internal import JSONReading

/// The members of an Apple payload.
///
/// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
enum AppleShapes {
    static let root = MemberTable(
        [
            MemberEntry("aps", .object, shape: .aps)
        ], others: .custom)

    static let aps = MemberTable(
        [
            MemberEntry("alert", [.string, .object], shape: .alert, isVisible: true),
            MemberEntry("badge", .integer),
            MemberEntry("sound", [.string, .object], shape: .sound),
        ], others: .custom)

    static let alert = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
        ], others: .custom)

    static let sound = MemberTable(
        [
            MemberEntry("critical", .integer),
            MemberEntry("name", .string),
            MemberEntry("volume", .number),
        ], others: .custom)
}
