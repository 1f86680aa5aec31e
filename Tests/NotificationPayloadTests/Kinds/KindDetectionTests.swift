import NotificationPayload
import Testing

@Suite struct KindDetectionTests {
    @Test(
        arguments: [
            ("{\"aps\":{}}", .apns),
            ("{\"aps\":{},\"message\":{},\"to\":\"x\",\"mdm\":\"x\"}", .apns),
            ("{\"aps\":{},\"Simulator Target Bundle\":\"a.b\",\"gcm.message_id\":\"1\"}", .simulator),
            ("{\"aps\":{},\"gcm.message_id\":\"1\"}", .delivered),
            ("{\"aps\":{\"event\":\"update\"},\"google.c.a.e\":\"1\"}", .delivered),
            ("{\"aps\":{},\"google.ttl\":1,\"gcm\":1}", .apns),
            ("{\"aps\":{\"event\":\"update\"}}", .liveActivity),
            ("{\"aps\":{\"content-state\":{}}}", .liveActivity),
            ("{\"aps\":{\"attributes-type\":\"A\"}}", .liveActivity),
            ("{\"message\":{}}", .fcm),
            ("{\"validate_only\":true}", .fcm),
            ("{\"message\":\"text\"}", .unknown),
            ("{\"token\":\"t\",\"notification\":{}}", .fcm),
            ("{\"topic\":\"t\",\"data\":{},\"to\":\"x\"}", .fcm),
            ("{\"condition\":\"t\",\"webpush\":{}}", .fcm),
            ("{\"fid\":\"t\",\"android\":{}}", .fcm),
            ("{\"token\":\"t\"}", .unknown),
            ("{\"roles\":[],\"contents\":{}}", .gatewayRequest),
            ("{\"roles\":[]}", .unknown),
            ("{\"to\":\"t\",\"notification\":{}}", .legacyFCM),
            ("{\"registration_ids\":[]}", .legacyFCM),
            ("{\"dry_run\":true}", .legacyFCM),
            ("{\"to\":\"ExponentPushToken[x]\"}", .unknown),
            ("{\"to\":[\"ExpoPushToken[x]\"]}", .unknown),
            ("{\"aps\":\"{}\"}", .apns),
            ("{\"aps\":1,\"gcm.message_id\":\"1\"}", .delivered),
            ("{\"google.c.sender.id\":\"1\"}", .delivered),
            ("{\"mdm\":\"x\"}", .mdm),
            ("{\"web_push\":8030,\"notification\":{}}", .webPush),
            ("{\"web_push\":8030}", .unknown),
            ("{\"web_push\":9001,\"notification\":{}}", .unknown),
            ("{\"push_id\":\"x\"}", .androidData),
            ("{\"event_id\":\"x\"}", .androidData),
            ("{\"event_id\":1}", .unknown),
            ("{}", .unknown),
            ("[]", .unknown),
            ("{\"aps\":", .unknown),
        ] as [(String, PayloadKind)])
    func `a payload is of the first kind that fits`(text: String, kind: PayloadKind) {
        #expect(PayloadInspector(contract: .none).inspect(Array(text.utf8)).kind == kind)
    }

    @Test(arguments: PayloadKind.allCases.filter { $0 != .unknown })
    func `a kind that is asked for is kept`(kind: PayloadKind) {
        for text in ["{\"aps\":{}}", "{}", "no", "[]"] {
            #expect(PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind).kind == kind)
        }
    }

    @Test(arguments: ["{}", "[]", "1", "\"{}\"", "{\"audience\":1,\"notification\":null}"])
    func `any JSON is well as JSON`(text: String) {
        #expect(findings(text, as: .json) == [])
    }
}
