internal import JSONReading

extension AppleShapes {
    /// The alert of a notification.
    static let alert = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("subtitle", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
        ] + localisationEntries + otherEntries, others: .check(AlertKeyNames.check),
        checks: [LocalisationArguments.check, TextWithLocalisationKey.check])

    /// The alert of a Live Activity, which localises within the texts and holds its own sound.
    static let liveActivityAlert = MemberTable(
        [
            MemberEntry("title", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("subtitle", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("body", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("sound", .string, check: EmptySound.check),
        ] + localisationEntries + otherEntries, others: .check(AlertKeyNames.check),
        checks: [LocalisationArguments.check, TextWithLocalisationKey.check])

    private static let localisationEntries = [
        MemberEntry("title-loc-key", .string),
        MemberEntry("title-loc-args", .array, elements: .string),
        MemberEntry("subtitle-loc-key", .string),
        MemberEntry("subtitle-loc-args", .array, elements: .string),
        MemberEntry("loc-key", .string),
        MemberEntry("loc-args", .array, elements: .string),
    ]

    private static let otherEntries = [
        MemberEntry("launch-image", .string),
        MemberEntry("action", .string, isVisible: true, check: LegacyAlertKey.check),
        MemberEntry("action-loc-key", .string, check: LegacyAlertKey.check),
        MemberEntry("summary-arg", .string, isVisible: true, check: LegacyAlertKey.check),
        MemberEntry("summary-arg-count", .integer, check: LegacyAlertKey.check),
    ]

    /// A text of a Live Activity's alert that the device looks up.
    static let localisedText = MemberTable(
        [
            MemberEntry("loc-key", .string),
            MemberEntry("loc-args", .array, elements: .string),
        ],
        others: .check { inspection, member in
            inspection.reportUnknown(member.name, of: "alert")
        }, checks: [LocalisationArguments.checkText])

    /// A sound that is an object, for critical alerts.
    static let sound = MemberTable(
        [
            MemberEntry("critical", .integer, check: CriticalFlag.check),
            MemberEntry("name", .string, check: EmptyValue.check),
            MemberEntry("volume", .number, check: OutOfRange.zeroToOne),
        ], others: .check(SoundKeys.check), checks: [SoundKeys.checkRequired])
}
