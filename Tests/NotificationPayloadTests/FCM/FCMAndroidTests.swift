import Testing

struct FCMAndroidTests {
    @Test(arguments: FCMAndroidTests.cases)
    func `the options for Android are held against their forms`(mistake: FCMCase) {
        mistake.check()
    }

    static let cases: [FCMCase] = [
        FCMCase(
            name: "a priority that is no word of it",
            text: #"{"message":{"topic":"news","android":{"priority":"urgent"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"priority":"HIGH"}}}"#,
            finding: FCMCase.Expectation(
                rule: "not-allowed-value", pointer: "/message/android/priority", column: 50, length: 8,
                message: #""priority" is "urgent", not "normal" or "high""#)),
        FCMCase(
            name: "a priority without its prefix",
            text: #"{"message":{"topic":"news","android":{"notification":{"notification_priority":"max"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"notification_priority":"PRIORITY_MAX"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "not-allowed-value", pointer: "/message/android/notification/notification_priority", column: 79,
                length: 5,
                message:
                    #""notification_priority" is "max", not "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH" or "PRIORITY_MAX""#,
                help: #"write "PRIORITY_MAX""#)),
        FCMCase(
            name: "a visibility that is no word of it",
            text: #"{"message":{"topic":"news","android":{"notification":{"visibility":"hidden"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"visibility":"private"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "not-allowed-value", pointer: "/message/android/notification/visibility", column: 68, length: 8,
                message: #""visibility" is "hidden", not "PRIVATE", "PUBLIC" or "SECRET""#)),
        FCMCase(
            name: "a proxy that is no word of it",
            text: #"{"message":{"topic":"news","android":{"notification":{"proxy":"MAYBE"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"proxy":"IF_PRIORITY_LOWERED"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "not-allowed-value", pointer: "/message/android/notification/proxy", column: 63, length: 7,
                message: #""proxy" is "MAYBE", not "ALLOW", "DENY" or "IF_PRIORITY_LOWERED""#)),
        FCMCase(
            name: "a time to live as a number",
            text: #"{"message":{"topic":"news","android":{"ttl":3600}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"3600s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 4,
                message: #""ttl" is the number 3600, not seconds with an "s""#,
                help: #"write "3600s""#)),
        FCMCase(
            name: "a time to live without s",
            text: #"{"message":{"topic":"news","android":{"ttl":"3600"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"0s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 6,
                message: #""ttl" is "3600", not seconds with an "s""#,
                help: #"write "3600s""#)),
        FCMCase(
            name: "a time to live in hours",
            text: #"{"message":{"topic":"news","android":{"ttl":"2h"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"7200s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 4,
                message: #""ttl" is "2h", not seconds with an "s""#,
                help: #"write "7200s""#)),
        FCMCase(
            name: "a time to live in milliseconds",
            text: #"{"message":{"topic":"news","android":{"ttl":"1500ms"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"1.500s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 8,
                message: #""ttl" is "1500ms", not seconds with an "s""#,
                help: #"write "1.500s""#)),
        FCMCase(
            name: "a negative time to live",
            text: #"{"message":{"topic":"news","android":{"ttl":"-1s"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"1s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 5,
                message: #""ttl" is "-1s", not seconds with an "s""#,
                help: #"write seconds with at most nine decimals, such as "3600s" or "0.5s""#)),
        FCMCase(
            name: "ten decimals",
            text: #"{"message":{"topic":"news","android":{"ttl":"0.1234567891s"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"0.123456789s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/ttl", column: 45, length: 15,
                message: #""ttl" is "0.1234567891s", not seconds with an "s""#,
                help: #"write seconds with at most nine decimals, such as "3600s" or "0.5s""#)),
        FCMCase(
            name: "more than four weeks",
            text: #"{"message":{"topic":"news","android":{"ttl":"2419201s"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"2419200s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "ttl-too-long", pointer: "/message/android/ttl", column: 45, length: 10,
                message: #""ttl" is "2419201s", more than four weeks ("2419200s")"#,
                help: #"write "2419200s" or less"#)),
        FCMCase(
            name: "four weeks and a nanosecond",
            text: #"{"message":{"topic":"news","android":{"ttl":"2419200.000000001s"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"2419200.0s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "ttl-too-long", pointer: "/message/android/ttl", column: 45, length: 20,
                message: #""ttl" is "2419200.000000001s", more than four weeks ("2419200s")"#,
                help: #"write "2419200s" or less"#)),
        FCMCase(
            name: "milliseconds as seconds",
            text: #"{"message":{"topic":"news","android":{"ttl":"3600000s"}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"ttl":"3600s"}}}"#,
            finding: FCMCase.Expectation(
                rule: "ttl-too-long", pointer: "/message/android/ttl", column: 45, length: 10,
                message: #""ttl" is "3600000s", more than four weeks ("2419200s")"#,
                help: #"where milliseconds were meant, write "3600s""#)),
        FCMCase(
            name: "a duration without s in a list",
            text: #"{"message":{"topic":"news","android":{"notification":{"vibrate_timings":["0s","0.4"]}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"vibrate_timings":["0s","0.4s"]}}}}"#,
            finding: FCMCase.Expectation(
                rule: "duration-malformed", pointer: "/message/android/notification/vibrate_timings/1", column: 79,
                length: 5,
                message: #"an element of "vibrate_timings" is "0.4", not seconds with an "s""#,
                help: #"write "0.4s""#)),
        FCMCase(
            name: "a colour without number sign",
            text: #"{"message":{"topic":"news","android":{"notification":{"color":"1a73e8"}}}}"#,
            nearMiss: ##"{"message":{"topic":"news","android":{"notification":{"color":"#1a73e8"}}}}"##,
            finding: FCMCase.Expectation(
                rule: "color-malformed", pointer: "/message/android/notification/color", column: 63, length: 8,
                message: #""color" is "1a73e8", not a color as #RRGGBB"#,
                help: ##"write "#1a73e8""##)),
        FCMCase(
            name: "a colour by name",
            text: #"{"message":{"topic":"news","android":{"notification":{"color":"red"}}}}"#,
            nearMiss: ##"{"message":{"topic":"news","android":{"notification":{"color":"#FF0000"}}}}"##,
            finding: FCMCase.Expectation(
                rule: "color-malformed", pointer: "/message/android/notification/color", column: 63, length: 5,
                message: #""color" is "red", not a color as #RRGGBB"#,
                help: ##"write six hexadecimal digits after #, such as "#1A73E8""##)),
        FCMCase(
            name: "a colour with opacity",
            text: ##"{"message":{"topic":"news","android":{"notification":{"color":"#FF1A73E8"}}}}"##,
            nearMiss: ##"{"message":{"topic":"news","android":{"notification":{"color":"#1A73E8"}}}}"##,
            finding: FCMCase.Expectation(
                rule: "color-malformed", pointer: "/message/android/notification/color", column: 63, length: 11,
                message: ##""color" is "#FF1A73E8", not a color as #RRGGBB"##,
                help: ##"write six hexadecimal digits after #, such as "#1A73E8""##)),
        FCMCase(
            name: "a count below zero",
            text: #"{"message":{"topic":"news","android":{"notification":{"notification_count":-1}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"notification_count":0}}}}"#,
            finding: FCMCase.Expectation(
                rule: "out-of-range", pointer: "/message/android/notification/notification_count", column: 76,
                length: 2,
                message: #""notification_count" is the number -1, below 0"#)),
        FCMCase(
            name: "a count as text",
            text: #"{"message":{"topic":"news","android":{"notification":{"notification_count":"1"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"notification_count":1}}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/android/notification/notification_count", column: 76, length: 3,
                message: #""notification_count" is a string, not an integer"#,
                help: "write 1 without quotes")),
        FCMCase(
            name: "a flag as text",
            text: #"{"message":{"topic":"news","android":{"notification":{"sticky":"true"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"sticky":true}}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/android/notification/sticky", column: 64, length: 6,
                message: #""sticky" is a string, not a boolean"#)),
        FCMCase(
            name: "a body that is a list",
            text: #"{"message":{"topic":"news","android":{"notification":{"body":["a"]}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"body":"a"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/android/notification/body", column: 62, length: 5,
                message: #""body" is an array, not a string"#)),
        FCMCase(
            name: "an argument that is a number",
            text: #"{"message":{"topic":"news","android":{"notification":{"body_loc_key":"k","body_loc_args":[1]}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"body_loc_key":"k","body_loc_args":["1"]}}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/android/notification/body_loc_args/0", column: 91, length: 1,
                message: #"an element of "body_loc_args" is the number 1, not a string"#,
                help: "put 1 in quotes")),
        FCMCase(
            name: "arguments for no body",
            text: #"{"message":{"topic":"news","android":{"notification":{"body_loc_args":["1"]}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"body_loc_args":[]}}}}"#,
            finding: FCMCase.Expectation(
                rule: "android-loc-args-without-key", pointer: "/message/android/notification/body_loc_key", column: 54,
                length: 1,
                message: #""body_loc_key" is missing, though its arguments are there"#,
                help: "name the text, or leave the arguments out")),
        FCMCase(
            name: "arguments for no title",
            text: #"{"message":{"topic":"news","android":{"notification":{"titleLocArgs":["1"]}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"titleLocKey":"k","titleLocArgs":["1"]}}}}"#,
            finding: FCMCase.Expectation(
                rule: "android-loc-args-without-key", pointer: "/message/android/notification/title_loc_key",
                column: 54, length: 1,
                message: #""title_loc_key" is missing, though its arguments are there"#,
                help: "name the text, or leave the arguments out")),
        FCMCase(
            name: "a time without zone",
            text: #"{"message":{"topic":"news","android":{"notification":{"event_time":"2026-12-01T08:00:00"}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"event_time":"2026-12-01T08:00:00.5+08:00"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "timestamp-malformed", pointer: "/message/android/notification/event_time", column: 68,
                length: 21,
                message: #""event_time" is "2026-12-01T08:00:00", not a time by RFC 3339"#,
                help: #"write it as "2026-12-01T08:00:00Z""#)),
        FCMCase(
            name: "a month that is none",
            text: #"{"message":{"topic":"news","android":{"notification":{"event_time":"2026-13-01T08:00:00Z"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"event_time":"2026-12-01T08:00:00Z"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "timestamp-malformed", pointer: "/message/android/notification/event_time", column: 68,
                length: 22,
                message: #""event_time" is "2026-13-01T08:00:00Z", not a time by RFC 3339"#,
                help: #"write it as "2026-12-01T08:00:00Z""#)),
        FCMCase(
            name: "lights without their color",
            text:
                #"{"message":{"topic":"news","android":{"notification":{"light_settings":{"light_on_duration":"1s","light_off_duration":"1s"}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"light_settings":{"color":{},"lightOnDuration":"1s","light_off_duration":"1s"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "light-setting-missing", pointer: "/message/android/notification/light_settings/color",
                column: 72, length: 1,
                message: #""color" is missing from the settings of the light"#,
                help: #"give color, light_on_duration and light_off_duration, or "default_light_settings": true"#)),
        FCMCase(
            name: "lights with a color beyond 1",
            text:
                #"{"message":{"topic":"news","android":{"notification":{"light_settings":{"color":{"red":255},"light_on_duration":"1s","light_off_duration":"1s"}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android":{"notification":{"light_settings":{"color":{"red":1},"light_on_duration":"1s","light_off_duration":"1s"}}}}}"#,
            finding: FCMCase.Expectation(
                rule: "out-of-range", pointer: "/message/android/notification/light_settings/color/red", column: 88,
                length: 3,
                message: #""red" is the number 255, outside of 0 to 1"#)),
        FCMCase(
            name: "a malformed label",
            text: #"{"message":{"topic":"news","android":{"fcm_options":{"analytics_label":"day one"}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"fcm_options":{"analytics_label":"day.one~%-_"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "analytics-label-malformed", pointer: "/message/android/fcm_options/analytics_label", column: 76,
                length: 1,
                message: #""analytics_label" has a space, but only ASCII letters, digits and -_.~% may stand there"#)),
        FCMCase(
            name: "an empty label",
            text: #"{"message":{"topic":"news","fcm_options":{"analytics_label":""}}}"#,
            nearMiss: #"{"message":{"topic":"news","fcm_options":{"analytics_label":"a"}}}"#,
            finding: FCMCase.Expectation(
                rule: "analytics-label-malformed", pointer: "/message/fcm_options/analytics_label", column: 61,
                length: 2,
                message: #""analytics_label" is an empty string"#)),
        FCMCase(
            name: "a label of 51 characters",
            text:
                #"{"message":{"topic":"news","fcm_options":{"analytics_label":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","fcm_options":{"analytics_label":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}}"#,
            finding: FCMCase.Expectation(
                rule: "analytics-label-malformed", pointer: "/message/fcm_options/analytics_label", column: 61,
                length: 53,
                message: #""analytics_label" has 51 characters, more than 50"#)),
        FCMCase(
            name: "an id as text in the second version",
            text: #"{"message":{"topic":"news","android_v2":{"remote_notification":{"notification":{"id":"1"}}}}}"#,
            nearMiss:
                #"{"message":{"topic":"news","android_v2":{"remote_notification":{"notification":{"id":1},"mutable_content":true}}}}"#,
            finding: FCMCase.Expectation(
                rule: "wrong-type", pointer: "/message/android_v2/remote_notification/notification/id", column: 86,
                length: 3,
                message: #""id" is a string, not an integer"#,
                help: "write 1 without quotes")),
        FCMCase(
            name: "a proxy in the second version",
            text:
                #"{"message":{"topic":"news","android_v2":{"remote_notification":{"notification":{"proxy":"DENY"}}}}}"#,
            nearMiss: #"{"message":{"topic":"news","android":{"notification":{"proxy":"DENY"}}}}"#,
            finding: FCMCase.Expectation(
                rule: "unknown-field", pointer: "/message/android_v2/remote_notification/notification/proxy",
                column: 81, length: 7,
                message: #""proxy" is no field of "message.android_v2.remote_notification.notification""#,
                help: #"leave it out; what is meant for the application goes into "data", as a string"#)),
    ]
}
