package import JSONReading

/// A message as the gateway sends it to FCM, without its wrapper.
package struct GatewayMessage: Sendable {
    package var topic: Topic
    package var title: String
    package var body: String
    package var pushID: String
    package var uri: String?
    /// The seconds that are left of the message's hour.
    package var lifetime = GatewayContract.lifetime
    /// Unix seconds.
    package var expiration = 1_800_000_000

    package init(topic: Topic, title: String, body: String, pushID: String, uri: String? = nil) {
        self.topic = topic
        self.title = title
        self.body = body
        self.pushID = pushID
        self.uri = uri
    }

    /// Writes the message as one value.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("topic", topic.description)
            writer.object("notification") { writer in
                writer.member("title", title)
                writer.member("body", body)
            }
            writer.object("data") { writer in
                writer.member("event_id", topic.event.text)
                writer.member("push_id", pushID)
                if let uri { writer.member("uri", uri) }
            }
            writer.object("android") { writer in
                writer.member("priority", "normal")
                writer.member("ttl", "\(lifetime)s")
                writer.object("notification") { writer in
                    writer.member("channel_id", GatewayContract.channel.description)
                    writer.member("sound", GatewayContract.sound.description)
                    writer.member("default_vibrate_timings", true)
                }
            }
            writer.object("apns") { writer in
                writer.object("headers") { writer in
                    writer.member("apns-priority", "5")
                    writer.member("apns-push-type", "alert")
                    writer.member("apns-expiration", String(expiration))
                }
                writer.object("payload") { writer in
                    writer.object("aps") { writer in
                        writer.member("sound", GatewayContract.sound.description)
                        writer.member("mutable-content", 1)
                    }
                }
            }
            writer.object("fcm_options") { writer in writer.member("analytics_label", pushID) }
        }
    }

    /// The number of bytes of compact JSON.
    package var size: Int {
        var writer = JSONWriter(style: .compact)
        write(to: &writer)
        return writer.bytes.count
    }
}
