/// Something that happened on the way and that an app may want to log. None of them holds a registration.
public enum SubscriptionNotice: Sendable {
    /// The record could not be read. Nothing is decided or called until a later occasion reads it.
    case recordNotLoaded(StoreFailure)

    /// A change could not be written, and has not happened.
    case recordNotWritten(StoreFailure)

    /// The record was damaged and has been set aside in this file; what could be read of it is suspected.
    case damagedRecordSetAside(file: String)

    /// The record was another installation's. The topics that it names are unsubscribed.
    case foreignRecordSuspected

    /// The SDK answered with an error. The next occasion tries again.
    case callFailed(TopicCall, any Error)
}
