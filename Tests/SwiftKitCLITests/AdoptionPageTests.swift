import POSIXSupport
import TestSupport
import Testing

@testable import Workbench

/// What docs/adopting.md and docs/beside-swiftlint.md tell people to write is tried, as far as it runs here.
@Suite struct AdoptionPageTests {
  private static func page(_ name: String) throws -> String {
    try FileContents.text(of: PackageFolder.root.appending("docs").appending(name))
  }

  /// The blocks that are files, by name.
  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for block in try page("adopting.md").split(separator: "```").map(String.init) {
      guard let start = block.firstRange(of: " file="), let end = block.firstIndex(of: "\n"), start.upperBound < end
      else { continue }
      files[String(block[start.upperBound..<end])] = String(block[block.index(after: end)...])
    }
    return files
  }

  private static let bad =
    "import SwiftUI\n\nstruct A: View { var body: some View { NavigationView { Text(\"a\") } } }\n"
  private static let good = "import SwiftUI\n\nlet a = Text(\"a\")\n"

  /// The commands of a file for CI, or the script itself.
  private static func commands(of name: String) throws -> [String] {
    let text = try #require(files()[name], "docs/adopting.md has no \(name)")
    if name.hasSuffix(".sh") { return [text] }
    return text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "swiftkit check").map { String(line[$0.lowerBound...]) }
    }.filter { !$0.hasSuffix("name: swiftkit check") && $0 != "swiftkit check" }
  }

  @Test(
    arguments: [
      (".github/workflows/swiftkit.yml", "summary.md"), (".gitlab-ci.yml", "gl-code-quality-report.json"),
      (".pre-commit-config.yaml", nil), ("Scripts/swiftkit-phase.sh", nil),
    ] as [(String, String?)])
  func eachCommandIsAGate(file: String, writes: String?) throws {
    let commands = try Self.commands(of: file)
    #expect(commands.count == 1, "\(commands)")
    for (source, code) in [(Self.bad, Int32(1)), (Self.good, 0)] {
      let folder = try TemporaryFolder()
      try folder.write(source, to: "a.swift")
      try folder.write("strict: true\n", to: ".swiftkit.yml")
      let run = try ProgramRun(
        "/bin/sh", ["-e", "-c", commands[0]], in: folder.path,
        environment: [
          "PATH": "\(PackageFolder.products):/usr/bin:/bin", "HOME": folder.path.string, "SRCROOT": folder.path.string,
          "GITHUB_STEP_SUMMARY": folder.path.appending("summary.md").string,
        ])
      #expect(run.exitCode == code, "\(run)")
      if let writes { #expect(try folder.read(writes).isEmpty == false) }
    }
  }

  /// A machine without swiftkit builds all the same.
  @Test func thePhaseWithoutSwiftkit() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      "/bin/sh", ["-e", "-c", try Self.commands(of: "Scripts/swiftkit-phase.sh")[0]], in: folder.path,
      environment: ["PATH": "/usr/bin:/bin", "SRCROOT": folder.path.string])
    #expect(run.exitCode == 0 && run.output == "warning: swiftkit is not installed\n")
  }

  /// The files are YAML that its readers understand.
  @Test(
    .enabled(if: PythonYAML.isThere, "needs PyYAML"),
    arguments: [
      ".github/workflows/swiftkit.yml", ".gitlab-ci.yml", ".pre-commit-config.yaml",
    ])
  func eachFileIsYAML(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(try #require(Self.files()[file]), to: "a.yml")
    let run = try ProgramRun(
      "/usr/bin/env", ["python3", "-c", "import yaml; assert isinstance(yaml.safe_load(open('a.yml')), dict)"],
      in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  /// The tables of the overlap are those that `init` goes by.
  @Test func theOverlap() throws {
    let rows = try Self.page("beside-swiftlint.md").split(separator: "\n").compactMap { line -> [String]? in
      let cells = line.split(separator: "`").map(String.init)
      guard line.hasPrefix("| `"), cells.count == 5, cells[2] == " | ", !cells[3].contains(":") else { return nil }
      return [cells[1], cells[3]]
    }
    let known = LintRules.swiftLint.merging(LintRules.swiftFormat) { first, _ in first }
    #expect(Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first } == known)
  }
}

/// Whether Python can read YAML here.
private enum PythonYAML {
  static let isThere = (try? ProgramRun("/usr/bin/env", ["python3", "-c", "import yaml"]))?.exitCode == 0
}
