package import JSONReading

extension ParkedTaps.Effect {
    /// Writes the effect as one object.
    ///
    /// - Parameters:
    ///   - writer: Where it is written to.
    ///   - name: What a tap is called in the answer.
    ///   - more: Writes further members of a delivery.
    package func write(
        to writer: inout JSONWriter, name: (Tap) -> String, more: (Tap, inout JSONWriter) -> Void = { _, _ in }
    ) {
        writer.object { writer in
            switch self {
            case .deliver(let number, let tap):
                writer.member("effect", "deliver")
                writer.member("tap", name(tap))
                writer.number("delivery", number)
                more(tap, &writer)
            case .cancel(let number):
                writer.member("effect", "cancel")
                writer.number("delivery", number)
            case .outcome(let tap, let outcome):
                writer.member("effect", "outcome")
                writer.member("tap", name(tap))
                writer.member("outcome", outcome.name)
                if let reason = outcome.reason { writer.member("reason", reason) }
            }
        }
    }
}

extension TapOutcome {
    /// The outcome's name without its reason.
    package var name: String {
        switch self {
        case .handled: "handled"
        case .failed: "failed"
        case .superseded: "superseded"
        case .duplicate: "duplicate"
        case .expired: "expired"
        case .refused: "refused"
        case .dropped: "dropped"
        }
    }

    /// The reason of a failure, a refusal or a drop.
    package var reason: String? {
        switch self {
        case .failed(let reason): reason
        case .refused(.full): "full"
        case .refused(.identity): "identity"
        case .dropped(.detachedForGood): "detachedForGood"
        case .handled, .superseded, .duplicate, .expired: nil
        }
    }
}
