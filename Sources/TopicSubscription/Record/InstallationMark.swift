/// A random text that tells one installation of the app from every other.
///
/// It is made on the first launch and never leaves the device: it lies in a file of its own that no backup holds. A
/// record that bears another mark was made by another installation.
public struct InstallationMark: Sendable, Hashable {
    /// The mark: 32 lower-case hexadecimal digits.
    public let text: String

    /// Takes a mark as it was read; nil unless it is 32 lower-case hexadecimal digits.
    public init?(_ text: String) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(Hexadecimal.isLowerCaseDigit) else { return nil }
        self.text = text
    }

    /// Makes a mark of 128 random bits.
    public init(using generator: inout some RandomNumberGenerator) {
        text = Hexadecimal.text(of: (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
}
