internal import NotificationPayload
public import TapRouting

extension TapScenario {
    /// Something that happens, or an expectation about what happened last.
    public struct Step: Sendable {
        enum Content: Sendable {
            case event(Making, at: Int64?)
            case expect(Expectation)
        }

        /// What is made of the step when its turn comes.
        enum Making: Sendable {
            case ready(ScenarioEvent)
            case tap(ScenarioTapDescription)
            case goTo(String?)
        }

        let content: Content

        private init(_ event: ScenarioEvent, at time: Int64? = nil) {
            content = .event(.ready(event), at: time)
        }

        private init(_ content: Content) {
            self.content = content
        }

        /// The same at a time: milliseconds of the queue's clock, on which the parked taps grow old.
        public func at(_ milliseconds: Int64) -> Step {
            switch content {
            case .expect: self
            case .event(let making, _): Step(.event(making, at: milliseconds))
            }
        }

        /// The application starts: what was parked is gone, nothing is attached, held or signed in.
        public static func launch(_ cause: LaunchCause) -> Step { Step(.launch(cause)) }

        /// A notification arrives while the application is on screen.
        public static func receive(_ payload: GatewayPayload) -> Step { Step(.receive(payload.fields)) }

        /// The person responds to a notification.
        ///
        /// - Parameters:
        ///   - payload: The notification.
        ///   - response: What the person did.
        ///   - name: What failures call the tap; without one, its number.
        ///   - origin: The state the application was in; without one, what the launch says.
        ///   - id: The notification's identifier; without one, it is another notification than all before. Two doors
        ///     of one tap have the same.
        ///   - delivered: When it was delivered, in milliseconds since 1970.
        ///   - identity: Whom it is meant for.
        /// - Returns: The step.
        public static func tap(
            _ payload: GatewayPayload, response: TapResponse = .opened, name: String = "", origin: TapOrigin? = nil,
            id: String = "", delivered: Int64? = nil, identity: String? = nil
        ) -> Step {
            Step(
                .event(
                    .tap(
                        ScenarioTapDescription(
                            name: name, fields: payload.fields, response: response, origin: origin, identifier: id,
                            delivered: delivered, identity: identity)), at: nil))
        }

        /// The person goes to another event by hand, or to none.
        public static func goTo(_ event: String?) -> Step { Step(.event(.goTo(event), at: nil)) }

        /// The application's handler is there.
        public static var attach: Step { attach("app") }

        /// A handler is there, by its name.
        public static func attach(_ handler: String) -> Step { Step(.attach(handler)) }

        /// The application's handler has gone.
        public static var detach: Step { detach("app") }

        /// The handler of this name has gone.
        public static func detach(_ handler: String) -> Step { Step(.detach(handler)) }

        /// Nothing may be delivered until the reason is released.
        public static func hold(_ reason: HoldReason) -> Step { Step(.hold(reason)) }

        /// The reason to hold has gone.
        public static func release(_ reason: HoldReason) -> Step { Step(.release(reason)) }

        /// The handler answers the latest delivery, or the one of a number.
        public static func answer(_ answer: TapAnswer, to delivery: Int64? = nil) -> Step {
            Step(.answer(delivery, answer))
        }

        /// Somebody is signed in.
        public static func signIn(as identity: String) -> Step { Step(.signIn(identity)) }

        /// Nobody is signed in.
        public static var signOut: Step { Step(.signOut) }

        /// Time passes, and nothing else: milliseconds of the queue's clock.
        public static func clock(_ milliseconds: Int64) -> Step { Step(.clock, at: milliseconds) }

        /// Nothing will act on taps any more.
        public static var close: Step { Step(.close) }

        /// Something is expected of the last step.
        public static func expect(_ expectation: Expectation) -> Step { Step(.expect(expectation)) }
    }
}
