import Testing
import TopicSubscription

/// NIST's example values for FIPS 180-4, and the lengths around a block's end.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (String(repeating: "a", count: 10_000), "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"),
    ])
    func `the digest is NIST's`(message: String, digest: String) {
        #expect(Hexadecimal.text(of: SHA256.digest(of: Array(message.utf8))) == digest)
    }

    @Test func `a registration's digest depends on the installation and gives nothing away`() throws {
        let registration = try #require(Registration("fid-of-this-installation"))
        let mark = try #require(InstallationMark(String(repeating: "0", count: 32)))
        let other = try #require(InstallationMark(String(repeating: "1", count: 32)))
        let digest = RegistrationDigest(of: registration, mark: mark)
        #expect(digest == RegistrationDigest(of: registration, mark: mark))
        #expect(digest != RegistrationDigest(of: registration, mark: other))
        #expect(!digest.text.contains("fid"))
        #expect(RegistrationDigest(digest.text) == digest)
    }

    @Test func `a registration prints as redacted`() throws {
        let registration = try #require(Registration("secret"))
        var dumped = ""
        dump(registration, to: &dumped)
        #expect("\(registration)\(String(reflecting: registration))\(dumped)".contains("secret") == false)
        #expect(Registration("") == nil)
    }
}
