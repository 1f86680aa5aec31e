import TapRouting

extension Alphabet {
    /// Searches breadth first, each situation once, until nothing new comes or so many transitions were made. What is
    /// found first is as short as can be.
    func search(transitions limit: Int = .max) throws(Counterexample) -> Coverage {
        var coverage = Coverage()
        var seen: Set<SituationKey> = []
        // The way back: for each situation the one before and the step between.
        var ways: [(before: Int32, step: UInt8)] = [(-1, 0)]
        let start = Situation(self)
        seen.insert(SituationKey(start, of: self))
        var level: [(situation: Situation, way: Int32)] = [(start, 0)]
        while !level.isEmpty {
            var next: [(situation: Situation, way: Int32)] = []
            for (before, way) in level {
                if coverage.transitions >= limit {
                    coverage.isComplete = false
                    coverage.states = seen.count
                    return coverage
                }
                for (number, step) in steps.enumerated() {
                    coverage.transitions += 1
                    var after = before
                    do throws(Violation) {
                        try after.take(step, of: self)
                        guard seen.insert(SituationKey(after, of: self)).inserted else { continue }
                        try after.restore()
                    } catch {
                        throw Counterexample(
                            alphabet: self, steps: path(to: way, ways) + [step], violation: error)
                    }
                    ways.append((way, UInt8(number)))
                    next.append((after, Int32(ways.count - 1)))
                }
            }
            level = next
        }
        coverage.states = seen.count
        return coverage
    }

    private func path(to way: Int32, _ ways: [(before: Int32, step: UInt8)]) -> [Step] {
        var path: [Step] = []
        var way = way
        while way > 0 {
            path.append(steps[Int(ways[Int(way)].step)])
            way = ways[Int(way)].before
        }
        return path.reversed()
    }

    /// Every sequence up to a length, without leaving any out.
    func walkAll(length: Int) throws(Counterexample) -> Coverage {
        var coverage = Coverage()
        var path: [Step] = []
        try walk(from: Situation(self), length: length, &path, &coverage)
        return coverage
    }

    private func walk(
        from before: Situation, length: Int, _ path: inout [Step], _ coverage: inout Coverage
    ) throws(Counterexample) {
        guard length > 0 else { return }
        for step in steps {
            coverage.transitions += 1
            path.append(step)
            var after = before
            do throws(Violation) {
                try after.take(step, of: self)
            } catch {
                throw Counterexample(alphabet: self, steps: path, violation: error)
            }
            try walk(from: after, length: length - 1, &path, &coverage)
            path.removeLast()
        }
    }

    /// Long sequences at random, each started anew.
    func walkAtRandom(
        sequences: Int, length: Int, using generator: inout SeededGenerator
    ) throws(Counterexample) -> Coverage {
        var coverage = Coverage()
        for _ in 0..<sequences {
            var situation = Situation(self)
            var path: [Step] = []
            for _ in 0..<length {
                guard let step = steps.randomElement(using: &generator) else { return coverage }
                path.append(step)
                coverage.transitions += 1
                do throws(Violation) {
                    try situation.take(step, of: self)
                } catch {
                    throw Counterexample(alphabet: self, steps: path, violation: error)
                }
            }
        }
        return coverage
    }
}
