import NotificationPayload

/// The formats of `check`.
enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    case text
    case concise
    case json
    case sarif
    case github
    case junit

    /// The report in this format.
    func report(_ settings: ReportSettings) -> any Report {
        switch self {
        case .text: TextReport(palette: settings.palette, isConcise: false)
        case .concise: TextReport(palette: settings.palette, isConcise: true)
        case .json: JSONReport()
        case .sarif: SARIFReport(rules: settings.catalogue(), locations: settings.locations)
        case .github: GitHubReport()
        case .junit: JUnitReport(failOn: settings.failOn)
        }
    }
}

/// What reports need to know of the run.
struct ReportSettings: Sendable {
    var palette: Palette
    var failOn: Severity?
    var catalogue: @Sendable () -> [RuleDescription]
    var locations: RelativeLocations
}
