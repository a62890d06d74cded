import POSIXSupport
import TestSupport
import Testing

private let canCheck = FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil

/// `new` runs the checks over what it is about to write.
@Suite(.enabled(if: canCheck, "needs the plugin host and the plugins"))
struct ScaffoldCheckTests {
  @Test func anErrorStopsTheRunAndAWarningDoesNot() throws {
    let folder = try project(body: "Text(\"Hello\").foregroundStile(.red).cornerRadius(4)")
    try folder.write("enable: [corner-radius-modifier]\n", to: ".swiftkit.yml")
    let before = try folder.listing()
    let run = try ProgramRun.swiftkit("new", "ours", "Greeting", in: folder.path)
    #expect(run.exitCode == 1 && run.output.contains("[corner-radius-modifier]"), "\(run)")
    #expect(run.output.contains("GreetingView.swift:4:"))
    #expect(
      run.output.hasSuffix("Nothing was written: the checks found 1 error; --no-check writes the files anyway.\n"))
    #expect(try folder.listing() == before)

    let json = try ProgramRun.swiftkit("new", "ours", "Greeting", "--dry-run", "--json", in: folder.path)
    #expect(json.exitCode == 1 && json.output.contains("\"check\" : \"api-unknown-modifier\""), "\(json)")

    let told = try ProgramRun.swiftkit("new", "ours", "Greeting", "--no-check", in: folder.path)
    #expect(told.exitCode == 0 && !told.output.contains("[corner-radius-modifier]"), "\(told)")
    #expect(try folder.listing().contains("Greeting/GreetingView.swift"))
  }

  /// Beside packages `check` only notes an API that does not exist, since one may bring it; a template uses nothing of them.
  @Test func whatIsNewIsJudgedStrictlyBesidePackages() throws {
    let folder = try project(body: "Text(\"Hello\").foregroundStile(.red)")
    try folder.write("import Lottie\n", to: "Other.swift")
    let run = try ProgramRun.swiftkit("new", "ours", "Greeting", in: folder.path)
    #expect(run.exitCode == 1 && run.output.contains("error: ") && run.output.contains("Nothing was written"), "\(run)")
    let written = try ProgramRun.swiftkit("new", "ours", "Greeting", "--no-check", in: folder.path)
    #expect(written.exitCode == 0, "\(written)")
    let check = try ProgramRun.swiftkit("check", "--checks", "api-unknown-modifier", in: folder.path)
    #expect(check.exitCode == 0 && check.output.contains("note: "), "\(check)")
  }

  @Test func aWarningIsToldAndWritten() throws {
    let folder = try project(body: "NavigationView { Text(\"Hello\") }")
    let run = try ProgramRun.swiftkit("new", "ours", "Greeting", in: folder.path)
    #expect(run.exitCode == 0 && run.output.contains("warning: ") && run.output.contains("Created 1 file."), "\(run)")
  }

  /// The settings of the project hold, and so does what it declares.
  @Test func theProjectsSettingsHold() throws {
    let folder = try project(body: "Text(\"Hello\").foregroundStile(.red).cornerRadius(4)")
    try folder.write("disable: [api-unknown-modifier, corner-radius-modifier]\n", to: ".swiftkit.yml")
    let run = try ProgramRun.swiftkit("new", "ours", "Greeting", in: folder.path)
    #expect(run.exitCode == 0 && !run.output.contains("Greeting/GreetingView.swift:"), "\(run)")
  }

  /// Two files of the project get something and a new one is checked: all of it by one host.
  @Test(.enabled(if: PluginInC.canRun)) func oneHostEditsAndChecks() throws {
    let kit = try PortableSwiftKit(plugins: ["test": ""])
    let host = kit.kit.appending("swiftkit-plugin-host")
    let starts = kit.folder.path.appending("starts")
    #expect(rename(host.string, kit.kit.appending("real-host").string) == 0)
    let script = "#!/bin/sh\necho started >> '\(starts)'\nexec '\(kit.kit)/real-host' \"$@\"\n"
    try AtomicFile.write(Array(script.utf8), to: host, permissions: 0o755)
    try kit.write(
      """
      {
        "schema": 1, "name": "ours", "version": "1.0.0", "summary": "A trip.",
        "variables": [{ "name": "Name", "type": "typeName", "from": "argument", "help": "Where it goes." }],
        "files": [{ "from": "__Name__.swift", "place": "feature", "role": "model" }],
        "inject": [
          { "as": "member", "into": "Places", "text": "case __name__", "role": "place" },
          { "as": "member", "into": "Ways", "text": "case __name__", "role": "way" }
        ]
      }

      """, to: ".swiftkit/templates/ours/template.json")
    try kit.write("struct __Name__ {\n  let trip = 1\n}\n", to: ".swiftkit/templates/ours/__Name__.swift")
    try kit.write("enum Places {\n  case home\n}\n", to: "Places.swift")
    try kit.write("enum Ways {\n  case home\n}\n", to: "Ways.swift")
    let run = try kit.run("new", "ours", "Rome")
    #expect(run.exitCode == 0 && run.output.contains("Rome/Rome.swift:2:7: warning: "), "\(run)")
    #expect(try kit.read("Places.swift").contains("case rome") && kit.read("Ways.swift").contains("case rome"))
    #expect(try FileContents.text(of: starts) == "started\n")
  }

  private func project(body: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "schema": 1, "name": "ours", "version": "1.0.0", "summary": "A greeting.",
        "variables": [{ "name": "Name", "type": "typeName", "from": "argument", "help": "Whom it greets." }],
        "files": [{ "from": "__Name__View.swift", "place": "feature", "role": "view" }]
      }

      """, to: ".swiftkit/templates/ours/template.json")
    try folder.write(
      """
      import SwiftUI

      struct __Name__View: View {
        var body: some View { \(body) }
      }

      #Preview {
        __Name__View()
      }

      """, to: ".swiftkit/templates/ours/__Name__View.swift")
    return folder
  }
}
