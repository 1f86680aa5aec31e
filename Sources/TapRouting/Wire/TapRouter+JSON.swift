package import JSONReading

/// The words for what a refused link leads to.
private enum RefusedLinkWord: String, CaseIterable {
    case announcements
    case stay
}

/// The words for what an action does.
private enum MappingWord: String, CaseIterable {
    case open
}

extension TapRouter {
    /// Reads a router: `{"ownHosts": [HOST …], "refusedLink": "announcements" | "stay", "map": {ACTION: "open"}}`,
    /// each of which may be absent.
    package init(_ value: JSONValue) throws(BadRequest) {
        self.init()
        try value.checkFields(["ownHosts", "refusedLink", "map"])
        if let hosts = value["ownHosts"] {
            for host in try hosts.list() { ownHosts.append(try host.string()) }
        }
        if let word = value["refusedLink"] {
            switch try word.oneOf(RefusedLinkWord.self) {
            case .announcements: refusedLink = .showAnnouncements
            case .stay: refusedLink = .stay
            }
        }
        if let map = value["map"] {
            guard map.kind == .object else { throw map.refused("is not an object") }
            for member in map.members {
                switch try member.value.oneOf(MappingWord.self) {
                case .open: mappings[member.name] = .open
                }
            }
        }
    }
}
