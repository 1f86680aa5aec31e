extension Command {
    /// The commands in the order of the help; the first runs when none is named. One more command is one more entry.
    static let all: [Command] = [.check, .tap, .topic, .content, .rules, .explain, .schema]
}
