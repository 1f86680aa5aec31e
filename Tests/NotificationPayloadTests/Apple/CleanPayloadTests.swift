import NotificationPayload
import Testing

@Suite("Clean Apple payloads") struct CleanPayloadTests {
    @Test(arguments: [
        (PayloadKind.apns, #"{"aps":{"alert":{"title":"Doors","body":"open"},"badge":0,"sound":"default"},"k":[1]}"#),
        (.apns, #"{"aps":{"content-changed":true}}"#),
        (.apns, #"{"aps":{},"mdm":"magic"}"#),
        (.voip, #"{"aps":{"content-available":1,"mutable-content":1,"sound":"r"},"call":"7"}"#),
        (.voip, "{}"), (.wallet, "{}"), (.mdm, #"{"mdm":"magic"}"#),
        (.simulator, #"{"Simulator Target Bundle":"a.b","aps":{"alert":"x"},"gcm.message_id":"1"}"#),
        (
            .delivered,
            #"""
            {"aps":{"alert":{"title":"SITCON","body":"x"},"sound":"default","mutable-content":1},"event_id":"SITCON_2027",
            "push_id":"0b6c4a4e-6f9d-4c53-9c0a-2b7d0c1e8f11","gcm.message_id":"1","google.c.sender.id":"2",
            "google.c.fid":"example","google.c.a.e":"1","fcm_options":{}}
            """#
        ),
        (
            .apns,
            #"""
            {"aps":{"timestamp":1790000000,"event":"start","content-state":{"n":null},"attributes-type":"A",
            "attributes":{},"alert":{"title":{"loc-key":"K","loc-args":["a"]},"body":"b","sound":"s.caf"},
            "relevance-score":100,"stale-date":1790000900,"input-push-token":1}}
            """#
        ),
        (.webPush, #"{"web_push":8030,"notification":{"title":"a","navigate":"https://example.org"},"app_badge":3}"#),
        (.androidData, #"{"push_id":"1","event_id":"SITCON_2027"}"#),
    ])
    func `nothing is said about them`(kind: PayloadKind, text: String) {
        #expect(PayloadInspector(contract: .none).inspect(Array(text.utf8), as: kind).findings == [])
    }
}
