import NotificationPayload
import TopicSubscription

/// Law 1: what must happen from a state in which everything works from now on.
struct FairRun {
    let scope: Scope

    /// States from which it is known that the system comes to the right rest.
    private var good: Set<[UInt8]> = []

    private let stepLimit = 400

    init(_ scope: Scope) {
        self.scope = scope
    }

    /// Follows the fair run from a state to its rest.
    mutating func check(_ start: World) throws(Violation) {
        var world = start
        var path: Set<[UInt8]> = []
        while true {
            let key = world.key(scope)
            if good.contains(key) { break }
            guard path.insert(key).inserted || world.process != nil, path.count < stepLimit else {
                throw Violation("law 1", "the system does not come to rest")
            }
            guard let action = next(world) else { break }
            let later = try world.after(action, scope, Choices())
            if action == .foreground, later.key(scope) == key {
                try checkRest(world)
                break
            }
            if action != .foreground, path.contains(later.key(scope)) {
                throw Violation("law 1", "the system goes in circles")
            }
            world = later
        }
        good.formUnion(path)
    }

    /// The next fair action: the process runs and is told everything, then the SDK works, then an occasion comes.
    private func next(_ world: World) -> Action? {
        guard let process = world.process else { return .launch }
        if !world.isRegistered { return .register }
        if process.record == nil { return .foreground }
        if !process.hasHandedOnToken { return .handOnToken }
        if world.reported != world.registration { return .report }
        for event in scope.events where world.answers[event] != nil { return .deliver(event) }
        if world.sdk.isBetweenBatches { return .goOn }
        if !world.sdk.isEmpty { return .execute(0, .done) }
        for event in scope.events {
            if process.passes[event]?.state == .pausing { return .wake(event) }
        }
        for event in scope.events where world.unanswered.contains(event) { return .die }
        return .foreground
    }

    private func checkRest(_ world: World) throws(Violation) {
        for event in scope.events {
            let target = world.target(event).map { Set([$0]) } ?? []
            let really = world.subscribed.filter { $0.event == event }
            guard really == target else {
                throw Violation("law 1", "at rest \(names(really)) is subscribed instead of \(names(target))")
            }
            guard world.durable(event).pending.isEmpty else {
                throw Violation("law 1", "at rest \(event) is still open")
            }
        }
    }

    private func names(_ topics: Set<Topic>) -> String {
        topics.isEmpty ? "nothing" : topics.map(\.description).sorted().joined(separator: " and ")
    }
}
