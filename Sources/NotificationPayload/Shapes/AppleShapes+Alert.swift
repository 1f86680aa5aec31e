internal import JSONReading

extension AppleShapes {
    /// The alert of a notification.
    static let alert = MemberTable(
        [
            MemberEntry("title", .string, isVisible: true),
            MemberEntry("subtitle", .string, isVisible: true),
            MemberEntry("body", .string, isVisible: true),
        ] + localisationEntries + otherEntries, others: .unknown(AlertKeyNames.check),
        checks: [LocalisationArguments.check, TextWithLocalisationKey.check])

    /// The alert of a Live Activity, which localises within the texts and holds its own sound.
    static let liveActivityAlert = MemberTable(
        [
            MemberEntry("title", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("subtitle", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("body", [.string, .object], shape: .localisedText, isVisible: true),
            MemberEntry("sound", .string, form: .sound),
        ] + localisationEntries + otherEntries, others: .unknown(AlertKeyNames.check),
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
        MemberEntry("action", .string, isVisible: true, form: .legacy),
        MemberEntry("action-loc-key", .string, form: .legacy),
        MemberEntry("summary-arg", .string, isVisible: true, form: .legacy),
        MemberEntry("summary-arg-count", .integer, form: .legacy),
    ]

    /// A text of a Live Activity's alert that the device looks up.
    static let localisedText = MemberTable(
        [
            MemberEntry("loc-key", .string),
            MemberEntry("loc-args", .array, elements: .string),
        ],
        others: .unknown { inspection, member in
            inspection.reportUnknown(member.name, of: "alert")
        }, checks: [LocalisationArguments.checkText])

    /// A sound that is an object, for critical alerts.
    static let sound = MemberTable(
        [
            MemberEntry("critical", .integer, form: .zeroOrOne),
            MemberEntry("name", .string, form: .notEmpty),
            MemberEntry("volume", .number, form: .zeroToOne),
        ], others: .unknown(SoundKeys.check), checks: [SoundKeys.checkRequired])
}
