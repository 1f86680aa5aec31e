package import JSONReading

/// Why a request is not answered: what is wrong with it, and where.
package struct BadRequest: Error, Sendable, Hashable {
    /// The RFC 6901 pointer of the offending value in the request, or of the member that is missing.
    package let pointer: String

    /// What was found and what is needed: lower case, no full stop, and nothing of the value itself.
    package let message: String

    /// Takes both as they are.
    package init(pointer: String, message: String) {
        self.pointer = pointer
        self.message = message
    }

    /// Writes the answer to the request: an object with the one member `error`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("error") { writer in
                writer.member("pointer", pointer)
                writer.member("message", message)
            }
        }
    }
}
