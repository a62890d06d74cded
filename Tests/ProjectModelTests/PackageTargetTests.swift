import ProjectModel
import TestSupport
import Testing

/// What a manifest of a package says of its targets.
@Suite struct PackageTargetTests {
  private func model(_ arguments: String, before: String = "", files: [String] = []) throws -> ProjectModel {
    let folder = try TemporaryFolder()
    try folder.write("\(before)let package = Package(name: \"P\", \(arguments))\n", to: "Package.swift")
    for file in files { try folder.write("", to: file) }
    return try ProjectModel(at: folder.path)
  }

  @Test(arguments: [
    ("target", "library"), ("executableTarget", "command"), ("testTarget", "tests"), ("macro", "buildTool"),
    ("plugin", "buildTool"), ("systemLibrary", nil),
  ])
  func products(kind: String, expected: String?) throws {
    let model = try model("targets: [.\(kind)(name: \"A\")]")
    #expect(model.targets.first?.product.rawValue == expected)
    #expect(model.problems.isEmpty)
  }

  /// The name of a folder may have letters of several bytes.
  @Test func aFolderOfAnyName() throws {
    let folder = try TemporaryFolder()
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\n"
    try folder.write(manifest, to: "Bücher/Package.swift")
    try folder.write("", to: "Bücher/Sources/A/a.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.targets.map(\.name) == ["A"] && model.files.map(\.path).contains("Bücher/Sources/A/a.swift"))
  }

  @Test func aPlaygroundIsAnApp() throws {
    let app = "products: [.iOSApplication(name: \"A\", targets: [\"A\"])]"
    let target = try #require(try model("\(app), targets: [.executableTarget(name: \"A\", path: \".\")]").targets.first)
    #expect(target.kind == .playground && target.isApp)
    #expect(!target.isOffered)
  }

  @Test func librariesOfferTheirTargets() throws {
    let products = ".library(name: \"Kit\", targets: [\"A\"]), .executable(name: \"tool\", targets: [\"B\"])"
    let model = try model("products: [\(products)], targets: [.target(name: \"A\"), .executableTarget(name: \"B\")]")
    #expect(model.targets.map(\.products) == [["Kit"], []])
    #expect(model.targets.map(\.isOffered) == [true, false])
    #expect(model.targets.map { "\($0.kind)" } == ["package", "package"])
  }

  @Test(arguments: [
    ("", nil), (".defaultIsolation(MainActor.self)", "MainActor"), (".defaultIsolation(nil)", "nonisolated"),
    (".enableUpcomingFeature(\"A\")", nil),
  ])
  func isolation(setting: String, expected: String?) throws {
    let model = try model("targets: [.target(name: \"A\", swiftSettings: [\(setting)])]", files: ["Sources/A/a.swift"])
    #expect(model.targets.first?.defaultIsolation?.value == expected)
    #expect(model.isOnMainActor(at: "Sources/A/a.swift") == (expected == "MainActor"))
    // What no target builds is nobody's.
    #expect(!model.isOnMainActor(at: "Other/a.swift"))
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0\n", "", "", "6"), ("// swift-tools-version:5.9\n", "", "", "5"),
    ("// swift-tools-version:\n", "", "", nil), ("", "", "", nil),
    ("// swift-tools-version:6.0\n", ", swiftLanguageModes: [.v5]", "", "5"),
    ("// swift-tools-version:5.5\n", ", swiftLanguageVersions: [.v4, .v4_2]", "", "4.2"),
    ("// swift-tools-version:6.0\n", "", ".swiftLanguageMode(.v5)", "5"),
  ])
  func languageModes(before: String, argument: String, setting: String, expected: String?) throws {
    let model = try model("targets: [.target(name: \"A\", swiftSettings: [\(setting)])]\(argument)", before: before)
    #expect(model.targets.first?.languageMode?.value == expected)
  }

  /// The folder that is there, and without any the first of the usual ones.
  @Test(arguments: [
    ("target", "src/A/a.swift", "src/A"), ("target", "a.swift", "Sources/A"),
    ("target", "Tests/A/a.swift", "Sources/A"),
    ("testTarget", "Sources/A/a.swift", "Sources/A"), ("testTarget", "a.swift", "Tests/A"),
    ("plugin", "Sources/A/a.swift", "Plugins/A"),
  ])
  func usualFolders(kind: String, file: String, expected: String) throws {
    #expect(try model("targets: [.\(kind)(name: \"A\")]", files: [file]).targets.map(\.sources) == [[expected]])
  }

  @Test func sourcesThatAreNamed() throws {
    let target = ".target(name: \"A\", path: \"K\", exclude: [\"Kit/Old\"], sources: [\"Kit\", \"one.swift\"])"
    let files = ["K/Kit/a.swift", "K/Kit/Old/o.swift", "K/one.swift", "K/two.swift"]
    let model = try model("targets: [\(target)]", files: files)
    #expect(model.targets.map(\.sources) == [["K/Kit"]] && model.targets.map(\.files) == [["K/one.swift"]])
    #expect(model.files.filter { !$0.targets.isEmpty }.map(\.path).sorted() == ["K/Kit/a.swift", "K/one.swift"])
    #expect(model.targets.first.map { model.count(of: $0) } == 2)
  }

  /// Of a system that is said twice the first counts.
  @Test func systems() throws {
    let model = try model("platforms: [.iOS(.v17), .iOS(.v16), .macOS(\"14.2\")], targets: [.target(name: \"A\")]")
    let systems = model.targets.first?.platforms.map { "\($0.platform) \($0.lowest?.value.description ?? "?")" }
    #expect(systems == ["iOS 17.0", "macOS 14.2"])
    #expect(model.targets.first?.isForCatalyst == false)
  }

  /// A target that another call holds is none of the package.
  @Test func targetsOfOtherCalls() throws {
    let model = try model("targets: [.target(name: \"A\")]", before: "let other = Wrapped(.target(name: \"X\"))\n")
    #expect(model.targets.map(\.name) == ["A"])
    #expect(model.targets.first?.source == FactSource(file: "Package.swift", line: 2))
  }
}
