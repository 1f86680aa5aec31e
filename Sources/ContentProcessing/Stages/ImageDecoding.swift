/// How an image is to be decoded within a bound on memory.
public enum ImageDecoding: Sendable, Hashable {
    /// As it is.
    case full
    /// To a thumbnail, without decoding it in full: at most this many pixels along the longer side.
    case downsampled(longestSide: Int)
}
