/// The members of the gateway's request, as far as a person sees them; the contract's checks do the rest.
enum GatewayShapes {
    static let request = MemberTable([MemberEntry("contents", .any, shape: .gatewayContents)], others: .custom)

    static let contents = MemberTable(
        [MemberEntry("en", .any, isVisible: true), MemberEntry("zh-Hant", .any, isVisible: true)], others: .custom)
}
