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
