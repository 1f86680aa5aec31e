/// Which addresses may be fetched from.
///
/// The host is judged by its text. A name that resolves to a private address is not noticed here; where that matters,
/// list the hosts.
public struct AddressPolicy: Sendable, Hashable {
    /// The hosts that are allowed, in lower case: `images.example.com`, or `.example.com` for all below it. Nil allows
    /// every public host.
    public var hosts: Set<String>?
    /// How many redirects are followed. Each is held against the same policy.
    public var maximumRedirects: Int

    /// Takes the parts; a negative number counts as zero.
    public init(hosts: Set<String>? = nil, maximumRedirects: Int = 4) {
        self.hosts = hosts
        self.maximumRedirects = max(maximumRedirects, 0)
    }

    /// The address, if it may be fetched from.
    public func check(_ text: String) throws(AddressRefusal) -> FetchAddress {
        let address = try FetchAddress(text)
        guard !address.host.isPrivate else { throw .privateHost }
        guard let hosts else { return address }
        let name = address.host.text
        guard hosts.contains(where: { $0.hasPrefix(".") ? name.hasSuffix($0) : name == $0 }) else {
            throw .unlistedHost
        }
        return address
    }
}

/// Why an address is not fetched from.
public enum AddressRefusal: String, Error, Sendable, Hashable, CaseIterable {
    /// Not the scheme https.
    case notHTTPS
    /// No address that every reader takes the same way: broken, too long, with odd characters or an odd host.
    case malformed
    /// A user name or a password before the host.
    case credentials
    /// A host of the device, of its network or of no network.
    case privateHost
    /// A host that the policy does not list.
    case unlistedHost
}
