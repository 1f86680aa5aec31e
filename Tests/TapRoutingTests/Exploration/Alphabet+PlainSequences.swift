import TapRouting

extension Alphabet {
    /// Small enough that all sequences can be gone through, without taking two situations for the same.
    static let forPlainSequences = [
        Alphabet(
            "newest wins, plain", policy: .newestWins, lifetime: 3, memory: 2, taps: [.a, .aAgain, .forAnn],
            steps: plain),
        Alphabet(
            "in order, plain", policy: .keepInOrder(capacity: 2), lifetime: 3, memory: 2, taps: [.a, .aAgain, .forAnn],
            steps: plain),
    ]

    private static let plain: [Step] =
        .oneHandler + .oneHold + .answers + .closing
        + [Step(.attached("b")), Step(.answered(1, .handled)), Step(.signedIn("ann")), Step(.signedIn("ben"))]
        + [Step(.clock, later: 2)]

    func numberOfSequences(upTo length: Int) -> Int {
        var number = 0
        var ofLength = 1
        for _ in 0..<length {
            ofLength *= steps.count
            number += ofLength
        }
        return number
    }
}
