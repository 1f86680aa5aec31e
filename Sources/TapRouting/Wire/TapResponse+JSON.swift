package import JSONReading

/// The responses that are one word.
private enum ResponseWord: String, CaseIterable {
    case opened
    case dismissed
}

extension TapResponse {
    /// Reads `"opened"`, `"dismissed"`, `{"action": ID}` or `{"reply": ID, "text": TEXT}`.
    package init(_ value: JSONValue) throws(BadRequest) {
        guard value.kind == .object else {
            switch try value.oneOf(ResponseWord.self) {
            case .opened: self = .opened
            case .dismissed: self = .dismissed
            }
            return
        }
        if let action = value["action"] {
            try value.checkFields(["action"])
            self = .action(identifier: try action.string())
        } else {
            try value.checkFields(["reply", "text"])
            self = .reply(
                identifier: try value.required("reply").string(), text: try value.required("text").string())
        }
    }
}

/// The names of the origins, in the order of ``TapOrigin``.
private enum OriginWord: String, CaseIterable {
    case foreground
    case background
    case coldLaunch
}

extension TapOrigin {
    /// Reads `"foreground"`, `"background"` or `"coldLaunch"`.
    package init(_ value: JSONValue) throws(BadRequest) {
        switch try value.oneOf(OriginWord.self) {
        case .foreground: self = .foreground
        case .background: self = .background
        case .coldLaunch: self = .coldLaunch
        }
    }

    /// The origin's name.
    package var name: String {
        switch self {
        case .foreground: OriginWord.foreground.rawValue
        case .background: OriginWord.background.rawValue
        case .coldLaunch: OriginWord.coldLaunch.rawValue
        }
    }
}
