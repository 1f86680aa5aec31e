/// What the first bytes of a media file tell.
public struct MediaFacts: Sendable, Hashable {
    /// What it is.
    public let kind: MediaKind
    /// How large the image is; nil for sound and video, and where the bytes do not reach that far.
    public let pixelSize: PixelSize?
    /// How many frames a GIF has; nil for every other kind.
    public let frames: FrameCount?

    /// Takes the parts as they are.
    public init(kind: MediaKind, pixelSize: PixelSize? = nil, frames: FrameCount? = nil) {
        self.kind = kind
        self.pixelSize = pixelSize
        self.frames = frames
    }
}

/// Width and height of an image in pixels, both at least 1.
public struct PixelSize: Sendable, Hashable {
    /// From left to right.
    public let width: Int
    /// From top to bottom.
    public let height: Int

    /// Takes the sides; nil where one of them is not from 1 to 2³².
    public init?(width: Int, height: Int) {
        guard (1...1 << 32).contains(width), (1...1 << 32).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// How many bytes the image takes, decoded at four bytes a pixel; `Int.max` where that is more.
    public var decodedBytes: Int {
        let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
        let (bytes, tooLarge) = pixels.multipliedReportingOverflow(by: 4)
        return tooMany || tooLarge ? .max : bytes
    }
}

/// How many frames were found.
public enum FrameCount: Sendable, Hashable {
    /// The file was read to its end.
    case exactly(Int)
    /// The bytes ended, or broke, before the file did.
    case atLeast(Int)
}
