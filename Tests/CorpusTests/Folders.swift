import Foundation

/// Where the data of the tests lies.
enum Folders {
    /// The payloads of this package, with their expected reports.
    static let payloads = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Payloads")

    /// Data from elsewhere, which is not copied into the package.
    static let corpora = ProcessInfo.processInfo.environment["GATEWAY_CORPORA"].map { URL(fileURLWithPath: $0) }

    /// The files below a folder with one of some endings, sorted by path.
    static func files(below folder: URL, endings: Set<String>) throws -> [URL] {
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return walk.compactMap { $0 as? URL }.filter { endings.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
