/// One file on its way from a source to a store.
struct AttachmentDownload: Sendable {
    /// How much of a file is read before anything is written: enough for the size of an image behind its metadata.
    static let headerBytes = 256 << 10

    let policy: AttachmentPolicy
    let source: any ContentFetching
    let store: any AttachmentStoring

    func run(from text: String, identifier: String, input: StageInput) async throws -> ContentAttachment {
        let fetch = CheckedFetch(policy: policy.addresses, source: source)
        var reader = try await fetch.open(text, maximumBytes: policy.largestByteLimit)
        defer {
            input.countBytes(reader.readBytes)
            reader.close()
        }
        let header = try await reader.header(atMost: Self.headerBytes)
        let kind = try policy.judge(header: header, mimeType: reader.mimeType, path: reader.path)
        try reader.lowerLimit(to: policy.byteLimit(of: kind))

        let file = try await writing { try await store.create(Self.fileName(identifier, kind)) }
        do {
            try await writing { try await file.append(header) }
            while let chunk = try await reader.next() {
                try await writing { try await file.append(chunk) }
            }
            try Task.checkCancellation()
            let location = try await writing { try await file.finish() }
            return ContentAttachment(
                identifier: identifier, location: location, kind: kind, byteCount: reader.readBytes)
        } catch {
            await file.discard()
            throw error
        }
    }

    /// A name of our own making. Neither the address nor the declared type has a part in it.
    static func fileName(_ identifier: String, _ kind: MediaKind) -> String {
        let safe = identifier.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
            default: Character("-")
            }
        }
        return String(safe) + "." + kind.fileExtension
    }

    private func writing<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch is CancellationError {
            throw StageFailure.cancelled
        } catch {
            throw StageFailure.storage
        }
    }
}
