import TapRouting

extension ExploredTap {
    static let a = ExploredTap("A", truth: 1, notification: "n-1", delivered: 1)
    /// The second door of A: the system gave the identifier in another case.
    static let aAgain = ExploredTap("A again", truth: 1, notification: "N-1", delivered: 1, identity: "ben")
    static let b = ExploredTap("B", truth: 2, notification: "n-2", delivered: 2)
    static let c = ExploredTap("C", truth: 3, notification: "n-3", delivered: 3)
    static let forAnn = ExploredTap("for Ann", truth: 4, notification: "n-4", delivered: 4, identity: "ann")
    static let forBen = ExploredTap("for Ben", truth: 5, notification: "n-5", delivered: 5, identity: "ben")
    /// The same notification with another action, one that differs in case only, and delivered anew.
    static let aReply = ExploredTap("A reply", truth: 6, notification: "n-1", action: "Reply", delivered: 1)
    static let aReplyToo = ExploredTap("A REPLY", truth: 7, notification: "n-1", action: "REPLY", delivered: 1)
    static let aAnew = ExploredTap("A anew", truth: 8, notification: "n-1", delivered: 9)
    static let aUndated = ExploredTap("A undated", truth: 9, notification: "n-1", delivered: nil)
    static let dismissal = ExploredTap("dismissal", truth: 10, notification: "n-6", action: "dismiss", mayAct: false)
}

extension [Step] {
    static let oneHandler = [Step(.attached("a")), Step(.detached("a"))]
    static let twoHandlers = oneHandler + [Step(.attached("b")), Step(.detached("b"))]
    static let oneHold = [Step(.hold("lock")), Step(.release("lock"))]
    static let twoHolds = oneHold + [Step(.hold("load")), Step(.release("load"))]
    static let answers = [
        Step(.answered(0, .handled)), Step(.answered(0, .failed(reason: "broken"))), Step(.answered(0, .notReady)),
    ]
    static let lateAnswers = [
        Step(.answered(1, .handled)), Step(.answered(1, .failed(reason: "late"))), Step(.answered(1, .notReady)),
        Step(.answered(2, .handled)), Step(.answered(-1, .handled)),
    ]
    static let people = [Step(.signedIn("ann")), Step(.signedIn("ben")), Step(.signedIn(nil))]
    static let closing = [Step(.closed)]
    static let time = [Step(.clock, later: 1), Step(.clock, later: -1), Step(.clock)]
}

extension Alphabet {
    private static let everything: [Step] =
        .twoHandlers + .twoHolds + .answers + .lateAnswers + .people + .time + .closing
        + [Step(.tapped(0), later: 1), Step(.tapped(2), later: 2), Step(.detached("a"), later: 2)]

    /// Together every event, both policies, identity and time; each is searched until nothing new comes.
    static let all = [
        Alphabet(
            "newest wins", policy: .newestWins, memory: 2, taps: [.a, .aAgain, .b, .c, .dismissal],
            steps: .twoHandlers + .twoHolds + .answers + .lateAnswers + .closing),
        Alphabet(
            "newest wins, people", policy: .newestWins, memory: 2, taps: [.a, .aAgain, .forAnn, .forBen],
            steps: .twoHandlers + .oneHold + .answers + .lateAnswers + .people + .closing),
        Alphabet(
            "newest wins, time", policy: .newestWins, lifetime: 2, memory: 2, taps: [.a, .aAgain, .b, .forAnn],
            steps: .oneHandler + .oneHold + .answers + .lateAnswers + .time
                + [Step(.tapped(0), later: 1), Step(.tapped(2), later: 2), Step(.detached("a"), later: 2)]
                + [Step(.attached("b")), Step(.signedIn("ann")), Step(.signedIn("ben")), Step(.closed)]),
        Alphabet(
            "in order", policy: .keepInOrder(capacity: 3), memory: 2, taps: [.a, .aAgain, .b, .c, .dismissal],
            steps: .twoHandlers + .oneHold + .answers + .lateAnswers + .closing),
        Alphabet(
            "in order, people", policy: .keepInOrder(capacity: 2), memory: 2, taps: [.a, .aAgain, .forAnn, .forBen],
            steps: .twoHandlers + .oneHold + .answers + .lateAnswers + .people + .closing),
        Alphabet(
            "in order, time", policy: .keepInOrder(capacity: 2), lifetime: 2, memory: 2,
            taps: [.a, .aAgain, .b, .forAnn],
            steps: .oneHandler + .oneHold + .answers + .lateAnswers + .time
                + [Step(.tapped(0), later: 1), Step(.tapped(2), later: 2), Step(.detached("a"), later: 2)]
                + [Step(.attached("b")), Step(.signedIn("ann")), Step(.signedIn("ben")), Step(.closed)]),
        Alphabet(
            "one at a time", policy: .keepInOrder(capacity: 1), memory: 1, taps: [.a, .b, .forAnn, .forBen],
            steps: .twoHandlers + .oneHold + .answers + .lateAnswers + .people + .closing),
        Alphabet(
            "keys", policy: .keepInOrder(capacity: 4), memory: 3,
            taps: [.a, .aAgain, .aReply, .aReplyToo, .aAnew, .aUndated],
            steps: .oneHandler + [Step(.answered(0, .handled)), Step(.answered(0, .notReady))]),
        Alphabet(
            "newest wins, everything", policy: .newestWins, lifetime: 2, memory: 2,
            taps: [.a, .aAgain, .b, .forAnn, .forBen, .dismissal], steps: everything),
        Alphabet(
            "in order, everything", policy: .keepInOrder(capacity: 3), lifetime: 2, memory: 1,
            taps: [.a, .aAgain, .b, .forAnn, .forBen, .dismissal], steps: everything),
        Alphabet(
            "no memory", policy: .newestWins, memory: 0, taps: [.a, .aAgain, .b, .c],
            steps: .twoHandlers + .oneHold + .answers + .lateAnswers + .closing),
    ]
}
