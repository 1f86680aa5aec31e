internal import JSONReading

extension Inspection {
    /// Runs the rules of the payload's kind.
    ///
    /// A text that is no payload at all is told so in one finding, and held against nothing but the rules of the text.
    mutating func inspectKind(isAskedFor: Bool) {
        if kind != .json, document.kind(document.rootNode) != .object {
            if !reportEncodedTwice() { reportTopLevel() }
            return
        }
        if kind == .unknown {
            reportUnknownKind()
        } else if kind == .fcm, !isAskedFor, VendorRequest.isForHuawei(document) {
            reportHuaweiRequest()
            return
        }
        walk()
    }
}
