import JSONReading
import NotificationPayload

extension Command {
    /// Names the topics of an event, a role and interface languages.
    static let topic = Command(
        "topic", summary: "names the topic for an event, a role and the language that an app shows",
        operands: "[TAG …]", options: [.topicEvent, .topicRole, .topicLocale, .answerFormat],
        notes: """
            A TAG is a language tag of an app's interface, such as zh-TW. Further ones may follow the options.

            exit status:
              0  there is a topic
              1  the event or the role is malformed
              2  wrong usage
            """
    ) { arguments, session throws(UsageError) in
        guard let event = arguments.last(.topicEvent) else { throw UsageError("topic: --event ID is missing") }
        guard let role = arguments.last(.topicRole) else { throw UsageError("topic: --role ROLE is missing") }
        let tags = arguments.all(.topicLocale) + arguments.operands.map(\.text)
        guard !tags.isEmpty else { throw UsageError("topic: --locale TAG is missing") }
        let answer = TopicAnswer(event: event, role: role, tags: tags)
        if arguments.last(.answerFormat) == "json" {
            let status = session.print(answer.json)
            return status == .clean && answer.refusal != nil ? .findings : status
        }
        if let refusal = answer.refusal {
            session.console.complain(refusal)
            return .findings
        }
        return session.print(answer.text)
    }
}

extension CommandOption {
    static let topicEvent = CommandOption("event", .text("ID"), "the event")
    static let topicRole = CommandOption("role", .text("ROLE"), "the role")
    static let topicLocale = CommandOption(
        "locale", .text("TAG"), "the language that the app shows, as a tag such as zh-TW; repeatable")
}

/// The topics of one event and role, or why there are none.
struct TopicAnswer: Sendable {
    private let event: String
    private let role: String
    private let topics: [(tag: String, topic: Topic)]

    /// Why there are none: what is wrong with the event, else with the role.
    let refusal: String?

    init(event: String, role: String, tags: [String]) {
        self.event = event
        self.role = role
        let made = Self.topics(event, role, tags)
        topics = made.topics
        refusal = made.refusal
    }

    private static func topics(
        _ event: String, _ role: String, _ tags: [String]
    ) -> (topics: [(tag: String, topic: Topic)], refusal: String?) {
        let id: EventID
        do {
            id = try EventID(event)
        } catch {
            return ([], "the event \(error)")
        }
        do {
            let role = try Role(role)
            return (tags.map { ($0, Topic(event: id, role: role, locale: PushLocale(interfaceLanguage: $0))) }, nil)
        } catch {
            return ([], "the role \(error)")
        }
    }

    /// A topic a line, for people.
    var text: String {
        let width = topics.map { VisibleText.line($0.tag).count }.max() ?? 0
        return topics.map { tag, topic in
            let tag = VisibleText.line(tag)
            let locale = topic.locale.text
            return tag + String(repeating: " ", count: width - tag.count + 2) + locale
                + String(repeating: " ", count: 9 - locale.count) + topic.description + "\n"
        }.joined()
    }

    /// For programs.
    var json: String {
        var writer = JSONWriter(style: .pretty)
        writer.object { writer in
            writer.member("version", 1)
            writer.member("event", event)
            writer.member("role", role)
            if let refusal { writer.member("error", refusal) }
            writer.array("topics") { writer in
                for (tag, topic) in topics {
                    writer.object { writer in
                        writer.member("locale", tag)
                        writer.member("pushLocale", topic.locale.text)
                        writer.member("topic", topic.description)
                    }
                }
            }
        }
        return writer.text + "\n"
    }
}
