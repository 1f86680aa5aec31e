/// A kind of media file that this package tells apart.
public enum MediaKind: String, Sendable, Hashable, CaseIterable {
    case png
    case jpeg
    case gif
    case webp
    case heic
    case mp3
    case m4a
    case wav
    case aiff
    case mp4

    /// What a kind is for.
    public enum Family: Sendable, Hashable {
        /// A picture, still or moving.
        case image
        /// Sound.
        case audio
        /// Moving pictures with sound.
        case video
    }

    /// What the kind is for.
    public var family: Family {
        switch self {
        case .png, .jpeg, .gif, .webp, .heic: .image
        case .mp3, .m4a, .wav, .aiff: .audio
        case .mp4: .video
        }
    }

    /// The ending of a file name, without the dot, by which the platform knows the kind.
    public var fileExtension: String {
        self == .jpeg ? "jpg" : rawValue
    }

    /// The uniform type identifier, which the platform takes as a hint.
    public var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webp: "org.webmproject.webp"
        case .heic: "public.heic"
        case .mp3: "public.mp3"
        case .m4a: "public.mpeg-4-audio"
        case .wav: "com.microsoft.waveform-audio"
        case .aiff: "public.aiff-audio"
        case .mp4: "public.mpeg-4"
        }
    }
}

extension MediaKind {
    /// The kind of a declared type such as `audio/mpeg; charset=binary`; nil where it names none of these.
    public init?(mimeType: String) {
        let essence = mimeType.prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
        switch essence {
        case "image/png": self = .png
        case "image/jpeg", "image/jpg": self = .jpeg
        case "image/gif": self = .gif
        case "image/webp": self = .webp
        case "image/heic", "image/heif": self = .heic
        case "audio/mpeg", "audio/mp3": self = .mp3
        case "audio/mp4", "audio/x-m4a", "audio/m4a": self = .m4a
        case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": self = .wav
        case "audio/aiff", "audio/x-aiff": self = .aiff
        case "video/mp4", "video/x-m4v": self = .mp4
        default: return nil
        }
    }

    /// The kind that the ending of a path names; nil where it names none of these.
    public init?(pathExtensionOf path: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "png": self = .png
        case "jpg", "jpeg": self = .jpeg
        case "gif": self = .gif
        case "webp": self = .webp
        case "heic", "heif": self = .heic
        case "mp3": self = .mp3
        case "m4a": self = .m4a
        case "wav": self = .wav
        case "aif", "aiff", "aifc": self = .aiff
        case "mp4", "m4v": self = .mp4
        default: return nil
        }
    }
}
