internal import JSONReading

extension AppleShapes {
    /// The headers of a request to the Apple Push Notification service, where a payload carries them: `apns.headers` of
    /// an FCM message. Every value is a string.
    ///
    /// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
    static let headers = MemberTable(
        [
            MemberEntry(
                "apns-push-type", .string,
                check: NotAllowedValue.words(
                    "alert", "background", "controls", "location", "voip", "complication", "fileprovider", "mdm",
                    "liveactivity", "pushtotalk", "widgets")),
            MemberEntry("apns-priority", .string, check: NotAllowedValue.words("10", "5", "1")),
            MemberEntry("apns-expiration", .string, check: InvalidExpiration.check),
            MemberEntry("apns-collapse-id", .string, check: CollapseIDTooLong.check),
            MemberEntry("apns-id", .string, check: InvalidAPNsID.check),
            MemberEntry("apns-topic", .string, check: EmptyValue.check),
            MemberEntry("apns-channel-id", .string, check: EmptyValue.check),
            MemberEntry("apns-request-id", .string, check: InvalidAPNsID.check),
            MemberEntry("apns-unique-id", .string),
        ], others: .check(HeaderNames.check), checks: [BackgroundPriority.check])

    /// A wake-up for mobile device management.
    static let mdmRoot = MemberTable(
        [
            MemberEntry("mdm", .string, check: EmptyValue.check),
            MemberEntry("aps", .object, shape: .aps),
        ], others: .check(MDMKeys.check), checks: [MDMKeys.checkRequired, PayloadSize.check])

    /// A Wallet pass update, whose body nobody reads.
    static let walletRoot = MemberTable([], others: .check(WalletContent.check), checks: [PayloadSize.check])
}
