import NotificationPayload
import Testing

/// Requests that are right, and must be free of every finding.
struct FCMCleanTests {
    @Test(arguments: ["en", "zh-Hant"], ["3600s", "1s", "0s"])
    func `a message of the gateway is free of findings`(locale: String, ttl: String) {
        let body = locale == "en" ? "Doors open at nine" : "九點開門\\n請帶票"
        for uri in [#","uri":"https://sitcon.org/2027""#, ""] {
            let text = """
                {"message":{"topic":"opass-v1.SITCON_2027.audience.\(locale)",\
                "notification":{"title":"SITCON 2027","body":"\(body)"},\
                "data":{"event_id":"SITCON_2027","push_id":"9b2c1f0e-7f0a-4b6e-9a43-0e6f3f0b7a11"\(uri)},\
                "android":{"priority":"normal","ttl":"\(ttl)","notification":{"channel_id":"announcements",\
                "sound":"default","default_vibrate_timings":true}},\
                "apns":{"headers":{"apns-priority":"5","apns-push-type":"alert","apns-expiration":"1790003600"},\
                "payload":{"aps":{"sound":"default","mutable-content":1}}},\
                "fcm_options":{"analytics_label":"9b2c1f0e-7f0a-4b6e-9a43-0e6f3f0b7a11"}}}
                """
            #expect(messages(text) == [])
        }
    }

    @Test func `every field of a message has a value that is free of findings`() {
        let text = """
            {"validate_only": true, "message": {"name": "projects/p/messages/1", "token": "T",
            "notification": {"title": "t", "body": "b", "image": "https://img.example/a.png"},
            "data": {"k": "v", "empty": ""},
            "android": {"collapse_key": "k", "priority": "NORMAL", "ttl": "3.5s", "restricted_package_name": "dev.example",
            "data": {}, "fcm_options": {"analytics_label": "a"}, "direct_boot_ok": true, "bandwidth_constrained_ok": true,
            "restricted_satellite_ok": false, "notification": {"title": "t", "body": "b", "icon": "i", "color": "#a0B1c2",
            "sound": "s", "tag": "t", "click_action": "c", "body_loc_key": "k", "body_loc_args": ["1"],
            "title_loc_key": "k", "title_loc_args": [], "channel_id": "c", "ticker": "t", "sticky": false,
            "event_time": "2026-12-01T08:00:00.123456789-01:30", "local_only": true,
            "notification_priority": "PRIORITY_LOW", "default_sound": true, "default_vibrate_timings": true,
            "default_light_settings": true, "vibrate_timings": ["0s"], "visibility": "SECRET", "notification_count": 3,
            "light_settings": {"color": {"red": 0, "green": 0.5, "blue": 1, "alpha": 1}, "light_on_duration": "1s",
            "light_off_duration": "0.5s"}, "image": "https://img.example/a.png", "bypass_proxy_notification": true,
            "proxy": "DENY"}},
            "webpush": {"headers": {"TTL": "0", "Urgency": "very-low", "Topic": "a-B_9", "X-Own": "x"}, "data": {"k": "v"},
            "notification": {"title": "t", "actions": [{"action": "a", "title": "b"}], "own": [1]},
            "fcm_options": {"link": "https://example.org/", "analytics_label": "a"}},
            "apns": {"live_activity_token": "L", "headers": {"apns-collapse-id": "c"},
            "payload": {"aps": {"alert": {"title": "t", "body": "b"}, "mutable-content": 1}, "own": {"a": [1]}},
            "fcm_options": {"analytics_label": "a", "image": "https://img.example/a.png"}},
            "fcm_options": {"analytics_label": "a"}}}
            """
        #expect(messages(text) == [])
    }

    @Test func `the same fields in lowerCamelCase are free of findings`() {
        let text = """
            {"validateOnly":false,"message":{"condition":"('a' in topics||'b' in topics)&&!('c' in topics)",
            "androidV2":{"collapseKey":"k","restrictedPackageName":"p","fcmOptions":{"analyticsLabel":"a"},
            "directBootOk":true,"bandwidthConstrainedOk":true,"restrictedSatelliteOk":true,
            "remoteNotification":{"mutableContent":true,"useAsV1DataMessage":true,"notification":{"bodyLocKey":"k",
            "bodyLocArgs":["a"],"titleLocKey":"k","titleLocArgs":["a"],"channelId":"c","clickAction":"c",
            "eventTime":"2026-12-01T08:00:00Z","localOnly":true,"notificationPriority":"PRIORITY_MAX",
            "defaultSound":true,"defaultVibrateTimings":true,"defaultLightSettings":true,"vibrateTimings":[],
            "notificationCount":0,"lightSettings":{"color":{},"lightOnDuration":"1s","lightOffDuration":"1s"},"id":7}}},
            "webpush":{"fcmOptions":{"analyticsLabel":"a"}},
            "apns":{"liveActivityToken":"L","fcmOptions":{"analyticsLabel":"a"}},"fcmOptions":{"analyticsLabel":"a"}}}
            """
        #expect(messages(text) == [])
    }

    private func messages(_ text: String) -> [String] {
        PayloadInspector(contract: .none).inspect(Array(text.utf8), as: .fcm).findings.map { $0.message }
    }
}
