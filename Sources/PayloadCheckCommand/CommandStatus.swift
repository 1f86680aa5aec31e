/// How the command ends.
package enum CommandStatus: Int32, Sendable, Hashable {
    /// Nothing at or above the level that fails.
    case clean = 0
    /// Findings at or above it.
    case findings = 1
    /// Wrong usage, an input that could not be read, or an output that could not be written.
    case trouble = 2
}
