import NotificationPayload

extension Command {
    /// Prints the schema of a kind.
    static let schema = Command(
        "schema", summary: "prints the JSON Schema (2020-12) of a kind of payload, for editors and other tools",
        operands: "KIND", options: [.schemaContract],
        notes: """
            kinds:
            \(HelpText.wrap(PayloadKind.askable.map(\.rawValue).joined(separator: ", "), at: 96)
                .map { "  " + $0 }.joined(separator: "\n"))

            The schema refuses what check calls an error or a warning, as far as a schema can say it; sizes,
            texts that must agree, and hosts of links are left to check.
            """
    ) { arguments, session throws(UsageError) in
        let known = PayloadKind.askable.map(\.rawValue)
        guard let typed = arguments.operands.first else {
            throw UsageError("schema: the KIND is missing; known are " + known.joined(separator: ", "))
        }
        guard arguments.operands.count == 1 else { throw UsageError("schema takes one KIND") }
        let contract = arguments.last(.schemaContract).flatMap(ContractChoice.init) ?? .gateway
        guard let kind = PayloadKind(rawValue: typed.text),
            let text = PayloadSchema.text(of: kind, isUnderGatewayContract: contract == .gateway)
        else { throw .unknown("kind", typed.text, of: known) }
        return session.print(text)
    }
}

extension CommandOption {
    static let schemaContract = CommandOption(
        "contract", .choice(ContractChoice.allCases.map(\.rawValue)),
        "whether the gateway's promises count as well (default gateway); kinds that cannot be the gateway's have none")
}
