/// What a queue has to know of a tap to park it; everything else about the tap is the app's.
///
/// Only the key is required. A tap without an identity fits whoever is signed in, and a tap may act unless it says
/// otherwise.
///
/// ```swift
/// struct NoteTap: ParkableTap {
///     let noteID: String
///     let deliveryKey: DeliveryKey
/// }
/// ```
public protocol ParkableTap: Sendable {
    /// Which response to which delivery this is. Two doors of one tap have the same key.
    var deliveryKey: DeliveryKey { get }

    /// Whom the tap is meant for, or none. It is compared byte for byte with the identity that is signed in.
    var identity: String? { get }

    /// Whether the person asked for something. A dismissal did not, and a queue ignores it.
    var mayAct: Bool { get }

    /// The state the app was in at the response, for the trace; it decides nothing.
    var origin: TapOrigin? { get }

    /// What the trace calls the tap: the name of a route such as `announcements`.
    ///
    /// A name of up to 64 ASCII letters, digits, dots, hyphens and underscores is shown, anything else is withheld.
    var routeName: String { get }
}

extension ParkableTap {
    /// None: the tap fits whoever is signed in.
    public var identity: String? { nil }

    /// True: the person asked for something.
    public var mayAct: Bool { true }

    /// None: it is not known.
    public var origin: TapOrigin? { nil }

    /// The name `tap`.
    public var routeName: String { "tap" }
}
