import ContentProcessing
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The head of an answer, without its body.
struct FetchHead: Sendable {
    let status: Int
    let location: String?
    let declaredBytes: Int?
    let mimeType: String?

    init(_ response: HTTPURLResponse) {
        status = response.statusCode
        location = response.value(forHTTPHeaderField: "Location")
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding").map { $0.lowercased() != "identity" }
        let declared = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
        declaredBytes = isEncoded == true ? nil : declared
        mimeType = response.value(forHTTPHeaderField: "Content-Type")
    }
}

extension FetchFailure {
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .other
            return
        }
        switch error.code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet, .dataNotAllowed,
            .internationalRoamingOff, .callIsActive:
            self = .unreachable
        case .networkConnectionLost: self = .cut
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        case .badServerResponse, .unsupportedURL, .badURL, .cannotParseResponse: self = .brokenSource
        default: self = .other
        }
    }
}
