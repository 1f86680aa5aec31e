import Foundation
import Testing

@testable import ContentProcessing

/// Compares with what Pillow and file(1) say of files that `generate-media.py` made.
///
/// The folder of those files is the environment variable `GATEWAY_MEDIA_FILES`; without it nothing is compared.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["GATEWAY_MEDIA_FILES"] != nil))
struct IndependentReaderTests {
    struct File: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]
        var kind: MediaKind?
        var size: PixelSize?
        var frames: FrameCount?
        var testDescription: String { name }
    }

    static let files: [File] = {
        guard let path = ProcessInfo.processInfo.environment["GATEWAY_MEDIA_FILES"] else { return [] }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let table = (try? String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)) ?? ""
        return table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 5, let data = try? Data(contentsOf: folder.appendingPathComponent(fields[0])) else {
                return nil
            }
            return File(
                name: fields[0], bytes: Array(data), kind: MediaKind(rawValue: fields[1]),
                size: Int(fields[2]).flatMap { width in
                    Int(fields[3]).flatMap { PixelSize(width: width, height: $0) }
                }, frames: Int(fields[4]).map(FrameCount.exactly))
        }
    }()

    @Test func `there are files of every kind`() {
        #expect(Set(Self.files.compactMap(\.kind)) == Set(MediaKind.allCases))
        #expect(Self.files.contains { $0.kind == nil })
    }

    @Test(arguments: files)
    func `kind, size and frames are those of an independent reader`(file: File) {
        let facts = MediaReader.read(file.bytes)
        #expect(facts?.kind == file.kind)
        #expect(facts?.pixelSize == file.size)
        #expect(facts?.frames == file.frames)
        let header = MediaReader.read(file.bytes.prefix(AttachmentDownload.headerBytes))
        #expect(header?.pixelSize == file.size)
    }

    @Test(arguments: files)
    func `a file that is cut off at any byte says nothing wrong`(file: File) async {
        var firstKind: Int?
        var firstSize: Int?
        for length in file.bytes.indices {
            // Long enough to keep the threads of other tests, which measure time, from running.
            if length.isMultiple(of: 1_000) { await Task.yield() }
            let facts = MediaReader.read(file.bytes.prefix(length))
            if let facts {
                if firstKind == nil { firstKind = length }
                if firstSize == nil, facts.pixelSize != nil { firstSize = length }
            }
            let isRight =
                facts == nil || facts?.kind == file.kind && (facts?.pixelSize == nil || facts?.pixelSize == file.size)
            let isKnownAsBefore = (firstKind == nil || facts != nil) && (firstSize == nil || facts?.pixelSize != nil)
            let frames = if case .atLeast(let count) = facts?.frames { count } else { 0 }
            let total = if case .exactly(let count) = file.frames { count } else { 0 }
            guard isRight, isKnownAsBefore, frames <= total else {
                Issue.record("\(file.name) cut off at \(length): \(String(describing: facts))")
                return
            }
        }
        // Brands of the same container are told apart by the list of compatible ones, everything else at once.
        #expect((firstKind ?? 0) <= 32)
    }
}
