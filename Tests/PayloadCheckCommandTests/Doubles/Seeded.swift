import Foundation

/// Random numbers that can be had again: the seed is printed and taken from `GATEWAY_TEST_SEED`.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    static func random(_ name: String = #function) -> Seeded {
        let given = ProcessInfo.processInfo.environment["GATEWAY_TEST_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("\(name): GATEWAY_TEST_SEED=\(seed)")
        return Seeded(state: seed)
    }

    /// SplitMix64, https://prng.di.unimi.it/splitmix64.c
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
