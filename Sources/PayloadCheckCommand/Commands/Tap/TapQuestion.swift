import JSONReading
import NotificationPayload
import TapRouting

/// What is asked about every payload: the router, and what the person does where.
struct TapQuestion: Sendable {
    var router = TapRouter()
    var response = TapResponse.opened
    var currentEvent: EventID?

    /// Answers for a payload; nil for a text that is not JSON.
    func answer(for payload: ArraySlice<UInt8>, as kind: PayloadKind) -> TapAnswers? {
        let bytes = Array(payload)
        guard let document = try? JSONDocument(bytes) else { return nil }
        let fields = DeliveredFields(document: document, kind: kind)
        let taps = TapOrigin.allCases.map { origin in
            let tap = NotificationTap(fields: fields, response: response, origin: origin, identifier: "")
            return TapAnswers.Tap(
                origin: origin, isParked: origin == .coldLaunch && tap.mayAct,
                action: router.action(for: tap, currentEvent: currentEvent))
        }
        let notification = NotificationTap(fields: fields, identifier: "").notification
        return TapAnswers(
            kind: kind, notification: notification, presentation: router.presentation(for: notification), taps: taps)
    }
}

/// What one notification does.
struct TapAnswers: Sendable {
    let kind: PayloadKind
    let notification: Result<GatewayNotification, NotGatewayNotification>
    let presentation: ForegroundPresentation?

    /// From the foreground, from the background, and when it launches the application.
    let taps: [Tap]

    /// A tap in one state of the application.
    struct Tap: Sendable {
        let origin: TapOrigin

        /// Whether it waits until the application can act.
        let isParked: Bool
        let action: TapAction
    }
}
