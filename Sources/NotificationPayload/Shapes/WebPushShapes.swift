internal import JSONReading

/// The members of a declarative web push message.
///
/// https://www.w3.org/TR/push-api/#declarative-push-message
enum WebPushShapes {
    static let root = MemberTable(
        [
            MemberEntry("web_push", .integer, form: .number("8030")),
            MemberEntry("notification", .object, shape: .webPushNotification),
            MemberEntry("app_badge", [.integer, .bool, .string], form: .notNegative),
            MemberEntry("mutable", .bool),
        ], others: .custom, checks: [WebPushKeys.checkRoot, PayloadSize.check])

    static let notification = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true, form: .notEmpty),
            MemberEntry("navigate", .string, form: .text(.navigate)),
            MemberEntry("body", .string, isVisible: true),
            MemberEntry("lang", .string),
            MemberEntry("dir", .string, form: .words(["auto", "ltr", "rtl"])),
            MemberEntry("tag", .string),
            MemberEntry("image", .string),
            MemberEntry("icon", .string),
            MemberEntry("badge", .string),
            MemberEntry("vibrate", [.integer, .array], elements: .integer),
            MemberEntry("timestamp", .integer, form: .notNegative),
            MemberEntry("renotify", .bool),
            MemberEntry("silent", .bool),
            MemberEntry("requireInteraction", .bool),
            MemberEntry("data", .any),
            MemberEntry("actions", .array, shape: .webPushAction, elements: .object),
            // Safari reads the badge here as well, as text.
            MemberEntry("app_badge", [.integer, .bool, .string], form: .notNegative),
        ], others: .unknown(WebPushKeys.check), checks: [WebPushKeys.checkNotification])

    static let action = MemberTable(
        [
            MemberEntry("action", .string),
            MemberEntry("title", .string, isVisible: true, form: .notEmpty),
            MemberEntry("navigate", .string, form: .text(.navigate)),
            MemberEntry("icon", .string),
        ], others: .custom, checks: [WebPushKeys.checkAction])
}

/// The data map that an Android client receives.
enum AndroidDataShapes {
    /// Every value is a string.
    static let root = MemberTable(
        [],
        others: .strings { inspection, member in
            _ = inspection.checkType(of: member, .string)
        }, checks: [PayloadSize.check])
}
