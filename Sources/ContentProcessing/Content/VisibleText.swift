extension String {
    /// Whether a person would see anything of it: not only spaces, control characters and characters of no width.
    var hasVisibleCharacter: Bool {
        unicodeScalars.contains { scalar in
            if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
            if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint { return false }
            // The braille blank is a symbol by its category, yet shows nothing.
            if scalar.value == 0x2800 { return false }
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                return false
            default: return true
            }
        }
    }
}
