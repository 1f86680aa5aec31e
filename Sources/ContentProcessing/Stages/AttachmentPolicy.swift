/// What may be attached to a notification, and how much of it.
///
/// The defaults are the platform's: the kinds it shows, 10 MB for an image, 5 MB for audio, 50 MB for video.
///
/// https://developer.apple.com/documentation/usernotifications/unnotificationattachment
public struct AttachmentPolicy: Sendable, Hashable {
    /// Where it may come from.
    public var addresses: AddressPolicy
    /// The kinds that are accepted.
    public var kinds: Set<MediaKind>
    /// The most bytes of an image.
    public var imageBytes: Int
    /// The most bytes of an audio file.
    public var audioBytes: Int
    /// The most bytes of a video.
    public var videoBytes: Int
    /// The most bytes that a decoded image may take: width × height × 4.
    public var pixelBytes: Int

    /// Takes the parts; negative numbers count as zero.
    public init(
        addresses: AddressPolicy = AddressPolicy(), kinds: Set<MediaKind> = Self.platformKinds,
        imageBytes: Int = 10_000_000, audioBytes: Int = 5_000_000, videoBytes: Int = 50_000_000,
        pixelBytes: Int = 64 << 20
    ) {
        self.addresses = addresses
        self.kinds = kinds
        self.imageBytes = max(imageBytes, 0)
        self.audioBytes = max(audioBytes, 0)
        self.videoBytes = max(videoBytes, 0)
        self.pixelBytes = max(pixelBytes, 0)
    }

    /// The kinds that the platform shows.
    public static let platformKinds: Set<MediaKind> = [.jpeg, .png, .gif, .mp3, .m4a, .wav, .aiff, .mp4]

    /// The most bytes of a kind.
    public func byteLimit(of kind: MediaKind) -> Int {
        switch kind.family {
        case .image: imageBytes
        case .audio: audioBytes
        case .video: videoBytes
        }
    }

    /// The most bytes of any accepted kind.
    public var largestByteLimit: Int {
        kinds.map(byteLimit(of:)).max() ?? 0
    }

    /// Says what a file is by its first bytes and, where they say nothing, by the type that the server declares and
    /// then by the ending of its name.
    ///
    /// An image has to say so itself, and how large it is: without a readable header its cost in memory is unknown.
    public func judge(header: [UInt8], mimeType: String?, path: String) throws(StageFailure) -> MediaKind {
        guard let facts = MediaReader.read(header) else {
            let claimed = mimeType.map { MediaKind(mimeType: $0) } ?? MediaKind(pathExtensionOf: path)
            guard let claimed, kinds.contains(claimed), claimed.family != .image else { throw .wrongKind }
            return claimed
        }
        guard kinds.contains(facts.kind) else { throw .wrongKind }
        guard facts.kind.family == .image else { return facts.kind }
        guard let size = facts.pixelSize else { throw .unknownSize }
        guard size.decodedBytes <= pixelBytes else { throw .tooManyPixels }
        return facts.kind
    }
}
