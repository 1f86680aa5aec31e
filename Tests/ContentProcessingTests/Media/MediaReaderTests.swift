import Testing

@testable import ContentProcessing

@Suite struct MediaReaderTests {
    static func size(_ width: Int, _ height: Int) -> PixelSize? { PixelSize(width: width, height: height) }

    @Test func `a PNG tells its size`() {
        #expect(MediaReader.read(Pictures.png(640, 480)) == MediaFacts(kind: .png, pixelSize: Self.size(640, 480)))
        #expect(MediaReader.read(Pictures.png(0, 480)) == MediaFacts(kind: .png))
        #expect(MediaReader.read(Pictures.png(.max, .max))?.pixelSize?.decodedBytes == .max)
    }

    @Test func `a JPEG tells its size behind any metadata`() {
        for metadata in [0, 10, 65_533, 200_000] {
            #expect(
                MediaReader.read(Pictures.jpeg(4_032, 3_024, metadata: metadata))
                    == MediaFacts(kind: .jpeg, pixelSize: Self.size(4_032, 3_024)))
        }
        #expect(MediaReader.read([0xFF, 0xD8, 0xFF, 0xE1, 0, 1, 0, 0]) == MediaFacts(kind: .jpeg))
        #expect(MediaReader.read([0xFF, 0xD8, 0xFF, 0xDA, 0, 8]) == MediaFacts(kind: .jpeg))
    }

    @Test func `a GIF tells its size and counts its frames`() {
        #expect(
            MediaReader.read(Pictures.gif(30, 20, frames: 7))
                == MediaFacts(kind: .gif, pixelSize: Self.size(30, 20), frames: .exactly(7)))
        #expect(MediaReader.read(Pictures.gif(30, 20, frames: 3, isWhole: false))?.frames == .atLeast(3))
        #expect(MediaReader.read(Array("GIF89a".utf8)) == MediaFacts(kind: .gif, frames: .atLeast(0)))
    }

    @Test(arguments: [
        ("RIFF0000WAVEfmt ", MediaKind.wav), ("FORM0000AIFFCOMM", .aiff), ("FORM0000AIFCFVER", .aiff),
        ("\0\0\0\u{18}ftypM4A \0\0\0\0M4A mp42", .m4a), ("\0\0\0\u{18}ftypisom\0\0\u{2}\0isomiso2", .mp4),
        ("\0\0\0\u{18}ftypmp42\0\0\0\0mp42isom", .mp4), ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", .heic),
        ("ID3\u{4}\0\0\0\0\0\0", .mp3),
    ])
    func `a signature tells the kind`(bytes: String, kind: MediaKind) {
        #expect(MediaReader.read(Array(bytes.utf8))?.kind == kind)
    }

    @Test(
        arguments: [
            [], [0xFF], [0xFF, 0xF1, 0x50, 0x80], [0xFF, 0xFB, 0xF0, 0], [0xFF, 0xE3, 0x18, 0], Array("<html>".utf8),
            Array("%PDF-1.7".utf8),
            Array("RIFF0000AVI LIST".utf8), Array("\0\0\0\u{18}ftypqt  \0\0\0\0qt  ".utf8),
            Array("ID3\u{4}\0\0\u{7F}".utf8),
            Array("BM".utf8), Array("GIF88a".utf8),
        ] as [[UInt8]])
    func `anything else is of no kind`(bytes: [UInt8]) {
        #expect(MediaReader.read(bytes).map(\.kind) == (bytes.count == 4 && bytes[1] == 0xE3 ? .mp3 : nil))
    }

    @Test func `any bytes have an answer`() {
        var generator = SeededGenerator(seed: SeededGenerator.runSeed())
        let starts: [[UInt8]] = [
            [], Pictures.png(1, 1), Pictures.jpeg(1, 1), Pictures.gif(9, 9, frames: 2), Array("RIFF0000WEBPVP8 ".utf8),
            Array("RIFF0000WEBPVP8L".utf8), Array("RIFF0000WEBPVP8X".utf8),
            Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic\0\0\u{1}\0meta\0\0\0\0\0\0\0\u{E}pitm".utf8), Array("ID3".utf8),
        ]
        var known = 0
        for _ in 0..<20_000 {
            var bytes = starts.randomElement(using: &generator) ?? []
            bytes += (0..<Int.random(in: 0...80, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            if !bytes.isEmpty, Bool.random(using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let facts = MediaReader.read(bytes) {
                known += 1
                #expect(facts.pixelSize == nil || facts.kind.family == .image)
                #expect((facts.pixelSize?.decodedBytes ?? 4) >= 4)
            }
        }
        #expect(known > 1_000)
    }

    @Test func `kinds have an ending, an identifier and a family, and are found by their declared type and name`() {
        #expect(
            MediaKind.allCases.map(\.fileExtension) == [
                "png", "jpg", "gif", "webp", "heic", "mp3", "m4a", "wav", "aiff", "mp4",
            ])
        #expect(Set(MediaKind.allCases.map(\.typeIdentifier)).count == MediaKind.allCases.count)
        for kind in MediaKind.allCases {
            #expect(MediaKind(pathExtensionOf: "/a.b/c.\(kind.fileExtension.uppercased())") == kind)
        }
        #expect(MediaKind(mimeType: "Audio/MPEG ; charset=binary") == .mp3)
        #expect(MediaKind(mimeType: "image/jpeg/../x") == nil)
        #expect(MediaKind(pathExtensionOf: "/a.png/b") == nil)
        #expect(MediaKind(pathExtensionOf: "") == nil)
    }
}
