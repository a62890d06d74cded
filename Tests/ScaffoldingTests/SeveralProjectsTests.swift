import Scaffolding
import TestSupport
import Testing

/// A folder around several projects, without a `.git` of its own.
@Suite struct SeveralProjectsTests {
  private static let app = """
    name: App
    options: { deploymentTarget: { iOS: "18.0" } }
    targets:
      App: { type: application, platform: iOS, sources: App }
    """
  private static let package =
    #"let package = Package(name: "Kit", platforms: [.iOS(.v18)], targets: [.target(name: "Kit")])"#

  /// An app with screens beside packages with hardly any is meant; otherwise somebody chooses.
  @Test(arguments: [
    ("kit", 4, 1, true), ("kit", 3, 0, true), ("kit", 3, 1, false), ("kit", 2, 0, false), ("kit/one", 4, 1, true),
    ("kit/one", 3, 1, false),
  ])
  func anAppBesidePackages(package: String, own: Int, others: Int, isClear: Bool) throws {
    var files = ["phone/project.yml": Self.app, "phone/App/a.swift": "", "\(package)/Package.swift": Self.package]
    files["\(package)/Sources/Kit/k.swift"] = ""
    for index in 0..<own { files["phone/App/Views/S\(index)View.swift"] = "" }
    for index in 0..<others { files["\(package)/Sources/Kit/P\(index)View.swift"] = "" }
    let project = try Project(files)
    if isClear {
      let layout = try ProjectLayout(workingFolder: project.root)
      #expect(layout.folder(for: .feature, of: "Orders") == "phone/App/Views/Orders/")
    } else {
      #expect(throws: ScaffoldingError.severalProjects(["kit", "phone"])) {
        try ProjectLayout(workingFolder: project.root)
      }
    }
  }

  private static func manifest(_ name: String, target: String) -> String {
    "let package = Package(name: \"\(name)\", platforms: [.macOS(.v15)], targets: [\(target)])\n"
  }

  /// Of packages the one with the program that shows something is meant, where the others are there for it.
  @Test(arguments: [
    (".executableTarget(name: \"Bar\", dependencies: [\"Core\"])", 1, 0, true),
    (".executableTarget(name: \"Bar\", dependencies: [\"Core\"])", 0, 0, false),
    (".executableTarget(name: \"Bar\", dependencies: [\"Core\"])", 9, 1, false),
    (".executableTarget(name: \"Bar\")", 1, 0, false),
    (".target(name: \"Bar\", dependencies: [\"Core\"])", 1, 0, false),
  ])
  func aProgramBesidePackages(target: String, own: Int, others: Int, isClear: Bool) throws {
    var files = ["bar/Package.swift": Self.manifest("Bar", target: target), "bar/Sources/Bar/b.swift": ""]
    files["core/Package.swift"] = Self.manifest("Core", target: ".target(name: \"Core\")")
    files["core/Sources/Core/c.swift"] = ""
    for index in 0..<own { files["bar/Sources/Bar/S\(index)View.swift"] = "" }
    for index in 0..<others { files["core/Sources/Core/P\(index)View.swift"] = "" }
    let project = try Project(files)
    if isClear {
      let layout = try ProjectLayout(workingFolder: project.root)
      #expect(layout.folder(for: .feature, of: "Orders") == "bar/Sources/Bar/Orders/")
    } else {
      #expect(throws: ScaffoldingError.severalProjects(["bar", "core"])) {
        try ProjectLayout(workingFolder: project.root)
      }
    }
  }

  /// An app that only starts what a package holds: the library with the screens is meant.
  @Test(arguments: [
    ("Kit", 1, 20, true), ("Kit", 1, 19, true), ("Kit", 1, 12, true), ("Kit", 1, 10, true), ("Kit", 1, 9, false),
    ("Kit", 4, 20, false), ("Other", 1, 20, false),
  ])
  func aLibraryBesideItsApp(used: String, own: Int, screens: Int, isClear: Bool) throws {
    let app = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { Kit: { path: ../kit } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: Kit, product: \(used) }] }
      """
    var files = ["phone/project.yml": app, "kit/Package.swift": Self.package]
    for index in 0..<own { files["phone/App/Start\(index).swift"] = "" }
    for index in 0..<screens { files["kit/Sources/Kit/Views/P\(index)View.swift"] = "" }
    let project = try Project(files)
    if isClear {
      let layout = try ProjectLayout(workingFolder: project.root)
      #expect(layout.folder(for: .feature, of: "Orders") == "kit/Sources/Kit/Views/Orders/")
    } else {
      #expect(throws: ScaffoldingError.severalProjects(["kit", "phone"])) {
        try ProjectLayout(workingFolder: project.root)
      }
    }
  }

  /// Of two projects that are more than packages none is meant, wherever a package lies beside them.
  @Test(arguments: ["two", "two/deep"]) func twoApps(other: String) throws {
    var files = ["one/project.yml": Self.app, "\(other)/project.yml": Self.app, "\(other)/App/a.swift": ""]
    files["two/kit/Package.swift"] = Self.package
    for index in 0..<9 { files["one/App/S\(index)View.swift"] = "" }
    let project = try Project(files)
    #expect(throws: ScaffoldingError.severalProjects(["one", "two"])) {
      try ProjectLayout(workingFolder: project.root)
    }
  }
}
