// swift-tools-version: 6.0
// Rendered by Packaging/render.py from Packaging/facts.json: a package of its own, so that nobody who checks with swiftkit
// clones or builds it. @published@
import PackageDescription

let package = Package(
  name: "SwiftKitPlugins",
  products: [
    .plugin(name: "SwiftKitCheck", targets: ["SwiftKitCheck"]),
    .plugin(name: "SwiftKitRun", targets: ["SwiftKitRun"]),
  ],
  targets: [
    // Each build of a package that uses it: findings are warnings of the build, errors of the rules end it.
    .plugin(name: "SwiftKitCheck", capability: .buildTool(), dependencies: ["swiftkit"]),
    // `swift package swiftkit …`
    .plugin(
      name: "SwiftKitRun",
      capability: .command(intent: .custom(verb: "swiftkit", description: "Check, scaffold and ask with swiftkit.")),
      dependencies: ["swiftkit"]),
    .binaryTarget(
      name: "swiftkit",
      url: "@downloads@/swiftkit.artifactbundle.zip",
      checksum: "@sum-bundle@"),
  ]
)
