/// Who a communication notification comes from, and in which conversation: all that an intent is made of, as a value.
///
/// The same plan serves a remote notification in the service extension and a local one before it is scheduled.
///
/// https://developer.apple.com/documentation/usernotifications/implementing-communication-notifications
public struct CommunicationPlan: Sendable, Hashable {
    /// Who wrote.
    public var sender: Person
    /// Where it was written.
    public var conversation: Conversation
    /// Whether the message mentions the person who holds the device, which lets it through some Focus settings.
    public var mentionsRecipient: Bool

    /// Takes the parts as they are.
    public init(sender: Person, conversation: Conversation, mentionsRecipient: Bool = false) {
        self.sender = sender
        self.conversation = conversation
        self.mentionsRecipient = mentionsRecipient
    }

    /// Someone who takes part in a conversation.
    public struct Person: Sendable, Hashable {
        /// The name that is shown.
        public var name: String
        /// What stays the same when the name changes: an account name or an identifier of the app.
        public var handle: String
        /// The picture; nil shows initials.
        public var image: PersonImage?

        /// Takes the parts as they are.
        public init(name: String, handle: String, image: PersonImage? = nil) {
            self.name = name
            self.handle = handle
            self.image = image
        }
    }

    /// Where a message was written. The identifier is stable: the same for every message of the conversation.
    public enum Conversation: Sendable, Hashable {
        /// Between the sender and the person who holds the device.
        case single(identifier: String)
        /// Among several; the system shows the group's name, so it may not be empty, and its picture.
        case group(identifier: String, name: String, image: PersonImage? = nil, others: [Person] = [])

        /// The stable identifier.
        public var identifier: String {
            switch self {
            case .single(let identifier): identifier
            case .group(let identifier, _, _, _): identifier
            }
        }
    }
}

/// A picture of a person or a group. Never a remote address: the system fails on those without a word.
public enum PersonImage: Sendable, Hashable {
    /// An image of the bundle, by name. It has to be in the extension's own target.
    case bundled(String)
    /// The bytes of an image file, and how to decode them within the memory there is.
    case data([UInt8], decoding: ImageDecoding)
}
