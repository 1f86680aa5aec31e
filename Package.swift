// swift-tools-version: 6.2

import PackageDescription

/// A module and the modules it may know. The arrows point one way only; CONTRIBUTING.md draws them.
struct Module {
    var name: String
    var knows: [String] = []
    var isTested = true
    /// What lies beside a module's tests and is no source of theirs.
    var besideTests: [String] = []
}

let modules: [Module] = [
    Module(name: "JSONReading"),
    Module(name: "NotificationPayload", knows: ["JSONReading"]),
    Module(name: "TapRouting", knows: ["NotificationPayload", "JSONReading"]),
    Module(name: "TopicSubscription", knows: ["NotificationPayload"], besideTests: ["Mutations"]),
    Module(name: "PayloadCheckCommand", knows: ["TapRouting", "NotificationPayload", "JSONReading"]),
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
        .library(name: "TopicSubscription", targets: ["TopicSubscription"]),
        .executable(name: "payload-check", targets: ["payload-check"]),
    ],
    targets: modules.flatMap { module -> [Target] in
        let dependencies = module.knows.map { Target.Dependency.target(name: $0) }
        var targets: [Target] = [.target(name: module.name, dependencies: dependencies)]
        if module.isTested {
            targets.append(
                .testTarget(
                    name: module.name + "Tests",
                    dependencies: dependencies + [.target(name: module.name)], exclude: module.besideTests))
        }
        return targets
    } + [
        .executableTarget(name: "payload-check", dependencies: ["PayloadCheckCommand"])
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings
}
