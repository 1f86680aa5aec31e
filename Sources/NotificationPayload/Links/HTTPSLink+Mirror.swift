#if !hasFeature(Embedded)

extension HTTPSLink: CustomReflectable {
    /// No children, so that `dump` and a test's report show no more than ``description`` does.
    public var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

#endif
