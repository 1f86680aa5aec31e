/// One picture on its way to a sender.
struct PictureFetch: Sendable {
    let policy: AvatarPolicy
    let source: any ContentFetching
    let cache: (any PictureCaching)?

    func image(from picture: PictureSource, input: StageInput) async throws -> PersonImage {
        switch picture {
        case .bundled(let name): return .bundled(name)
        case .address(let address):
            if let kept = await cache?.picture(for: address), let image = try? image(of: kept) { return image }
            let bytes = try await fetch(address, input: input)
            let image = try image(of: bytes)
            await cache?.keep(bytes, for: address)
            return image
        }
    }

    private func image(of bytes: [UInt8]) throws(StageFailure) -> PersonImage {
        guard bytes.count <= policy.fileBytes else { throw .tooManyBytes }
        return .data(bytes, decoding: try policy.decoding(of: MediaReader.read(bytes)))
    }

    private func fetch(_ address: String, input: StageInput) async throws -> [UInt8] {
        let fetch = CheckedFetch(policy: policy.addresses, source: source)
        var reader = try await fetch.open(address, maximumBytes: policy.fileBytes)
        defer {
            input.countBytes(reader.readBytes)
            reader.close()
        }
        var bytes: [UInt8] = []
        while let chunk = try await reader.next() { bytes += chunk }
        return bytes
    }
}
