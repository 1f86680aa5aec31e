import NotificationPayload

extension TopicSynchronization {
    /// Reads the record if that has not succeeded yet, and writes an unregistration that could not be written before.
    mutating func prepare(_ effects: inout some SynchronizationEffects) {
        load(&effects)
        guard hasUnwrittenLoss, let record else { return }
        let changed = record.withRegistrationLost
        guard changed == record || write(changed, &effects) == nil else { return }
        hasUnwrittenLoss = false
        owesOccasionForAll = true
    }

    private mutating func load(_ effects: inout some SynchronizationEffects) {
        guard record == nil else { return }
        do throws(StoreFailure) {
            let loaded = try effects.load()
            var record = loaded.record
            switch loaded.origin {
            case .ours:
                break
            case .foreign:
                record = record.suspected
                effects.notice(.foreignRecordSuspected)
            case .damaged(let file):
                record = record.suspected
                effects.notice(.damagedRecordSetAside(file: file))
            }
            if loaded.origin != .ours { try effects.save(record) }
            self.record = record
            undrainedTopics = record.pendingTopics
            isDrained = undrainedTopics.isEmpty
            registration = reported.flatMap(effects.digest)
            owesOccasionForAll = true
        } catch {
            effects.notice(.recordNotLoaded(error))
        }
    }

    /// Writes, and only then changes what is in memory.
    mutating func write(
        _ changed: SubscriptionRecord, _ effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        do throws(StoreFailure) {
            try effects.save(changed)
            record = changed
            return nil
        } catch {
            effects.notice(.recordNotWritten(error))
            return error
        }
    }

    mutating func write(
        _ subscription: EventSubscription, for event: EventID, _ effects: inout some SynchronizationEffects
    ) -> StoreFailure? {
        guard var changed = record else { return .notLoaded }
        changed[event] = subscription
        return changed == record ? nil : write(changed, &effects)
    }
}

extension StoreFailure {
    /// A change before the record could be read.
    static let notLoaded = StoreFailure(.read, file: "the record", reason: "it has not been read yet")
}
