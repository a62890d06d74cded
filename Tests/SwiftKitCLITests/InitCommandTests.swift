import POSIXSupport
import SourceChecking
import TestSupport
import Testing

@Suite struct InitCommandTests {
  /// The draft shows every setting, and what it shows as an example can be used as it stands.
  @Test func everySettingIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let draft = try ProgramRun.swiftkit("init", "--dry-run", in: folder.path).output
    let names = SettingDescription.all.map(\.name)
    let lines = draft.split(separator: "\n").map { line -> Substring in
      let bare = line.hasPrefix("# ") ? line.dropFirst(2) : line
      let isSetting = names.contains { bare.hasPrefix("\($0):") } || line.hasPrefix("#   ") && bare.contains(":")
      return isSetting || line.hasPrefix("#   - ") ? bare : line
    }
    for name in names { #expect(lines.contains { $0.hasPrefix("\(name):") }, "\(name) is not in\n\(draft)") }
    try folder.write("strict: false\n", to: "Config/swiftkit.yml")
    try folder.write(lines.joined(separator: "\n") + "\n", to: ".swiftkit.yml")
    let run = try ProgramRun.swiftkit("settings", "show", in: folder.path)
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)\(lines.joined(separator: "\n"))")
  }

  @Test func writesSettingsThatCheckAndNewRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"A\", platforms: [.iOS(.v26)], targets: [.target(name: \"App\")])\n",
      to: "Package.swift")
    try folder.write("import SwiftUI\n", to: "Sources/App/A.swift")
    let shown = try ProgramRun.swiftkit("init", "--dry-run", in: folder.path)
    #expect(FileStatus(folder.path.appending(".swiftkit.yml")) == nil && shown.exitCode == 0)
    let run = try ProgramRun.swiftkit("init", in: folder.path.appending("Sources/App"))
    #expect(run.output == "Wrote ../../.swiftkit.yml.\n" || run.output.hasPrefix("Wrote "), "\(run)")
    #expect(try folder.read(".swiftkit.yml") == shown.output)
    // Once more is refused, by the exit code too.
    let again = try ProgramRun.swiftkit("init", in: folder.path)
    #expect(again.exitCode == 1 && again.output.hasPrefix(".swiftkit.yml already exists"))
    #expect(try ProgramRun.swiftkit("init", "--force", in: folder.path).exitCode == 0)

    let plan = try ProgramRun.swiftkit("new", "screen", "Home", "--dry-run", "--json", in: folder.path)
    #expect(plan.output.contains("\"ios\" : \"26\""))
    let told = try ProgramRun.swiftkit(
      "new", "screen", "Home", "--set", "ios=18", "--dry-run", "--json", in: folder.path)
    #expect(told.output.contains("\"ios\" : \"18\""))
    let checked = try ProgramRun.swiftkit("check", "--no-cache", in: folder.path)
    #expect(!checked.errors.contains(".swiftkit.yml"), "\(checked.errors)")
  }
}
