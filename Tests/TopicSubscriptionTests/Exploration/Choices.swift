/// The choices within one step, each made by the environment: every combination is played once.
///
/// A run follows the script as far as it goes and takes the first alternative after that; the next script changes the
/// last choice that has another alternative.
final class Choices {
    private(set) var script: [UInt8]
    private var sizes: [UInt8] = []
    private var position = 0

    init(_ script: [UInt8] = []) {
        self.script = script
    }

    func choose(_ count: UInt8) -> UInt8 {
        if position == script.count { script.append(0) }
        sizes.append(count)
        defer { position += 1 }
        return script[position]
    }

    /// The choices for the next run; nil when all have been played.
    var next: Choices? {
        var changed = script
        while let last = changed.popLast() {
            if last + 1 < sizes[changed.count] { return Choices(changed + [last + 1]) }
        }
        return nil
    }
}
