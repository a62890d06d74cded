import POSIXSupport
import TestSupport
import Testing

/// What packages declare counts as known where their sources are at hand.
struct PackageSourcesTests {
  private let folder: TemporaryFolder

  private static let screen = """
    import SwiftUI
    import Shine

    struct Screen: View {
      @Environment(\\.shine) var shine
      var body: some View { Text("New").paddin2() }
      var other: some View { Text("New").fonts(.body).buttonStyle(.plainer) }
    }

    """

  private static let package = """
    import SwiftUI

    public extension View {
      func fonts(_ size: Int) -> some View { self }
      func paddin2() -> some View { self }
    }
    extension ButtonStyle where Self == Plainer { public static var plainer: Plainer { Plainer() } }
    extension EnvironmentValues { @Entry public var shine = 1 }
    public struct Text { func paddin3() { } }

    """

  init() throws {
    folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    try folder.write(Self.screen, to: "Sources/Screen.swift")
    try folder.write(".build\n", to: ".gitignore")
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-unknown-modifier,api-unknown-value", "--quiet"] + arguments,
      in: folder.path,
      environment: ["HOME": folder.path.appending("home").string])
  }

  @Test(arguments: [".build/checkouts", "SourcePackages/checkouts", "Vendor"])
  func atHand(place: String) throws {
    let before = try check()
    // Only notes, as the package may have them.
    #expect(
      before.exitCode == 0 && before.output.contains("`fonts`") && before.output.contains(".plainer"),
      "\(before.output)")
    try folder.write(Self.package, to: "\(place)/shine/Sources/Shine/View.swift")
    if place == "Vendor" { try folder.write("api:\n  checkouts: [Vendor]\nexclude: [Vendor/]\n", to: ".swiftkit.yml") }
    // The second run has what the first one kept.
    for _ in 0..<2 {
      let run = try check()
      #expect(run.exitCode == 0 && run.output == "", "\(run.output)\(run.errors)")
    }
    // All packages are known, so that what none has is told.
    try folder.write("import SwiftUI\nimport Shine\nlet a = Text(\"a\").nowhere(3)\n", to: "Sources/Other.swift")
    let run = try check()
    #expect(run.output.contains("no modifier `nowhere`"), "\(run.output)\(run.errors)")
  }

  @Test func lookedUp() throws {
    try folder.write(
      "import SwiftUI\n\nextension View {\n  /// Lets it shine.\n  /// Always.\n  @ViewBuilder\n  public func glow(_ much: Int) -> some View { self }\n  func glow() { }\n}\n",
      to: ".build/checkouts/shine/Sources/Shine/View.swift")
    let run = try ProgramRun.swiftkit("api", "glow", in: folder.path)
    #expect(
      run.output
        == "public func glow(_ much: Int) -> some View, in the package shine\n  .build/checkouts/shine/Sources/Shine/View.swift:7\n  Lets it shine.\n  Always.\n",
      "\(run.errors)")
    #expect(run.exitCode == 0)
  }

  /// What a repository brings leads nowhere out of it.
  @Test func links() throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.package, to: "checkouts/shine/Sources/Shine/View.swift")
    let link = try ProgramRun(
      "/bin/ln", ["-s", outside.path.string, folder.path.appending(".build").string], in: folder.path)
    #expect(link.exitCode == 0)
    #expect(try check().output.contains("`fonts`"))
    try folder.write("api:\n  checkouts: [../x]\n", to: ".swiftkit.yml")
    let run = try check()
    #expect(run.exitCode == 2 && run.errors.contains("'../x' is outside the settings folder"), "\(run.errors)")
  }

  @Test func extraNames() throws {
    try folder.write("api:\n  extra: [fonts, paddin2, plainer, shine]\n", to: ".swiftkit.yml")
    let run = try check()
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func seenInOtherFiles() throws {
    for number in 0..<3 {
      try folder.write(
        "import SwiftUI\nimport Shine\nlet a = Text(\"a\")\n  .paddign()\n", to: "Sources/\(number).swift")
    }
    #expect(try check("Sources/1.swift").output == "")
    try folder.write("api:\n  seen-in: off\n", to: ".swiftkit.yml")
    #expect(try check("Sources/1.swift").output.contains("`paddign`"))
    try folder.write("api:\n  seen-in: never\n", to: ".swiftkit.yml")
    #expect(try check().errors.contains(".swiftkit.yml:2"))
  }
}
