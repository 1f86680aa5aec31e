/// Something doubtful about the host of an accepted link.
public struct LinkWarning: Sendable, Hashable {
    /// What is doubtful.
    public let reason: Reason

    /// The first byte of the host in the text's UTF-8, brackets included.
    public let offset: Int

    /// The number of bytes of the host.
    public let length: Int

    let found: String

    /// The doubts; each is a rule of the catalogue.
    public enum Reason: Sendable, Hashable, CaseIterable {
        case internationalisedHost
        case punycodeHost
        case ipAddress
        case localhost
        case localDomain
    }

    /// The rule that the link breaks.
    public var rule: Rule { reason.wording.rule }

    /// What was found, after the name of the key in quotes.
    public func message(naming key: String) -> String {
        reason.wording.message(naming: key, found: found)
    }

    /// What to do about it.
    public var help: String { reason.wording.help }
}

extension HTTPSLink {
    /// What is doubtful about the host; empty for an ordinary one.
    ///
    /// An internationalised host with an `xn--` label besides has one warning, the internationalised one.
    public var warnings: [LinkWarning] {
        guard let reason = doubt else { return [] }
        var warnings = [warning(reason)]
        if reason != .localDomain, shape.hostKind == .internationalised || shape.hasPunycode, hostEnds(with: ".local") {
            warnings.append(warning(.localDomain))
        }
        return warnings
    }

    private var doubt: LinkWarning.Reason? {
        switch shape.hostKind {
        case .internationalised: return .internationalisedHost
        case .ipv4, .ipv6: return .ipAddress
        case .name:
            if shape.hasPunycode { return .punycodeHost }
            if hostEnds(with: "localhost", wholeLabel: true) { return .localhost }
            if hostEnds(with: ".local") { return .localDomain }
            return nil
        }
    }

    private func warning(_ reason: LinkWarning.Reason) -> LinkWarning {
        LinkWarning(
            reason: reason, offset: Int(shape.hostStart), length: Int(shape.hostEnd) - Int(shape.hostStart),
            found: briefHost)
    }

    private var briefHost: String {
        let scalars = host.unicodeScalars
        return scalars.count > 64 ? String(scalars.prefix(64)) + "…" : String(scalars)
    }

    /// Compares the end of the host, a last dot left out, in lower case.
    private func hostEnds(with ending: String, wholeLabel: Bool = false) -> Bool {
        var host = hostText
        if host.last == UInt8(ascii: ".") { host.removeLast() }
        guard host.suffix(ending.utf8.count).lazy.map(ASCII.lowered).elementsEqual(ending.utf8) else { return false }
        let rest = host.dropLast(ending.utf8.count)
        return !wholeLabel || rest.isEmpty || rest.last == UInt8(ascii: ".")
    }
}
