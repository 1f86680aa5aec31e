import Foundation
import NotificationPayload
import Testing

private let corpora = ProcessInfo.processInfo.environment["GATEWAY_CORPORA"].map { URL(fileURLWithPath: $0) }

/// Texts of public reports that are no payload at all: each gets one finding, which says what it is.
@Suite(.enabled(if: corpora != nil, "GATEWAY_CORPORA names the folder of the corpora"))
struct ReportedTextTests {
    @Test(arguments: [
        ("005-simctl-trailing-commas.apns", "trailing-comma"),
        ("025-swift-anyhashable-dump.txt", "program-dump"),
        ("026-objc-nslog-dump.txt", "program-dump"),
        ("079-apns-payload-wrapper-string.json", "unknown-kind"),
        ("092-apns-nextcloud-decrypted.json", "unknown-kind"),
        ("114-la-ellipsis-placeholders.txt", "template-placeholder"),
        ("202-android-onesignal-dump.json", "unknown-kind"),
        ("204-android-capacitor-delivered.json", "unknown-kind"),
        ("214-sns-wrapper-object.json", "unknown-kind"),
        ("215-sns-gcm-lowercase.json", "unknown-kind"),
        ("218-airship-request.json", "unknown-kind"),
        ("219-expo-push-request.json", "unknown-kind"),
        ("220-hms-request.json", "unknown-kind"),
        ("223-home-assistant-request.json", "unknown-kind"),
        ("224-pushwoosh-root-params.json", "unknown-kind"),
        ("226-bad-smart-quotes-full.apns", "curly-quotes"),
        ("232-bad-unquoted-key.txt", "unquoted-name"),
        ("233-bad-unquoted-aps-no-colon.txt", "unquoted-name"),
        ("234-bad-single-quotes.txt", "single-quotes"),
        ("236-bad-ruby-hash.txt", "program-dump"),
        ("237-bad-js-template-placeholders.txt", "template-placeholder"),
        ("238-bad-js-object-literal.txt", "javascript-object"),
        ("241-bad-placeholder-angle.txt", "template-placeholder"),
        ("243-bad-json-string-top-level.txt", "encoded-twice"),
        ("244-bad-escaped-newline-double.txt", "escaped-twice"),
        ("245-bad-placeholder-bare-word.txt", "template-placeholder"),
        ("248-bad-html-url-encoded.txt", "form-body"),
    ])
    func `a reported text gets the one finding that says what it is`(file: String, rule: String) throws {
        let folder = try #require(corpora).appendingPathComponent("reported-payloads")
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
        let report = PayloadInspector(contract: .none).inspect(bytes)
        #expect(report.findings.map { $0.rule.name } == [rule])
    }
}
