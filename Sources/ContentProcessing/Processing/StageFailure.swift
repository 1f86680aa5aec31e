/// Why a stage did not do what it is for: a closed list of codes without free text, fit for a log.
public enum StageFailure: Error, Sendable, Hashable {
    /// The payload's member that the stage works from is of the wrong type or form.
    case unusablePayload
    /// The address is not https, has credentials, a private or unlisted host, or is broken.
    case refusedAddress(AddressRefusal)
    /// A redirect led to an address that is refused.
    case refusedRedirect(AddressRefusal)
    /// More redirects than the policy allows.
    case tooManyRedirects
    /// The server answered with this status instead of 200.
    case status(Int)
    /// The source failed.
    case fetch(FetchFailure)
    /// More bytes than the bound, announced or sent.
    case tooManyBytes
    /// The image would take more memory, decoded, than the bound.
    case tooManyPixels
    /// The bytes are of no kind that the policy allows.
    case wrongKind
    /// An image whose size cannot be read, so that its cost is unknown.
    case unknownSize
    /// The file could not be written.
    case storage
    /// The stage would hold more memory than the budget has.
    case overMemoryBudget
    /// It gave up because it was cancelled.
    case cancelled
    /// An error of the stage's own.
    case other

    /// Whether a bound on memory is what stopped it.
    public var isRefusalForMemory: Bool {
        switch self {
        case .tooManyBytes, .tooManyPixels, .unknownSize, .overMemoryBudget: true
        default: false
        }
    }

    init(_ error: any Error) {
        switch error {
        case let failure as StageFailure: self = failure
        case let failure as FetchFailure: self = .fetch(failure)
        case is CancellationError: self = .cancelled
        default: self = .other
        }
    }
}
