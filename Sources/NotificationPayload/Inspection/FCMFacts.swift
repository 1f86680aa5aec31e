internal import JSONReading

/// What the walk has seen of an FCM message, for the rules across its keys.
struct FCMFacts {
    /// How many of `token`, `topic`, `condition` and `fid` are there.
    var targets = 0
    /// Whether the message goes to whoever has subscribed, which halves what it may weigh.
    var isForSubscribers = false
    var notification: JSONNode?
    var data: JSONNode?
    var android: JSONNode?
    var androidV2: JSONNode?
    var webpush: JSONNode?
    var headers: JSONNode?
    var payload: JSONNode?
    var liveActivityToken: JSONNode?
}
