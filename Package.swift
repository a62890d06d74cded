// swift-tools-version: 6.3
import PackageDescription

// One line a target keeps this file a map: name, what it may know, nothing else.
// A test (HouseTests) holds the imports of every module against it.

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "swiftkit",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "swiftkit", targets: ["swiftkit"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
  ],
  targets: [
    // The values everybody speaks, and the two leaves below everything.
    .target(name: "RuleModel"),
    .target(name: "POSIXSupport", dependencies: [system]),

    // What lies on disk.
    .target(name: "BundledContent", dependencies: ["POSIXSupport"]),

    // What people and programs see.
    .target(name: "WireFormats", dependencies: ["RuleModel"]),
    .target(
      name: "SwiftKitCLI",
      dependencies: ["BundledContent", "POSIXSupport", "RuleModel", "WireFormats", argumentParser]),
    .executableTarget(name: "swiftkit", dependencies: ["SwiftKitCLI"]),

    // Tests mirror Sources.
    .target(name: "TestSupport", dependencies: ["POSIXSupport"], path: "Tests/TestSupport"),
    .testTarget(name: "POSIXSupportTests", dependencies: ["POSIXSupport", "TestSupport"]),
    .testTarget(name: "RuleModelTests", dependencies: ["RuleModel", "TestSupport"]),
    .testTarget(name: "BundledContentTests", dependencies: ["BundledContent", "POSIXSupport", "TestSupport"]),
    .testTarget(name: "HouseTests", dependencies: ["POSIXSupport", "TestSupport"]),
  ]
)

// Swift 6 mode with the upcoming features of the next one, and no warning left behind, in every Swift target of ours.
let upcoming = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
for target in package.targets where target.type != .system {
  target.swiftSettings = upcoming.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
