/// Finds the word that someone who wrote another one most likely meant.
///
/// Letter case, hyphens, underscores and spaces count for nothing; then a word is near when few letters were left out,
/// added, exchanged or swapped: one for every four letters, at most three.
package enum NearestWord {
    /// The nearest of the words, or nil when none is near; of two equally near ones, the first.
    ///
    /// Words of more than 64 bytes have no near one.
    package static func find(_ word: String, among words: [String]) -> String? {
        let meant = folded(word.utf8)
        guard !meant.isEmpty, meant.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in words {
            let letters = folded(candidate.utf8)
            let limit = min(3, max(1, min(letters.count, meant.count) / 4), (best?.distance ?? 4) - 1)
            guard limit >= 0, let distance = editDistance(meant, letters, atMost: limit) else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// The letters and digits of a word in lower case, without what separates its parts.
    package static func folded(_ word: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in word {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
            default: result.append(byte)
            }
        }
        return result
    }

    /// How many letters have to be added, left out, exchanged or swapped with their neighbour to make one word of the
    /// other; nil when there are more than the limit.
    package static func editDistance<Letter: Equatable>(
        _ first: [Letter], _ second: [Letter], atMost limit: Int
    ) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1..<(first.count + 1) {
            var current = [row]
            for column in 1..<(second.count + 1) {
                let isSame = first[row - 1] == second[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                let isSwap =
                    row > 1 && column > 1 && first[row - 1] == second[column - 2]
                    && first[row - 2] == second[column - 1]
                if isSwap { cost = min(cost, beforeLast[column - 2] + 1) }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
