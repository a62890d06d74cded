// swift-tools-version: 6.3
import Foundation
import PackageDescription

// One line a target: its name and what it may know. Arrows point down; HouseTests holds every module's imports to it.

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]

// The SDK of a Mac has SQLite; anybody else's, found by pkg-config, would tie the program to it.
#if os(macOS)
  let sqlite = Target.systemLibrary(name: "CSQLite")
#else
  let sqlite = Target.systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])])
#endif

let package = Package(
  name: "swiftkit",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "swiftkit", targets: ["swiftkit"]),
    .library(name: "SwiftKitSDK", targets: ["SwiftKitSDK"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ]
)

// MARK: - The program

package.targets += [
  // Leaves: values, the system, messages, tokens.
  .target(name: "RuleModel"),
  .target(name: "JSON"),
  .target(name: "YAMLSubset", dependencies: ["RuleModel"]),
  .target(name: "POSIXSupport", dependencies: ["CMemory", system]),
  .target(name: "HostMessages"),
  .target(name: "ByteText"),
  .target(name: "SourceScanning", dependencies: ["ByteText", "HostMessages"]),
  .target(name: "DesignTokens", dependencies: ["ByteText", "RuleModel"]),
  .target(name: "APIFacts", dependencies: ["ByteText", "RuleModel"]),
  sqlite,
  .systemLibrary(name: "CMemory"),
  .target(name: "CStartUp"),

  // What lies on disk or in another process.
  .target(name: "BundledContent", dependencies: ["POSIXSupport"]),
  .target(name: "FileMemory", dependencies: ["ByteText", "POSIXSupport"]),
  .target(name: "SkillDocuments", dependencies: ["ByteText", "RuleModel", "SourceScanning", "YAMLSubset"]),
  .target(name: "RuleIndex", dependencies: ["ByteText", "CSQLite", "POSIXSupport", "RuleModel"]),
  .target(name: "PluginHosting", dependencies: ["ByteText", "HostMessages", "POSIXSupport", "RuleModel"]),

  // What swiftkit does.
  .target(
    name: "Ingesting",
    dependencies: ["ByteText", "POSIXSupport", "RuleIndex", "RuleModel", "SkillDocuments", "YAMLSubset"]),
  .target(name: "Answering", dependencies: ["APIFacts", "ByteText", "RuleIndex", "RuleModel"]),
  .target(
    name: "Scaffolding",
    dependencies: [
      "ByteText", "FileMemory", "HostMessages", "JSON", "POSIXSupport", "ProjectModel", "RuleModel", "SourceScanning",
    ]),
  .target(
    name: "ProjectModel",
    dependencies: ["ByteText", "JSON", "POSIXSupport", "RuleModel", "SourceScanning", "YAMLSubset"]),
  .target(name: "FigmaImport", dependencies: ["ByteText", "JSON", "RuleModel"]),
  .target(name: "FigmaService", dependencies: ["ByteText", "FigmaImport", "POSIXSupport"]),
  .target(
    name: "SourceChecking",
    dependencies: [
      "APIFacts", "ByteText", "FileMemory", "HostMessages", "PluginHosting", "POSIXSupport", "RuleModel",
      "SourceScanning", "YAMLSubset",
    ]),

  .target(
    name: "Diagnosis",
    dependencies: [
      "BundledContent", "ByteText", "PluginHosting", "POSIXSupport", "RuleIndex", "RuleModel", "Scaffolding",
      "SourceChecking",
    ]),

  // What somebody can ask for.
  .target(
    name: "Workbench",
    dependencies: [
      "APIFacts", "Answering", "BundledContent", "ByteText", "Diagnosis", "FigmaImport", "FigmaService", "HostMessages",
      "Ingesting", "JSON", "PluginHosting", "POSIXSupport", "ProjectModel", "RuleIndex", "RuleModel", "Scaffolding",
      "SkillDocuments", "SourceChecking", "SourceScanning", "WireFormats", "YAMLSubset",
    ]),

  // What people and programs see: results as texts and documents, and the two clients, which do not know each other.
  .target(name: "AgentServer", dependencies: ["JSON", "POSIXSupport"]),
  .target(name: "WireFormats", dependencies: ["RuleModel"]),
  .target(
    name: "Reports",
    dependencies: [
      "APIFacts", "Answering", "BundledContent", "ByteText", "HostMessages", "PluginHosting", "POSIXSupport",
      "ProjectModel",
      "RuleIndex", "RuleModel", "Scaffolding", "SourceChecking", "WireFormats", "Workbench",
    ]),
  .target(
    name: "AgentTools",
    dependencies: [
      "AgentServer", "Answering", "BundledContent", "FigmaImport", "Ingesting", "JSON", "PluginHosting", "POSIXSupport",
      "Reports", "RuleIndex", "RuleModel", "Scaffolding", "SkillDocuments", "SourceChecking", "WireFormats",
      "Workbench", "YAMLSubset",
    ]),
  .target(
    name: "SwiftKitCLI",
    dependencies: [
      "AgentServer", "Answering", "BundledContent", "DesignTokens", "Diagnosis", "FigmaImport", "FigmaService",
      "HostMessages", "Ingesting", "PluginHosting", "POSIXSupport", "Reports", "RuleIndex", "RuleModel", "Scaffolding",
      "SkillDocuments", "SourceChecking", "WireFormats", "Workbench", argumentParser,
    ]),
  .executableTarget(name: "swiftkit", dependencies: ["AgentTools", "CStartUp", "SwiftKitCLI"]),
]

// MARK: - Plugins: the contract, its Swift face, the bundled ones

package.targets += [
  .target(name: "SwiftKitABI", path: "Plugins/ABI"),
  .target(name: "SwiftKitSDK", dependencies: ["SwiftKitABI"], path: "Plugins/SDK"),
]

/// A plugin is two targets, so that its rules can be tested beside those of another: `<Name>` holds the rules,
/// `<Name>Plugin` only the exported entry point, which may exist once in a program.
@MainActor func addPlugin(_ name: String, knowing dependencies: [Target.Dependency] = []) {
  package.targets += [
    .target(name: name, dependencies: ["SwiftKitSDK"] + dependencies, path: "Plugins/\(name)/Rules"),
    .target(
      name: "\(name)Plugin", dependencies: [.target(name: name), "SwiftKitABI", "SwiftKitSDK"],
      path: "Plugins/\(name)/Plugin"),
  ]
  package.products.append(.library(name: name, type: .dynamic, targets: ["\(name)Plugin"]))
}
addPlugin("GlassRules")
addPlugin("ToolbarRules")
addPlugin("DataFlowRules")
addPlugin("ControlRules")
addPlugin("LayoutRules")
addPlugin("MotionRules")
addPlugin("StructureRules")
addPlugin("SymbolRules")
addPlugin("TypeAndColorRules")
addPlugin("ConcurrencyRules")
addPlugin("StateRules")
addPlugin("TestingRules")
addPlugin("DataRules")
addPlugin("ViewRules")
addPlugin("StyleRules")
addPlugin("DesignTokenRules", knowing: ["DesignTokens"])
addPlugin("APIRules", knowing: ["APIFacts", "RuleModel"])

package.targets.append(
  .target(name: "TemplatePlugin", dependencies: ["SwiftKitABI"], path: "Plugins/Template", publicHeadersPath: "."))
package.products.append(.library(name: "TemplatePlugin", type: .dynamic, targets: ["TemplatePlugin"]))

// `swift package swiftkit check`, for packages that depend on this one.
package.targets.append(
  .plugin(
    name: "SwiftKitCommand",
    capability: .command(intent: .custom(verb: "swiftkit", description: "Check, scaffold and ask with swiftkit.")),
    path: "Plugins/Command"))
package.products.append(.plugin(name: "SwiftKitCommand", targets: ["SwiftKitCommand"]))

// Checks that are data are run by the host, with the words that plugins have.
package.targets.append(
  .target(name: "DeclaredChecks", dependencies: ["HostMessages", "SwiftKitABI", "SwiftKitSDK"]))

// MARK: - Tests mirror Sources

package.targets += [
  .target(name: "TestSupport", dependencies: ["POSIXSupport"], path: "Tests/TestSupport"),
  .testTarget(name: "RuleModelTests", dependencies: ["RuleModel", "TestSupport"]),
  .testTarget(name: "JSONTests", dependencies: ["JSON", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "ProjectModelTests", dependencies: ["POSIXSupport", "ProjectModel", "TestSupport"]),
  .testTarget(name: "YAMLSubsetTests", dependencies: ["RuleModel", "TestSupport", "YAMLSubset"]),
  // No module that names the C library is in it, so its mathematics are asked for.
  .executableTarget(
    name: "yaml-nodes", dependencies: ["RuleModel", "YAMLSubset"], path: "Tests/YAMLComparison/Nodes",
    linkerSettings: [.linkedLibrary("m")]),
  .testTarget(name: "POSIXSupportTests", dependencies: ["POSIXSupport", "TestSupport"]),
  .testTarget(name: "HostMessagesTests", dependencies: ["HostMessages", "TestSupport"]),
  .testTarget(name: "DeclaredChecksTests", dependencies: ["DeclaredChecks", "HostMessages"]),
  .testTarget(name: "ByteTextTests", dependencies: ["ByteText", "TestSupport"]),
  .testTarget(name: "SourceScanningTests", dependencies: ["HostMessages", "SourceScanning", "TestSupport"]),
  .testTarget(name: "APIFactsTests", dependencies: ["APIFacts", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "FileMemoryTests", dependencies: ["FileMemory", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "BundledContentTests", dependencies: ["BundledContent", "POSIXSupport", "TestSupport"]),
  .testTarget(
    name: "SkillDocumentsTests",
    dependencies: ["POSIXSupport", "RuleModel", "SkillDocuments", "TestSupport", "WireFormats"]),
  .testTarget(name: "RuleIndexTests", dependencies: ["POSIXSupport", "RuleIndex", "RuleModel", "TestSupport"]),
  .testTarget(
    name: "PluginHostingTests",
    dependencies: ["HostMessages", "PluginHosting", "POSIXSupport", "TestSupport"]),
  .testTarget(
    name: "IngestingTests",
    dependencies: ["Ingesting", "POSIXSupport", "RuleIndex", "RuleModel", "SkillDocuments", "TestSupport"]),
  .testTarget(
    name: "AnsweringTests",
    dependencies: ["Answering", "Ingesting", "POSIXSupport", "RuleIndex", "RuleModel", "TestSupport"]),
  .testTarget(
    name: "FigmaServiceTests", dependencies: ["FigmaImport", "FigmaService", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "FigmaImportTests", dependencies: ["FigmaImport", "POSIXSupport", "TestSupport"]),
  .testTarget(
    name: "ScaffoldingTests",
    dependencies: ["HostMessages", "PluginHosting", "POSIXSupport", "ProjectModel", "Scaffolding", "TestSupport"]),
  .testTarget(
    name: "SourceCheckingTests",
    dependencies: [
      "FileMemory", "HostMessages", "PluginHosting", "POSIXSupport", "RuleModel", "SkillDocuments", "SourceChecking",
      "SourceScanning", "TestSupport", "YAMLSubset",
    ]),
  .testTarget(name: "AgentServerTests", dependencies: ["AgentServer", "JSON", "POSIXSupport", "TestSupport"]),
  .testTarget(name: "WireFormatsTests", dependencies: ["TestSupport", "WireFormats"]),
  .testTarget(
    name: "DiagnosisTests",
    dependencies: ["Diagnosis", "POSIXSupport", "TestSupport"]),
  .testTarget(
    name: "WorkbenchTests",
    dependencies: [
      "Answering", "FigmaImport", "FigmaService", "Ingesting", "JSON", "PluginHosting", "POSIXSupport", "RuleIndex",
      "RuleModel", "Scaffolding", "SourceChecking", "TestSupport", "Workbench", "YAMLSubset",
    ]),
  .testTarget(
    name: "ReportsTests",
    dependencies: [
      "Answering", "HostMessages", "Ingesting", "PluginHosting", "POSIXSupport", "Reports", "RuleIndex", "RuleModel",
      "SourceChecking", "TestSupport", "WireFormats", "Workbench",
    ]),
  .testTarget(
    name: "AgentToolsTests",
    dependencies: ["AgentServer", "AgentTools", "JSON", "POSIXSupport", "RuleIndex", "TestSupport", "Workbench"]),
  .testTarget(
    name: "SwiftKitCLITests",
    dependencies: [
      "Answering", "ByteText", "Ingesting", "JSON", "PluginHosting", "POSIXSupport", "Reports", "RuleIndex",
      "RuleModel", "SwiftKitCLI", "TestSupport", "WireFormats", "Workbench", argumentParser,
    ]),
  .testTarget(name: "HouseTests", dependencies: ["POSIXSupport", "TestSupport"]),
]

// MARK: - The half that parses Swift

// Building SwiftSyntax takes minutes. Whoever works on the other half may leave this one out:
// SWIFTKIT_WITHOUT_HOST=1 swift test
if Context.environment["SWIFTKIT_WITHOUT_HOST"] == nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0"))
  package.targets += [
    .target(name: "SwiftSourceModel", dependencies: ["ByteText", "SwiftKitABI"] + swiftSyntax),
    .target(name: "SourceEditing", dependencies: ["HostMessages"] + swiftSyntax),
    .executableTarget(
      name: "swiftkit-plugin-host",
      dependencies: [
        "ByteText", "DeclaredChecks", "HostMessages", "POSIXSupport", "SourceEditing", "SourceScanning", "SwiftKitABI",
        "SwiftSourceModel", "WireFormats",
      ]),
    .testTarget(
      name: "SourceEditingTests",
      dependencies: ["HostMessages", "POSIXSupport", "Scaffolding", "SourceEditing", "TestSupport"]),
    .testTarget(name: "SwiftSourceModelTests", dependencies: ["SwiftKitABI", "SwiftSourceModel", "TestSupport"]),
    .testTarget(
      name: "PluginTests",
      dependencies: [
        "APIRules",
        "ConcurrencyRules", "ControlRules", "DataFlowRules", "DataRules", "DeclaredChecks", "DesignTokenRules",
        "DesignTokens",
        "GlassRules",
        "HostMessages",
        "LayoutRules", "MotionRules",
        "POSIXSupport", "SkillDocuments", "SourceChecking", "SourceScanning", "StateRules",
        "StructureRules", "StyleRules", "SymbolRules",
        "SwiftKitABI",
        "SwiftKitSDK", "SwiftSourceModel",
        "TestSupport", "TestingRules",
        "ToolbarRules", "TypeAndColorRules", "ViewRules", "YAMLSubset",
      ]),
  ]
}

// MARK: - What only `make bench` builds

// The floor that a check is measured against: SwiftParser and nothing else.
if Context.environment["SWIFTKIT_BENCH"] != nil {
  package.targets.append(.executableTarget(name: "bare-parse", dependencies: swiftSyntax, path: "Benchmarks/BareParse"))
}

// MARK: - Settings

// What lies beside sources without being one: goldens, fixtures, manuals, descriptors.
for target in package.targets {
  let folder = target.path ?? (target.isTest ? "Tests/\(target.name)" : "Sources/\(target.name)")
  target.exclude = ["Golden", "Fixtures", "README.md", "Template.json"].filter {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)/\($0)")
  }
}

// Swift 6 mode with the upcoming features of the next one, in every target of ours. No warning is left behind where we build
// (`make test`, `make check` and CI set SWIFTKIT_STRICT); a newer compiler or SDK may warn without stopping anybody's build.
let upcoming = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
let strictness: [SwiftSetting] =
  Context.environment["SWIFTKIT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let targetsInC: Set = ["CMemory", "CSQLite", "CStartUp", "SwiftKitABI", "TemplatePlugin"]
for target in package.targets where !targetsInC.contains(target.name) && target.type != .plugin {
  target.swiftSettings = upcoming.map { .enableUpcomingFeature($0) } + strictness
}
