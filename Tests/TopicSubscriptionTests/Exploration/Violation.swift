/// A law or a sentence that a step has broken.
struct Violation: Error, Hashable, CustomStringConvertible {
    let law: String
    let detail: String

    init(_ law: String, _ detail: String) {
        self.law = law
        self.detail = detail
    }

    var description: String { "\(law): \(detail)" }
}
