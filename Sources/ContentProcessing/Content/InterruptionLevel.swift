/// How much a notification may interrupt. The raw values are those of the payload's `interruption-level`.
public enum InterruptionLevel: String, Sendable, Hashable, CaseIterable {
    /// Into the list, without lighting the screen.
    case passive
    /// At once, with the screen and a sound.
    case active
    /// At once, through Focus.
    case timeSensitive = "time-sensitive"
    /// At once, through the mute switch; needs an entitlement.
    case critical
}
