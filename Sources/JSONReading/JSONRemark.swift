/// Something doubtful in a text that is JSON all the same.
package struct JSONRemark: Sendable, Hashable {
    package enum Matter: Sendable, Hashable {
        /// The text begins with a byte order mark.
        case byteOrderMark
        /// An object has two members of the same name; the earlier one.
        case duplicateName(earlier: JSONNode)
        /// An object has two names that differ only in their Unicode normalization; the earlier one.
        case equivalentName(earlier: JSONNode)
        /// An escaped surrogate has no partner.
        case loneSurrogate
    }

    package let matter: Matter
    /// The name or string it is about.
    package let node: JSONNode
    /// The bytes it is about.
    package let range: Range<Int>
}
