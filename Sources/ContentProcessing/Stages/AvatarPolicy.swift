/// How much memory the picture of a sender may take.
public struct AvatarPolicy: Sendable, Hashable {
    /// Where it may come from.
    public var addresses: AddressPolicy
    /// The kinds that are accepted.
    public var kinds: Set<MediaKind>
    /// The most bytes of the file, all of which are held at once.
    public var fileBytes: Int
    /// The most bytes that it may take decoded in full: width × height × 4.
    public var fullPixelBytes: Int
    /// The most bytes, decoded in full, of an image that is made smaller while it is decoded. Above it is refused.
    public var downsampledPixelBytes: Int
    /// The longer side of what is made smaller, in pixels.
    public var longestSide: Int

    /// Takes the parts; negative numbers count as zero, and a side of less than one as one.
    public init(
        addresses: AddressPolicy = AddressPolicy(), kinds: Set<MediaKind> = [.png, .jpeg, .gif, .webp, .heic],
        fileBytes: Int = 1_000_000, fullPixelBytes: Int = 512 * 512 * 4,
        downsampledPixelBytes: Int = 4_096 * 4_096 * 4, longestSide: Int = 256
    ) {
        self.addresses = addresses
        self.kinds = kinds
        self.fileBytes = max(fileBytes, 0)
        self.fullPixelBytes = max(fullPixelBytes, 0)
        self.downsampledPixelBytes = max(downsampledPixelBytes, 0)
        self.longestSide = max(longestSide, 1)
    }

    /// Plans how an image is decoded, by its header, before anything decodes it.
    ///
    /// Only JPEG and HEIC can be made smaller without holding all of the image first; others are refused where they
    /// cost more than the bound for decoding in full.
    public func decoding(of facts: MediaFacts?) throws(StageFailure) -> ImageDecoding {
        guard let facts, kinds.contains(facts.kind), facts.kind.family == .image else { throw .wrongKind }
        guard let size = facts.pixelSize else { throw .unknownSize }
        if size.decodedBytes <= fullPixelBytes { return .full }
        let canShrink = facts.kind == .jpeg || facts.kind == .heic
        guard canShrink, size.decodedBytes <= downsampledPixelBytes else { throw .tooManyPixels }
        return .downsampled(longestSide: longestSide)
    }
}
