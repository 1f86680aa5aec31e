/// Opens an address under a policy, and every address that a redirect leads to under the same.
struct CheckedFetch: Sendable {
    let policy: AddressPolicy
    let source: any ContentFetching

    func open(_ text: String, maximumBytes: Int) async throws -> BoundedReader {
        var address: FetchAddress
        do {
            address = try policy.check(text)
        } catch {
            throw StageFailure.refusedAddress(error)
        }
        var redirects = 0
        while true {
            let request = FetchRequest(address: address.text, maximumBytes: maximumBytes)
            let response = try await source.open(request)
            switch response.status {
            case 200:
                return try BoundedReader(response, path: address.path, maximumBytes: maximumBytes)
            case 301, 302, 303, 307, 308:
                response.body.close()
                redirects += 1
                guard redirects <= policy.maximumRedirects else { throw StageFailure.tooManyRedirects }
                guard let location = response.location, !location.isEmpty else {
                    throw StageFailure.refusedRedirect(.malformed)
                }
                do {
                    address = try policy.check(address.resolving(location))
                } catch {
                    throw StageFailure.refusedRedirect(error)
                }
            case let status:
                response.body.close()
                throw StageFailure.status(status)
            }
        }
    }
}
