/// The bounds that keep memory bounded whatever the input.
enum InputBounds {
    /// The bytes of one payload, and of one line of a stream.
    static let payload = 1 << 20

    /// The bytes read at once.
    static let chunk = 1 << 18

    /// The lines that one worker takes at once.
    static let lines = 512

    /// The files that one worker takes at once.
    static let files = 32
}
