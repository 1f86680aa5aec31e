/// What reports the installation's registration.
///
/// The SDK does not always report an unchanged registration at launch, so the synchronizer asks for it once per launch,
/// when an APNs token has been handed on. The report itself comes through ``TopicSynchronizer/registrationChanged(to:)``.
@MainActor
public protocol RegistrationSource {
    /// Has the SDK register and report: `Messaging.messaging().register(completion:)`.
    func register()
}
