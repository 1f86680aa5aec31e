import TapRouting

/// A queue and the steps that a search combines.
struct Alphabet: Sendable, CustomStringConvertible {
    var name: String
    var policy: ParkingPolicy
    var lifetime: Int64?
    var memory: Int
    var taps: [ExploredTap]
    var steps: [Step]

    init(
        _ name: String, policy: ParkingPolicy, lifetime: Int64? = nil, memory: Int, taps: [ExploredTap], steps: [Step]
    ) {
        self.name = name
        self.policy = policy
        self.lifetime = lifetime
        self.memory = memory
        self.taps = taps
        for place in self.taps.indices { self.taps[place].index = place }
        self.steps = taps.indices.map { Step(.tapped($0)) } + steps
    }

    var description: String { name }

    /// A small number for a name; 0 for none. All handlers, reasons and identities of alphabets are listed here.
    func code(of name: String?) -> Int64 {
        switch name {
        case nil: 0
        case "a"?, "lock"?, "ann"?: 1
        case "b"?, "load"?, "ben"?: 2
        default: 3
        }
    }

    func truth(of key: DeliveryKey) -> Int {
        taps.first { $0.deliveryKey == key }?.truth ?? 15
    }
}
