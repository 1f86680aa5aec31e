import NotificationPayload
import Testing

@Suite struct UnknownKindTests {
    static let looked =
        "no \"aps\", no \"message\", no \"token\" or \"topic\" beside \"notification\" or \"data\", "
        + "no \"roles\" beside \"contents\", no \"mdm\", no \"push_id\" or \"event_id\""

    @Test(arguments: [
        ("{\"audience\":\"all\",\"device_types\":[]}", "an Airship request"),
        ("{\"to\":\"ExponentPushToken[x]\",\"body\":\"b\"}", "a request to Expo's push service"),
        ("{\"app_id\":\"x\",\"contents\":{\"en\":\"x\"}}", "an OneSignal request"),
        ("{\"messages\":{\"apple_push\":{}}}", "a Braze request"),
        ("{\"ios_root_params\":{\"aps\":{}}}", "a Pushwoosh request"),
        ("{\"message\":\"m\",\"push_token\":\"x\"}", "a request to Home Assistant's push relay"),
        ("{\"server_id\":\"s\",\"type\":\"message\",\"ack_id\":\"a\"}", "a notification for the Mattermost push proxy"),
        ("{\"interests\":[\"a\"],\"apns\":{}}", "a request to Pusher Beams"),
        ("{\"default\":\"d\",\"APNS\":\"{}\"}", "a message for Amazon SNS"),
        ("{\"TopicArn\":\"t\",\"Message\":\"m\"}", "what Amazon SNS delivers to an endpoint"),
        ("{\"messageId\":\"1\",\"sentTime\":1}", "a RemoteMessage as an FCM client received it"),
        ("{\"data\":{\"android.title\":\"t\"}}", "an Android notification as a client received it"),
        ("{\"payload\":{\"google.ttl\":1}}", "a message as an FCM client received it"),
        ("{\"actionIdentifier\":\"a\"}", "a notification response as an Apple client received it"),
        ("{\"notification \":{}}", "a payload whose names have spaces around them"),
        ("{\"payload\":{\"aps\":{}}}", "a payload within \"payload\""),
        ("{\"payload\":\"{\\\"aps\\\":{}}\"}", "a payload encoded as a text in \"payload\""),
        ("{\"web_push\":9001}", "a declarative web push message"),
        ("{\"apns\":{\"alert\":\"x\"}}", "an Apple payload with \"apns\" in place of \"aps\""),
        ("{\"notification\":{\"title\":\"t\"}}", "the body of an FCM message"),
        ("{\"alert\":\"x\",\"badge\":1}", "what belongs in \"aps\", without it"),
        ("{\"title\":\"t\",\"body\":\"b\"}", "an alert alone"),
    ])
    func `what a payload looks like is said in one finding`(text: String, name: String) throws {
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8))
        #expect(report.kind == .unknown)
        #expect(report.findings.count == 1)
        let finding = try #require(report.findings.first)
        #expect(finding.rule.name == "unknown-kind")
        #expect(finding.message == "the payload looks like \(name) and is of no known kind: \(Self.looked)")
        #expect(finding.help?.isEmpty == false)
        #expect(finding.pointer == "")
    }

    @Test func `what looks like nothing is told what was looked for`() throws {
        let report = PayloadInspector(contract: .none).inspect(Array("{\"foo\":\"bar\"}".utf8))
        #expect(report.findings.map { $0.message } == ["the payload is of no known kind: \(Self.looked)"])
    }

    @Test(arguments: [
        (
            "{\"APNS\":{\"aps\":{}}}",
            "encode the value of \"APNS\" as a JSON text in a string; add \"default\" with a text; "
                + "inspect the payload in \"APNS\" by itself"
        ),
        (
            "{\"gcm\":\"{}\",\"default\":\"d\"}",
            "write \"gcm\" in capitals; inspect the payload in \"gcm\" by itself"
        ),
        ("{\"GCM\":\"{}\",\"default\":\"d\"}", "inspect the payload in \"GCM\" by itself"),
    ])
    func `a message for SNS is told its own mistakes`(text: String, help: String) {
        #expect(PayloadInspector(contract: .none).inspect(Array(text.utf8)).findings.map { $0.help } == [help])
    }

    @Test(arguments: [
        "{\"message\":{\"token\":[\"t\"]}}", "{\"message\":{\"data\":\"x\"}}",
        "{\"message\":{\"android\":{\"notification\":{\"click_action\":{\"type\":1}}}}}",
    ])
    func `a request to Huawei is told from one to FCM`(text: String) {
        let report = PayloadInspector(contract: .none).inspect(Array(text.utf8))
        #expect(report.kind == .fcm)
        #expect(
            report.findings.map { $0.message }
                == ["the payload looks like a request to Huawei Push Kit, which FCM does not take"])
    }

    @Test func `the rules of the text hold for any kind`() {
        #expect(
            findings("{\"foo\":1e999,\"foo\":null}")
                == ["error unknown-kind  1:1", "error number-overflow /foo 1:8", "error duplicate-name /foo 1:14"])
    }
}
