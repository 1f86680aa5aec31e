/// The laws that every sequence of events keeps, numbered as in the design.
enum Law: String, Error {
    case one = "1: each arrival is exactly one of merged, parked, in handling, ended"
    case two = "2: delivered only to an attached handler, without a hold, one at a time"
    case three = "3: nothing that was handled is delivered or ends otherwise"
    case four = "4: the newest living tap is delivered as soon as it can be"
    case five = "5: delivered in order of arrival"
    case six = "6: no tap for another identity"
    case seven = "7: the doors of one tap are one tap"
    case eight = "8: a tap that loses its handler is parked or ended, never lost"
    case nine = "9: a dismissal changes nothing"
    case cancel = "Cancel: told to stop exactly when it must"
    case spin = "No spin: nothing is tried again before a change"
    case bounds = "Bounds: no more living taps than the policy allows"
    case numbers = "Numbers: deliveries count up by one"
    case expiry = "Expiry: exactly at the lifetime, before the event"
    case state = "State: what the value says of itself is what happened, and can be restored"
}

/// A law that did not hold.
struct Violation: Error, CustomStringConvertible {
    var law: Law
    var why: String

    init(_ law: Law, _ why: String) {
        self.law = law
        self.why = why
    }

    var description: String { "law \(law.rawValue) – \(why)" }
}
