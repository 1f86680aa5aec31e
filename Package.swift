// swift-tools-version: 6.2

import PackageDescription

/// A module and the modules it may know. The arrows point one way only; CONTRIBUTING.md draws them.
struct Module {
    var name: String
    var knows: [String] = []
    var isTested = true
    /// What only the tests know besides.
    var testsKnow: [String] = []
    /// Folders and scripts beside the tests that are no part of them.
    var notTests: [String] = []
}

let modules: [Module] = [
    Module(name: "JSONReading"),
    Module(name: "NotificationPayload", knows: ["JSONReading"]),
    Module(name: "Locking", isTested: false),
    Module(
        name: "TapRouting", knows: ["NotificationPayload", "JSONReading", "Locking"],
        testsKnow: ["TapRoutingTestSupport"], notTests: ["Mutations"]),
    Module(
        name: "TapRoutingTestSupport", knows: ["TapRouting", "NotificationPayload", "JSONReading", "Locking"]),
    Module(
        name: "ContentProcessing", knows: ["NotificationPayload", "Locking"],
        notTests: ["Mutations", "Media/generate-media.py"]),
    Module(name: "TopicSubscription", knows: ["NotificationPayload"], notTests: ["Mutations"]),
    Module(name: "URLSessionFetching", knows: ["ContentProcessing", "Locking"]),
    Module(
        name: "PayloadCheckCommand", knows: ["TapRouting", "ContentProcessing", "NotificationPayload", "JSONReading"],
        testsKnow: ["Locking"]),
]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
]

let package = Package(
    name: "GatewayNotifications",
    platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
    products: [
        .library(name: "NotificationPayload", targets: ["NotificationPayload"]),
        .library(name: "TapRouting", targets: ["TapRouting"]),
        .library(name: "TapRoutingTestSupport", targets: ["TapRoutingTestSupport"]),
        .library(name: "TopicSubscription", targets: ["TopicSubscription"]),
        .library(name: "ContentProcessing", targets: ["ContentProcessing"]),
        .library(name: "URLSessionFetching", targets: ["URLSessionFetching"]),
        .executable(name: "payload-check", targets: ["payload-check"]),
    ],
    targets: modules.flatMap { module -> [Target] in
        let dependencies = module.knows.map { Target.Dependency.target(name: $0) }
        var targets: [Target] = [.target(name: module.name, dependencies: dependencies)]
        if module.isTested {
            targets.append(
                .testTarget(
                    name: module.name + "Tests",
                    dependencies: dependencies + [.target(name: module.name)]
                        + module.testsKnow.map { .target(name: $0) },
                    exclude: module.notTests))
        }
        return targets
    } + [
        .executableTarget(name: "payload-check", dependencies: ["PayloadCheckCommand"]),
        .testTarget(name: "CorpusTests", dependencies: ["TapRouting", "NotificationPayload", "JSONReading"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings
}
