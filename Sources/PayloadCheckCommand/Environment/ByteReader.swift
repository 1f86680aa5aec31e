/// Something to read bytes from: standard input, a file, or an array in a test.
package struct ByteReader: Sendable {
    /// Waits for at least one byte and gives up to `maximum`.
    package let read: @Sendable (_ maximum: Int) -> Chunk

    /// Whether a person types on the other end.
    package let isTerminal: Bool

    /// Takes both as they are.
    package init(isTerminal: Bool = false, read: @escaping @Sendable (_ maximum: Int) -> Chunk) {
        self.isTerminal = isTerminal
        self.read = read
    }

    /// What one reading brings.
    package enum Chunk: Sendable, Hashable {
        /// At least one byte.
        case bytes([UInt8])
        /// Nothing more comes.
        case end
        /// The system refuses, with its reason.
        case failed(String)
    }
}
