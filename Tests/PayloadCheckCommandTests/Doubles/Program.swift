import Foundation
import Testing

/// The built program beside the test bundle.
enum Program {
    /// Where it is; nil if it was not built with the tests.
    static let url: URL? = {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let started = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
        let folders = (bundles + [started].compactMap { $0 }).map { $0.deletingLastPathComponent() }
        return folders.map { $0.appendingPathComponent("payload-check") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    static func run(_ arguments: [String], input: Data) throws -> Result {
        let url = try #require(url)
        return try launch(url, arguments, input: input, in: nil)
    }

    /// Runs a shell's script in which `$0` is the program.
    static func shell(_ script: String, in folder: URL) throws -> Result {
        let url = try #require(url)
        return try launch(URL(fileURLWithPath: "/bin/sh"), ["-c", script, url.path], input: Data(), in: folder)
    }

    /// Makes a folder for the time of a test.
    static func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private static func launch(_ url: URL, _ arguments: [String], input: Data, in folder: URL?) throws -> Result {
        // Files instead of pipes, so that no output can fill a pipe that nobody empties yet.
        var result: Result?
        try inFolder { scratch in
            let files = try ["in", "out", "err"].map { name in
                let file = scratch.appendingPathComponent(name)
                try (name == "in" ? input : Data()).write(to: file)
                return try name == "in" ? FileHandle(forReadingFrom: file) : FileHandle(forWritingTo: file)
            }
            let process = Process()
            process.executableURL = url
            process.arguments = arguments
            process.currentDirectoryURL = folder
            (process.standardInput, process.standardOutput, process.standardError) = (files[0], files[1], files[2])
            try process.run()
            process.waitUntilExit()
            let texts = try ["out", "err"].map { name in
                String(decoding: try Data(contentsOf: scratch.appendingPathComponent(name)), as: UTF8.self)
            }
            result = Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
        }
        return try #require(result)
    }
}
