extension HTTPSLink: CustomStringConvertible, CustomDebugStringConvertible {
    /// The scheme and the host alone, fit for a trace: path, query and fragment can hold secrets.
    public var description: String {
        shape.hostKind == .ipv6 ? "https://[" + host + "]" : "https://" + host
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
