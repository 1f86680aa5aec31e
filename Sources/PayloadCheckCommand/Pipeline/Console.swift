/// What the command says to the person who called it, on standard error.
struct Console: Sendable {
    let writer: ByteWriter

    /// Says what is wrong, on one line.
    func complain(_ message: String) {
        _ = writer.write("payload-check: \(VisibleText.line(message))\n")
    }

    /// Says something on a line of its own.
    func say(_ line: String) {
        _ = writer.write(line + "\n")
    }
}
