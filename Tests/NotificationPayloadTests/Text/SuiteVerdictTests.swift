import Foundation
import NotificationPayload
import Testing

/// The corpora, which lie outside of the package.
private let corpora = ProcessInfo.processInfo.environment["GATEWAY_CORPORA"].map { URL(fileURLWithPath: $0) }

@Suite("JSONTestSuite, as findings", .enabled(if: corpora != nil, "GATEWAY_CORPORA names the folder of the corpora"))
struct SuiteVerdictTests {
    private func verdicts(_ prefix: String) throws -> [String: [String]] {
        let folder = try #require(corpora).appendingPathComponent("json-test-suite")
        var verdicts: [String: [String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(prefix) {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let report = PayloadInspector(contract: .none).inspect(bytes, as: .json)
            verdicts[name] = report.findings.map { "\($0.severity) \($0.rule.name)" }
        }
        return verdicts
    }

    @Test func `what must be accepted has no error but a name that is there twice`() throws {
        let verdicts = try verdicts("y_")
        #expect(verdicts.count == 95)
        #expect(
            verdicts.filter { !$0.value.isEmpty } == [
                "y_object_duplicated_key.json": ["error duplicate-name"],
                "y_object_duplicated_key_and_value.json": ["error duplicate-name"],
            ])
    }

    @Test func `what must be refused has one error`() throws {
        let verdicts = try verdicts("n_")
        #expect(verdicts.count == 188)
        for (name, findings) in verdicts {
            #expect(findings.count == 1, "\(name)")
            #expect(findings.first?.hasPrefix("error ") == true, "\(name)")
        }
    }

    /// Numbers beyond a double are JSON, but no reader keeps them: infinity is an error, zero a warning.
    private static let numbers = [
        "i_number_double_huge_neg_exp.json": "warning number-underflow",
        "i_number_huge_exp.json": "error number-overflow",
        "i_number_neg_int_huge_exp.json": "error number-overflow",
        "i_number_pos_double_huge_exp.json": "error number-overflow",
        "i_number_real_neg_overflow.json": "error number-overflow",
        "i_number_real_pos_overflow.json": "error number-overflow",
        "i_number_real_underflow.json": "warning number-underflow",
        "i_number_too_big_neg_int.json": "error integer-outside-64-bits",
        "i_number_too_big_pos_int.json": "error integer-outside-64-bits",
        "i_number_very_big_negative_int.json": "error integer-outside-64-bits",
    ]

    /// The grammar allows half of a surrogate pair; no UTF-8 can hold it, so readers disagree.
    private static let surrogates = [
        "i_object_key_lone_2nd_surrogate.json", "i_string_1st_surrogate_but_2nd_missing.json",
        "i_string_1st_valid_surrogate_2nd_invalid.json", "i_string_incomplete_surrogate_and_escape_valid.json",
        "i_string_incomplete_surrogate_pair.json", "i_string_incomplete_surrogates_escape_valid.json",
        "i_string_invalid_lonely_surrogate.json", "i_string_invalid_surrogate.json",
        "i_string_inverted_surrogates_U+1D11E.json", "i_string_lone_second_surrogate.json",
    ]

    /// JSON that is exchanged must be UTF-8 (RFC 8259, section 8.1).
    private static let bytes = [
        "i_string_UTF-8_invalid_sequence.json", "i_string_UTF8_surrogate_U+D800.json", "i_string_invalid_utf-8.json",
        "i_string_iso_latin_1.json", "i_string_lone_utf8_continuation_byte.json", "i_string_not_in_unicode_range.json",
        "i_string_overlong_sequence_2_bytes.json", "i_string_overlong_sequence_6_bytes.json",
        "i_string_overlong_sequence_6_bytes_null.json", "i_string_truncated-utf-8.json",
    ]

    /// The same section forbids other encodings.
    private static let encodings = [
        "i_string_UTF-16LE_with_BOM.json", "i_string_utf16BE_no_BOM.json", "i_string_utf16LE_no_BOM.json",
    ]

    @Test func `what is the reader's choice is decided and stays so`() throws {
        var expected = Self.numbers.mapValues { [$0] }
        for name in Self.surrogates { expected[name] = ["error lone-surrogate"] }
        for name in Self.bytes { expected[name] = ["error invalid-utf-8"] }
        for name in Self.encodings { expected[name] = ["error other-encoding"] }
        // Five hundred containers are within the limit of 512.
        expected["i_structure_500_nested_arrays.json"] = []
        // A reader may skip a byte order mark, and a sender must not write one.
        expected["i_structure_UTF-8_BOM_empty_object.json"] = ["warning byte-order-mark"]
        let verdicts = try verdicts("i_")
        #expect(verdicts.count == 35)
        for (name, findings) in verdicts {
            // A text with several halves has a finding for the first at its pointer.
            #expect(findings == expected[name], "\(name)")
        }
    }
}
