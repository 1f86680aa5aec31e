import NotificationPayload
import TopicSubscription

/// The laws, held against the world alone: nothing here asks the code under test what it thinks.
enum Laws {
    /// What is true at every moment.
    static func checkMoment(_ world: World, _ scope: Scope) throws(Violation) {
        for event in scope.events {
            let durable = world.durable(event)
            if durable.applied != nil, !durable.pending.isEmpty {
                throw Violation("sentence 2", "applied and pending stand together for \(event)")
            }
            guard durable.role == world.verified[event] else {
                throw Violation(
                    "law 8", "the record says \(name(durable.role)), verified is \(name(world.verified[event]))")
            }
            let really = world.subscribed.filter { $0.event == event }
            let covered = durable.pending.union(durable.applied.map { [$0.topic] } ?? [])
            if let uncovered = really.subtracting(covered).first {
                throw Violation("law 2", "\(uncovered) is subscribed, and neither applied nor pending")
            }
            // An unregistration that is not written yet is known to the process, which does nothing until it is.
            let isLost = world.process?.hasUnwrittenLoss == true
            if !isLost, world.isRegistered, durable.pending.isEmpty, let applied = durable.applied,
                applied.registration == ModelRegistration.digest(world.registration), really != [applied.topic]
            {
                throw Violation(
                    "law 1", "\(applied.topic) is applied under the current registration, yet not subscribed")
            }
        }
    }

    /// What is true of every call when it is made.
    static func checkCall(_ call: TopicCall, _ world: World) throws(Violation) {
        let event = call.topic.event
        let durable = world.durable(event)
        guard durable.pending.contains(call.topic) else {
            throw Violation("law 3", "\(call) is called, and the topic is not pending")
        }
        guard world.process?.hasHandedOnToken == true, world.reported != nil else {
            throw Violation("sentence 19", "\(call) is called too early")
        }
        guard !world.unanswered.contains(event) else {
            throw Violation("sentence 21", "\(call) is called while a call of the event is unanswered")
        }
        guard call.action == .subscribe else { return }
        guard durable.pending == [call.topic] else {
            throw Violation("law 2", "\(call) is called while other topics are pending")
        }
        guard world.target(event) == call.topic else {
            throw Violation("law 8", "\(call) is called, and verified is \(name(world.verified[event]))")
        }
    }

    /// Whether nothing is left to do for any event, by the world.
    static func isAtRest(_ world: World, _ scope: Scope) -> Bool {
        guard world.isRegistered, !world.fileIsForeign, world.process?.hasUnwrittenLoss != true,
            world.process?.passes.isEmpty != false
        else { return false }
        return scope.events.allSatisfy { isAtRest(world, $0, ModelRegistration.digest(world.registration)) }
    }

    /// Whether nothing is left to do for an event under a registration, by the world.
    static func isAtRest(_ world: World, _ event: EventID, _ registration: RegistrationDigest?) -> Bool {
        let durable = world.durable(event)
        guard let target = world.target(event) else { return durable.applied == nil && durable.pending.isEmpty }
        return durable.pending.isEmpty && durable.applied?.topic == target
            && durable.applied?.registration == registration
    }

    private static func name(_ role: Role?) -> String { role?.text ?? "nobody" }
}
