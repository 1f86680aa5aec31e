internal import NotificationPayload
internal import TapRouting

/// An application as far as a scenario knows one: a router, parked taps, the current event.
///
/// `Payloads/taps/README.md` says the same in a table, for other languages.
struct ScenarioMachine: Sendable {
    let router: TapRouter
    let settings: QueueSettings
    private(set) var currentEvent: EventID?
    private(set) var taps: ParkedTaps<ScenarioTap>
    /// What each step did, in words.
    private(set) var trace: [String] = []
    private var origin = TapOrigin.foreground
    /// The actions of the taps that were delivered, by the latest delivery of each.
    private var actions: [DeliveryKey: TapAction] = [:]
    private var latestDelivery: Int64 = 0

    init(router: TapRouter, settings: QueueSettings, currentEvent: EventID?) {
        self.router = router
        self.settings = settings
        self.currentEvent = currentEvent
        taps = Self.empty(settings)
    }

    private static func empty(_ settings: QueueSettings) -> ParkedTaps<ScenarioTap> {
        ParkedTaps(policy: settings.policy, lifetime: settings.lifetime, memory: settings.memory)
    }

    /// What a step did.
    struct Result: Sendable {
        /// How a notification that was received is shown; nil for every other step.
        var presentation: ForegroundPresentation??
        /// What the router says of a tap when it comes; nil for every other step.
        var action: TapAction?
        /// The effects in order, a delivery with what the router says of its tap then.
        var effects: [(effect: ParkedTaps<ScenarioTap>.Effect, action: TapAction?)] = []
    }

    mutating func apply(_ event: ScenarioEvent, at time: Int64?) -> Result {
        var result = Result()
        switch event {
        case .launch(let cause):
            taps = Self.empty(settings)
            actions = [:]
            latestDelivery = 0
            origin = cause.origin
        case .receive(let fields):
            let tap = NotificationTap(fields: fields, identifier: "")
            result.presentation = .some(router.presentation(for: tap.notification))
        case .tap(let description):
            let tap = tap(description)
            result.action = router.action(for: tap.tap, currentEvent: currentEvent)
            raise(.tapped(tap), at: time, &result)
        case .event(let event): currentEvent = event
        case .attach(let handler): raise(.attached(handler), at: time, &result)
        case .detach(let handler): raise(.detached(handler), at: time, &result)
        case .hold(let reason): raise(.hold(reason), at: time, &result)
        case .release(let reason): raise(.release(reason), at: time, &result)
        case .answer(let number, let answer):
            raise(.acknowledged(number ?? latestDelivery, answer), at: time, &result)
        case .signIn(let identity): raise(.identityChanged(identity), at: time, &result)
        case .signOut: raise(.identityChanged(nil), at: time, &result)
        case .clock: raise(.clock, at: time, &result)
        case .close: raise(.closed, at: time, &result)
        }
        trace.append("\(event.words): \(result.words)")
        return result
    }

    private func tap(_ description: ScenarioTapDescription) -> ScenarioTap {
        ScenarioTap(
            name: description.name,
            tap: NotificationTap(
                fields: description.fields, response: description.response, origin: description.origin ?? origin,
                identifier: description.identifier, delivered: description.delivered, identity: description.identity))
    }

    private mutating func raise(_ event: ParkedTaps<ScenarioTap>.Event, at time: Int64?, _ result: inout Result) {
        for effect in taps.apply(event, at: time) {
            var action: TapAction?
            switch effect {
            case .deliver(let number, let tap):
                action = router.action(for: tap.tap, currentEvent: currentEvent)
                actions[tap.deliveryKey] = action
                latestDelivery = number
            case .outcome(let tap, .handled):
                // The application is now at the event whose announcements it has shown.
                if case .showAnnouncements(let event, _, _)? = actions[tap.deliveryKey] { currentEvent = event }
            case .cancel, .outcome: break
            }
            result.effects.append((effect, action))
        }
    }
}

extension ScenarioMachine.Result {
    /// What happened, in words.
    var words: String {
        var parts: [String] = []
        if let presentation { parts.append(presentation.words) }
        for (effect, action) in effects {
            switch effect {
            case .deliver(let number, let tap):
                parts.append("delivers tap \(tap.name) (delivery \(number)), " + (action?.words ?? ""))
            case .cancel(let number): parts.append("asks delivery \(number) to stop")
            case .outcome(let tap, let outcome): parts.append("tap \(tap.name) ends as \(outcome.words)")
            }
        }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }
}
