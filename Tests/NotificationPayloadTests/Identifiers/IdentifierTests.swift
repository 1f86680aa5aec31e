import NotificationPayload
import Testing

@Suite struct IdentifierTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let refusal: IdentifierRefusal?

        init(_ name: String, _ text: String, _ refusal: IdentifierRefusal?) {
            testDescription = name
            self.text = text
            self.refusal = refusal
        }
    }

    static let names = [
        Case("SITCON", "SITCON_2027", nil),
        Case("COSCUP", "COSCUP_2026", nil),
        Case("HITCON", "HITCON_CMT_2024", nil),
        Case("g0v", "g0v_Summit_2026", nil),
        Case("devfest", "devfest_taipei_2025", nil),
        Case("hyphen", "a-b", nil),
        Case("one character", "a", nil),
        Case("64 characters", String(repeating: "Z", count: 64), nil),
        Case("65 characters", String(repeating: "Z", count: 65), .tooManyCharacters(count: 65, limit: 64)),
        Case("empty", "", .empty),
        Case("dot", "a.b", .characterNotAllowed(".", position: 2)),
        Case("space after", "a ", .characterNotAllowed(" ", position: 2)),
        Case("line feed after", "audience\n", .characterNotAllowed("\n", position: 9)),
        Case("slash", "../x", .characterNotAllowed(".", position: 1)),
        Case("percent", "a%2e", .characterNotAllowed("%", position: 2)),
        Case("NUL", "a\0", .characterNotAllowed("\0", position: 2)),
        Case("full-width letter", "ab\u{FF21}", .characterNotAllowed("\u{FF21}", position: 3)),
        Case("Kelvin sign", "\u{212A}", .characterNotAllowed("\u{212A}", position: 1)),
        Case("combining mark", "e\u{301}", .characterNotAllowed("\u{301}", position: 2)),
        Case(
            "a wrong character in a text that is too long", String(repeating: "Z", count: 70) + "!",
            .characterNotAllowed("!", position: 71)),
    ]

    @Test(arguments: names)
    func `an event id has the gateway's form or is refused by its first mistake`(_ example: Case) {
        #expect(refusal(of: example.text, by: EventID.init(_:)) == example.refusal)
        #expect(EventID.refusal(ofUTF8: Array(example.text.utf8)) == example.refusal)
    }

    @Test(arguments: names)
    func `a role has the gateway's form or is refused by its first mistake`(_ example: Case) {
        #expect(refusal(of: example.text, by: Role.init(_:)) == example.refusal)
        #expect(Role.refusal(ofUTF8: Array(example.text.utf8)) == example.refusal)
    }

    @Test func `the role all is refused, and no other spelling of it`() throws {
        #expect(throws: IdentifierRefusal.reservedWord("all")) { try Role("all") }
        #expect(try Role("ALL").text == "ALL")
        #expect(try Role("alle").text == "alle")
        #expect(try EventID("all").text == "all")
    }

    @Test(arguments: [
        Case("UUID", "0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1f10", nil),
        Case("no UUID, yet text", "spring announcement, 2", nil),
        Case("Chinese", "公告", nil),
        Case("128 bytes", String(repeating: "é", count: 64), nil),
        Case("129 bytes", String(repeating: "é", count: 64) + "x", .tooManyBytes(count: 129, limit: 128)),
        Case("empty", "", .empty),
        Case("line feed", "ab\n", .controlCharacter("\n", position: 3)),
        Case("delete", "\u{7F}", .controlCharacter("\u{7F}", position: 1)),
        Case("C1 control", "公\u{85}", .controlCharacter("\u{85}", position: 2)),
        Case("no-break space is text", "\u{A0}", nil),
    ])
    func `a push id meets the routing minimum or is refused by its first mistake`(_ example: Case) {
        #expect(refusal(of: example.text, by: PushID.init(_:)) == example.refusal)
        #expect(PushID.refusal(ofUTF8: Array(example.text.utf8)) == example.refusal)
    }

    @Test(arguments: [
        ("lower case", "0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1f10", true),
        ("upper case", "0D3B4A3E-8B1E-4D5F-9A55-2B6B6A1C1F10", true),
        ("35 digits", "0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1f1", false),
        ("37 digits", "0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1f100", false),
        ("no hyphens", "0d3b4a3e8b1e4d5f9a552b6b6a1c1f10", false),
        ("hyphen misplaced", "0d3b4a3-e8b1e-4d5f-9a55-2b6b6a1c1f10", false),
        ("braces", "{0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1f1}", false),
        ("no hexadecimal digit", "0d3b4a3e-8b1e-4d5f-9a55-2b6b6a1c1g10", false),
    ])
    func `a push id knows whether it is a UUID`(name: String, text: String, isUUID: Bool) throws {
        #expect(try PushID(text).isUUID == isUUID)
    }

    @Test func `identifiers that differ in a byte are two`() throws {
        let composed = try PushID("\u{E9}")
        let decomposed = try PushID("e\u{301}")
        #expect(composed.text == decomposed.text)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, try PushID("\u{E9}")]).count == 2)
        #expect(try EventID("a") < EventID("b"))
    }

    @Test(
        arguments: [
            ([0x61, 0xFF], .malformedUTF8(position: 2)),
            ([0xC0, 0x80], .malformedUTF8(position: 1)),
            ([0xE5, 0x85], .malformedUTF8(position: 1)),
            ([0xC2, 0x85], .controlCharacter("\u{85}", position: 1)),
        ] as [([UInt8], IdentifierRefusal)])
    func `bytes that are no UTF-8 are refused where they stop being it`(bytes: [UInt8], expected: IdentifierRefusal) {
        #expect(PushID.refusal(ofUTF8: bytes) == expected)
    }

    @Test(
        arguments: [
            (.empty, "is empty; at least one character is needed"),
            (.tooManyCharacters(count: 65, limit: 64), "has 65 characters; at most 64 are allowed"),
            (.tooManyBytes(count: 129, limit: 128), "has 129 bytes of UTF-8; at most 128 are allowed"),
            (
                .characterNotAllowed(".", position: 2),
                "has '.' at position 2; only A-Z, a-z, 0-9, '_' and '-' are allowed"
            ),
            (
                .characterNotAllowed("\u{202E}", position: 1),
                "has U+202E at position 1; only A-Z, a-z, 0-9, '_' and '-' are allowed"
            ),
            (
                .controlCharacter("\n", position: 3),
                "has the control character U+000A at position 3; only text is allowed"
            ),
            (.malformedUTF8(position: 2), "is not UTF-8 from position 2 on; only UTF-8 text is allowed"),
            (.reservedWord("all"), "is the reserved word 'all'; any other name is allowed"),
        ] as [(IdentifierRefusal, String)])
    func `a refusal says what was found and what is allowed`(refusal: IdentifierRefusal, text: String) {
        #expect(refusal.description == text)
    }

    private func refusal<Identifier>(
        of text: String, by make: (String) throws(IdentifierRefusal) -> Identifier
    ) -> IdentifierRefusal? {
        do {
            _ = try make(text)
            return nil
        } catch {
            return error
        }
    }
}
