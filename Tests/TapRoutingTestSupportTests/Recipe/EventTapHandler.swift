import NotificationPayload
import TapRouting

// The handler that the documentation shows, word for word, so that it is compiled and tested.

/// What the handler needs of an application that shows one event at a time.
@MainActor
protocol EventNavigation {
    var event: EventID? { get }
    func dismissPresented()
    func switchTo(_ event: EventID?)
    func untilReady() async throws
    var hasAnnouncements: Bool { get }
    func showAnnouncements()
    func open(_ link: HTTPSLink)
    func ask(about link: HTTPSLink)
}

@MainActor
struct EventTapHandler {
    let router: TapRouter
    let app: any EventNavigation

    func handle(_ tap: NotificationTap) async throws -> TapAnswer {
        switch router.action(for: tap, currentEvent: app.event) {
        case .stay: return .handled
        case .open(let link, through: .system): app.open(link)
        case .open(let link, through: .app): app.ask(about: link)
        case .showAnnouncements(of: let event, _, _):
            let before = app.event
            app.dismissPresented()
            if before != event { app.switchTo(event) }
            do {
                try await app.untilReady()
            } catch {
                app.switchTo(before)
                return error is CancellationError ? .notReady : .failed(reason: "eventNotLoaded")
            }
            guard app.hasAnnouncements else { return .failed(reason: "noAnnouncements") }
            app.showAnnouncements()
        }
        return .handled
    }
}
