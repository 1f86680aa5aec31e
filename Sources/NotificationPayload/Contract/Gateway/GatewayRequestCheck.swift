internal import JSONReading

/// The request that the gateway accepts: `POST /v1/messages`.
extension Inspection {
    mutating func checkGatewayRequest(_ root: JSONNode) {
        checkRequestSize(root)
        let roles = required("roles", in: root, .array)
        if let roles { checkRoles(roles) }
        let contents = required("contents", in: root, .object)
        if let contents {
            for name in GatewayContract.locales {
                checkBody(required(name, in: contents, .string), named: name.description)
            }
            for member in document.members(contents) where !isOne(of: GatewayContract.locales, member.name) {
                reportUnknownLocale(member.name)
            }
        }
        checkLink(in: root)
        for member in document.members(root) where !isOne(of: ["roles", "contents", "uri"], member.name) {
            reportRequestKey(member.name)
        }
        if let roles, let contents, !collector.hasError { checkPredictedMessages(root, roles, contents) }
    }

    /// Whether a name is one of some.
    func isOne(of names: [StaticString], _ name: JSONNode) -> Bool {
        for candidate in names where document.equals(name, candidate) { return true }
        return false
    }
}

extension GatewayContract {
    static let locales: [StaticString] = ["en", "zh-Hant"]
}
