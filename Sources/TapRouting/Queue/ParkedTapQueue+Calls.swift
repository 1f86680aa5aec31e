#if !hasFeature(Embedded)
extension ParkedTapQueue {
    /// The person responded to a notification. A dismissal is ignored; another door of a known tap does no harm.
    public func tapped(_ tap: Tap) {
        fetchInbox()
        raise(.tapped(tap))
    }

    /// The same from any thread. It returns at once; the tap counts from now on, and is taken in on the main actor,
    /// before any later call there. Taps from one thread keep their order.
    public nonisolated func tappedFromAnyThread(_ tap: Tap) {
        put(.tapped(tap, time: clock.milliseconds()))
    }

    /// Attaches a handler, in place of the one that is attached.
    ///
    /// Taps are delivered to it until it is detached or replaced. Attaching under the attached name takes nothing away:
    /// the next delivery goes to the new closure, and a handler that was not ready is asked again. On a closed queue
    /// nothing happens.
    ///
    /// - Parameters:
    ///   - name: what ``detach(_:)`` takes. Without one the handler is another than all before.
    ///   - handler: acts on a tap, and says what came of it.
    /// - Returns: the name.
    @discardableResult
    public func attach(named name: String? = nil, _ handler: @escaping Handler) -> String {
        let name = name ?? newName()
        fetchInbox()
        raise(.attached(name), receiver: .handler(handler))
        return name
    }

    /// Detaches the handler of this name, and takes back the tap that is with it. Ignored when another is attached, so
    /// that a view which disappears late does not detach the one that has taken its place.
    public func detach(_ name: String) {
        fetchInbox()
        raise(.detached(name))
    }

    /// Delivers nothing until the reason is released; what is with its handler stays there. Holding twice is holding
    /// once.
    public func hold(for reason: HoldReason) {
        fetchInbox()
        raise(.hold(reason))
    }

    /// Ends a hold. Ignored when there is none for this reason.
    public func release(_ reason: HoldReason) {
        fetchInbox()
        raise(.release(reason))
    }

    /// Somebody is signed in, who is compared byte for byte with the identity that a tap carries.
    /// Parked taps for somebody else end; those for this person can be delivered.
    public func signedIn(as identity: String) {
        fetchInbox()
        raise(.identityChanged(identity))
    }

    /// Nobody is signed in. Taps that carry an identity wait, and those without are delivered as ever.
    public func signedOut() {
        fetchInbox()
        raise(.identityChanged(nil))
    }

    /// Ends every tap that lives, and each that comes later. A closed queue stays closed.
    public func close() {
        fetchInbox()
        raise(.closed)
    }

    /// How many taps wait to be delivered.
    public var parkedCount: Int { taps.state.parked.count }

    /// Why nothing is delivered although a handler is attached.
    public var holds: [HoldReason] { taps.holds }

    /// Whether a tap is with its handler.
    public var isHandling: Bool { taps.state.handling != nil }

    func attach(_ reader: WeakReader<Tap>, named name: String) {
        fetchInbox()
        raise(.attached(name), receiver: .reader(reader))
    }
}
#endif
