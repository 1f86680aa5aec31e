// What the wiring uses of FirebaseMessaging and UIKit, so that it is compiled and run where neither exists.

import Foundation

final class Messaging: Sendable {
    private static let shared = Messaging()

    static func messaging() -> Messaging { shared }

    /// The calls made, for the test.
    @MainActor static var calls: [String] = []

    @MainActor var apnsToken: Data? {
        get { nil }
        set { Messaging.calls.append("apnsToken \(newValue?.count ?? 0) bytes") }
    }

    @MainActor weak var delegate: (any MessagingDelegate)? {
        get { nil }
        set { Messaging.calls.append("delegate \(newValue == nil ? "none" : "set")") }
    }

    @MainActor func register(completion: (@Sendable ((any Error)?) -> Void)?) {
        Messaging.calls.append("register")
        completion?(nil)
    }

    @MainActor func subscribe(toTopic topic: String, completion: (@Sendable ((any Error)?) -> Void)?) {
        Messaging.calls.append("subscribe " + topic)
        completion?(nil)
    }

    @MainActor func unsubscribe(fromTopic topic: String, completion: (@Sendable ((any Error)?) -> Void)?) {
        Messaging.calls.append("unsubscribe " + topic)
        completion?(nil)
    }
}

@MainActor protocol MessagingDelegate: AnyObject {
    func messaging(_ messaging: Messaging, didReceiveRegistration registration: String?)
    func messaging(_ messaging: Messaging, didUnregister registration: String)
}
