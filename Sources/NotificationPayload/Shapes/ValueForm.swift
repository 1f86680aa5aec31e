/// What a known member's value is held to beyond its JSON type, as data: the walk runs the rule that it names, and a
/// JSON Schema states it.
enum ValueForm: Sendable {
    /// One of these words.
    case words([StaticString])
    /// One of these words, which FCM reads in any case.
    case wordsInAnyCase([StaticString])
    /// This number.
    case number(StaticString)
    case onlyTrue
    /// The number 1; 0 is the same as leaving it out.
    case flag
    case zeroOrOne
    case notNegative
    case zeroToOne
    /// Seconds since 1970.
    case seconds
    /// A text that is not empty.
    case notEmpty
    /// What is shown: as a text or an object, it is not empty.
    case alert
    /// The name of a sound.
    case sound
    /// A key that only older systems read.
    case legacy
    /// Of the types that are allowed, the one that clients read.
    case read(ValueTypes)
    /// An array whose elements are durations.
    case durations
    /// A text with a grammar of its own.
    case text(TextForm)
}

/// The grammars of texts.
enum TextForm: UInt8, Sendable, Hashable {
    case colour
    case duration
    /// A duration of at most four weeks.
    case timeToLive
    case timestamp
    case analyticsLabel
    /// A registration token or an installation's id.
    case target
    case topic
    case condition
    /// The address of an image.
    case image
    /// The address that a click on a web notification opens through FCM.
    case webLink
    /// The address that a click on a declarative web push message opens.
    case navigate
    case expiration
    case collapseID
    /// A UUID in lower case.
    case apnsID
}

extension Inspection {
    /// Holds a value of the right type against its form.
    mutating func check(_ member: Member, _ form: ValueForm) {
        switch form {
        case .words(let words): NotAllowedValue.check(&self, member, words)
        case .wordsInAnyCase(let words): checkWord(member, words)
        case .number(let number): NotAllowedValue.check(&self, member, number)
        case .onlyTrue: NotAllowedValue.checkTrue(&self, member)
        case .flag: FlagValue.check(&self, member)
        case .zeroOrOne: CriticalFlag.check(&self, member)
        case .notNegative: OutOfRange.notNegative(&self, member)
        case .zeroToOne: OutOfRange.zeroToOne(&self, member)
        case .seconds: TimeInMilliseconds.check(&self, member)
        case .notEmpty: EmptyValue.check(&self, member)
        case .alert: EmptyAlert.check(&self, member)
        case .sound: EmptySound.check(&self, member)
        case .legacy: LegacyAlertKey.check(&self, member)
        case .read(let types): FCMOptionsType.check(&self, member, types)
        case .durations: checkDurations(member)
        case .text(let form): check(member, form)
        }
    }

    private mutating func check(_ member: Member, _ form: TextForm) {
        switch form {
        case .colour: checkColor(member)
        case .duration: checkDuration(member)
        case .timeToLive: checkTTL(member)
        case .timestamp: checkTimestamp(member)
        case .analyticsLabel: checkAnalyticsLabel(member)
        case .target: checkToken(member)
        case .topic: checkTopic(member)
        case .condition: checkCondition(member)
        case .image: checkImage(member)
        case .webLink: checkWebLink(member)
        case .navigate: InvalidNavigate.check(&self, member)
        case .expiration: InvalidExpiration.check(&self, member)
        case .collapseID: CollapseIDTooLong.check(&self, member)
        case .apnsID: InvalidAPNsID.check(&self, member)
        }
    }
}
