import POSIXSupport
import TestSupport
import Testing

/// A design as a whole feature: what the scaffolder writes around the screen, and that it knows it as its own.
@Suite struct FeatureTests {
  private static let fixtures = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures")

  /// Every run finds what the ones before it have kept for an undo.
  private static func environment(of folder: TemporaryFolder) -> [String: String] {
    ["XDG_STATE_HOME": folder.path.appending(".state").string]
  }

  private func generate(_ design: String, _ more: String..., in folder: TemporaryFolder) throws -> ProgramRun {
    let file = Self.fixtures.appending("\(design).json").string
    return try ProgramRun(
      PackageFolder.program, ["figma", "generate", file, "--feature"] + more, in: folder.path,
      environment: FeatureTests.environment(of: folder))
  }

  /// Two features in one project: they compile together, the checks find nothing, and undo takes them back.
  @Test func featuresAreScaffolded() throws {
    let folder = try TemporaryFolder()
    let dry = try generate("rows", "--name", "Preferences", "--dry-run", in: folder)
    #expect(dry.exitCode == 0 && dry.output.contains("PreferencesContentView.swift"))
    #expect(try folder.listing().isEmpty)

    #expect(try generate("rows", "--name", "Preferences", in: folder).exitCode == 0)
    #expect(try generate("glass-buttons", "--name", "NowPlaying", in: folder).exitCode == 0)
    for name in ["View", "ContentView", "ViewModel", "Item", "Service", "Previews"] {
      #expect(try folder.read("Preferences/Preferences\(name).swift").contains("Preferences"), "\(name)")
    }
    let view = try folder.read("Preferences/PreferencesView.swift")
    for state in [".loading:", ".loaded:", ".empty:", ".error("] { #expect(view.contains("case \(state)"), "\(state)") }
    #expect(view.contains("PreferencesContentView()"))
    #expect(try folder.read("Preferences/PreferencesContentView.swift").contains("\"Wi-Fi\""))
    #expect(try folder.read("Shared/ViewState.swift").contains("enum ViewState"))

    let files = try FileTree.files(below: folder.path).filter {
      $0.extension == "swift" && !$0.string.contains("Tests/")
    }
    #expect(try StubSwiftUI.compiled().complaints(about: files) == "")
    if FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil {
      let check = try ProgramRun.swiftkit("check", ".", in: folder.path)
      #expect(check.exitCode == 0 && check.output == "", "\(check.output)")
    }

    // The scaffolder's own commands know what was written, and write the same again.
    let update = try ProgramRun.swiftkit("update", "NowPlaying", in: folder.path)
    #expect(update.exitCode == 0 && update.output.hasSuffix("Nothing to do.\n"))
    let again = try generate("rows", "--name", "Preferences", in: folder)
    #expect(again.exitCode == 1 && again.output.contains("conflict"))
    #expect(try generate("rows", "--name", "Preferences", "--on-conflict", "skip", in: folder).exitCode == 0)
    #expect(try ProgramRun.swiftkit("undo", in: folder.path, environment: Self.environment(of: folder)).exitCode == 0)
    #expect(try folder.listing().contains { $0.contains("NowPlaying") && $0.hasSuffix(".swift") } == false)
    #expect(try folder.listing().contains("Preferences/PreferencesView.swift"))
  }

  /// A layer's name that the system has is made another; a name that somebody gave is his to change.
  @Test func names() throws {
    let folder = try TemporaryFolder()
    let run = try generate("rows", "--out", "App", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.listing().contains("App/SettingsScreen/SettingsScreenView.swift"))
    #expect(try generate("rows", "--name", "Settings", in: folder).exitCode == 0)
    let lone = try ProgramRun.swiftkit(
      "figma", "generate", Self.fixtures.appending("rows.json").string, "--dry-run", in: folder.path)
    #expect(lone.exitCode == 64 && lone.errors.contains("require --feature"))
  }
}
