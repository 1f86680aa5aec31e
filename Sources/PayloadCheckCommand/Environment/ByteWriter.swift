/// Something to write bytes to: standard output, a file, or an array in a test.
package struct ByteWriter: Sendable {
    /// Writes all the bytes, or says why not.
    package let write: @Sendable (_ bytes: [UInt8]) -> Outcome

    /// Whether a person reads on the other end.
    package let isTerminal: Bool

    /// Takes both as they are.
    package init(isTerminal: Bool = false, write: @escaping @Sendable (_ bytes: [UInt8]) -> Outcome) {
        self.isTerminal = isTerminal
        self.write = write
    }

    /// How a writing ended.
    package enum Outcome: Sendable, Hashable {
        /// All is written.
        case written
        /// The reader has gone away: a broken pipe.
        case closed
        /// The system refuses, with its reason.
        case failed(String)
    }
}

extension ByteWriter {
    /// Writes a text's UTF-8.
    package func write(_ text: String) -> Outcome {
        write(Array(text.utf8))
    }
}
