/// A registration as the record keeps it: a salted one-way digest, so that the file never holds the registration.
///
/// The salt is the installation mark, so the digests of two installations have nothing in common.
public struct RegistrationDigest: Sendable, Hashable {
    /// The digest: 64 lower-case hexadecimal digits.
    public let text: String

    /// Takes a digest as it was read from a record; nil unless it is 64 lower-case hexadecimal digits.
    public init?(_ text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy(Hexadecimal.isLowerCaseDigit) else { return nil }
        self.text = text
    }

    /// The digest of a registration under an installation's mark: SHA-256 of the mark, a NUL byte and the registration.
    public init(of registration: Registration, mark: InstallationMark) {
        text = Hexadecimal.text(of: SHA256.digest(of: Array(mark.text.utf8) + [0] + Array(registration.secret.utf8)))
    }
}
