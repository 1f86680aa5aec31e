import NotificationPayload
import Testing

@testable import PayloadCheckCommand

struct SchemaTests {
    struct Case: Sendable {
        let arguments: [String]
        let kind: PayloadKind
        let isUnderContract: Bool
    }

    static let cases: [Case] = [
        Case(arguments: ["schema", "fcm"], kind: .fcm, isUnderContract: true),
        Case(arguments: ["schema", "fcm", "--contract", "gateway"], kind: .fcm, isUnderContract: true),
        Case(arguments: ["schema", "--contract=none", "fcm"], kind: .fcm, isUnderContract: false),
        Case(arguments: ["schema", "live-activity"], kind: .liveActivity, isUnderContract: false),
    ]

    @Test(arguments: cases)
    func `the schema of a kind goes to standard output`(_ asked: Case) async {
        let run = await CommandRun(asked.arguments, in: .init())
        #expect(run.output == PayloadSchema.text(of: asked.kind, isUnderGatewayContract: asked.isUnderContract))
        #expect(run.errors.isEmpty)
        #expect(run.status == .clean)
    }
}
