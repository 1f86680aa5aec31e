import Foundation

/// A generator of random numbers that can be started again from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Starts from GATEWAY_TEST_SEED where that is set, and prints the seed.
    static func fromEnvironment(_ test: String) -> SeededGenerator {
        let given = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: .min ... .max)
        print("\(test): GATEWAY_TEST_SEED=\(seed)")
        return SeededGenerator(seed: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
