import ContentProcessing

/// The body of a transfer. When nobody holds it any longer, the transfer ends.
final class TransferBody: FetchBody {
    private let transfer: Transfer

    init(transfer: Transfer) {
        self.transfer = transfer
    }

    func next(atMost count: Int) async throws(FetchFailure) -> [UInt8]? {
        try await transfer.next(atMost: count)
    }

    func close() {
        transfer.stop()
    }

    deinit {
        transfer.stop()
    }
}
