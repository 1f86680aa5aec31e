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
                form: .words([
                    "alert", "background", "controls", "location", "voip", "complication", "fileprovider", "mdm",
                    "liveactivity", "pushtotalk", "widgets",
                ])),
            MemberEntry("apns-priority", .string, form: .words(["10", "5", "1"])),
            MemberEntry("apns-expiration", .string, form: .text(.expiration)),
            MemberEntry("apns-collapse-id", .string, form: .text(.collapseID)),
            MemberEntry("apns-id", .string, form: .text(.apnsID)),
            MemberEntry("apns-topic", .string, form: .notEmpty),
            MemberEntry("apns-channel-id", .string, form: .notEmpty),
            MemberEntry("apns-request-id", .string, form: .text(.apnsID)),
            MemberEntry("apns-unique-id", .string),
        ], others: .strings(HeaderNames.check), checks: [BackgroundPriority.check])

    /// A wake-up for mobile device management.
    static let mdmRoot = MemberTable(
        [
            MemberEntry("mdm", .string, form: .notEmpty),
            MemberEntry("aps", .object, shape: .aps),
        ], others: .unknown(MDMKeys.check), checks: [MDMKeys.checkRequired, PayloadSize.check])

    /// A Wallet pass update, whose body nobody reads.
    static let walletRoot = MemberTable([], others: .checked(WalletContent.check), checks: [PayloadSize.check])
}
