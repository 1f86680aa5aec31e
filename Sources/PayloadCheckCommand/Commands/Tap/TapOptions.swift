import NotificationPayload
import TapRouting

/// What `tap` was asked to do, understood and checked.
struct TapOptions: Sendable {
    var inputs: InputOptions
    var isJSON: Bool
    var question = TapQuestion()

    /// Understands the arguments; refuses a value that means nothing, with the nearest that does.
    init(_ arguments: Arguments, in session: Session) throws(UsageError) {
        isJSON = arguments.last(.answerFormat) == "json"
        if let event = arguments.last(.currentEvent) {
            question.currentEvent = try EventID(event, of: .currentEvent)
        }
        if let response = arguments.last(.response) { question.response = try Self.response(response) }
        if arguments.last(.refusedLink) == "stay" { question.router.refusedLink = .stay }
        for host in arguments.all(.ownHost) { question.router.ownHosts.append(try Self.host(host)) }
        for mapping in arguments.all(.map) {
            let (identifier, mapping) = try Self.mapping(mapping)
            question.router.mappings[identifier] = mapping
        }
        inputs = try InputOptions(arguments, in: session)
    }

    private static func response(_ typed: String) throws(UsageError) -> TapResponse {
        switch typed {
        case "opened": return .opened
        case "dismissed": return .dismissed
        default: break
        }
        if typed.hasPrefix("action:"), typed != "action:" {
            return .action(identifier: String(typed.dropFirst("action:".count)))
        }
        if typed.hasPrefix("reply:") {
            let rest = typed.dropFirst("reply:".count)
            guard let equals = rest.firstIndex(of: "="), equals != rest.startIndex else {
                throw UsageError("--response takes reply:ID=TEXT, not \"\(typed)\"")
            }
            return .reply(identifier: String(rest[..<equals]), text: String(rest[rest.index(after: equals)...]))
        }
        throw .unknown("response", typed, of: ["opened", "dismissed", "action:ID", "reply:ID=TEXT"])
    }

    private static func mapping(_ typed: String) throws(UsageError) -> (String, TapRouter.ActionMapping) {
        guard let equals = typed.lastIndex(of: "="), equals != typed.startIndex else {
            throw UsageError("--map takes ID=open, not \"\(typed)\"")
        }
        let word = String(typed[typed.index(after: equals)...])
        guard let mapping = TapRouter.ActionMapping(rawValue: word) else {
            throw .unknown("mapping", word, of: TapRouter.ActionMapping.allCases.map(\.rawValue))
        }
        return (String(typed[..<equals]), mapping)
    }

    /// A link or a wildcard would match no host, and nobody would notice.
    private static func host(_ typed: String) throws(UsageError) -> String {
        let isName =
            !typed.isEmpty
            && typed.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        guard isName else { throw UsageError("--own-host takes a whole host name in ASCII, not \"\(typed)\"") }
        return typed
    }
}
