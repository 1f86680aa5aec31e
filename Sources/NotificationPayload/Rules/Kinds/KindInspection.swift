internal import JSONReading

extension Inspection {
    /// Runs the rules of the payload's kind.
    ///
    /// A text that is no payload of its kind at all is told so in one finding, and held against nothing but the rules
    /// of the text.
    ///
    /// - Returns: Whether it is worth holding the payload against a contract.
    mutating func inspectKind(isAskedFor: Bool) -> Bool {
        if kind != .json, document.kind(document.rootNode) != .object {
            if !reportEncodedTwice() { reportTopLevel() }
            return false
        }
        switch kind {
        case .fcm:
            if !isAskedFor, VendorRequest.isForHuawei(document) {
                reportHuaweiRequest()
                return false
            }
            return inspectFCMRequest()
        case .legacyFCM:
            reportLegacyFCM()
            return false
        case .unknown:
            reportUnknownKind()
            walk()
            return false
        default:
            walk()
            return true
        }
    }
}
