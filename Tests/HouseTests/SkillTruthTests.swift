import POSIXSupport
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What our rules show as good exists on the oldest system that each rule is for.
@Suite struct SkillTruthTests {
  private static let checks = "api-unknown-modifier,api-unknown-value,api-wrong-labels,api-too-new,api-deprecated"

  @Test func goodExamplesHoldOnTheirSystems() throws {
    let folder = try TemporaryFolder()
    let examples = try Self.examples(under: "Good")
    for example in examples {
      let head = example.code.contains("import SwiftUI") ? "" : "import SwiftUI\n"
      try folder.write(head + example.code, to: "\(example.system)/\(example.name).swift")
      try folder.write("deployment-target: \(example.system)\n", to: "\(example.system)/.swiftkit.yml")
    }
    #expect(examples.count > 500)
    try expectClean(folder)
  }

  /// What the checks advise to use exists on the lowest system of the file, unless the message says which one it needs;
  /// and what `--fix` writes brings nothing that is too new or is not there.
  @Test(arguments: [15.0, 16, 17, 18])
  func adviceAndFixesHoldOnTheirSystem(system: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write("deployment-target: \(system)\n", to: ".swiftkit.yml")
    let examples = try Self.examples(under: "Bad").filter { (Double($0.system) ?? 26) <= system }
    for example in examples { try folder.write(example.code, to: "\(example.name).swift") }
    func found(_ checks: String) throws -> [Report.Finding] {
      let run = try ProgramRun.swiftkit(
        "check", ".", "--checks", checks, "--no-cache", "--format", "json", in: folder.path)
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
    }
    let before = try found("all")
    try expectKnown(before, examples, on: system)

    func counts(_ findings: [Report.Finding]) -> [String: Int] {
      let wanted = Self.checks.split(separator: ",").map(String.init).filter { $0 != "api-deprecated" }
      return findings.filter { wanted.contains($0.check) }
        .reduce(into: [:]) { $0["\($1.path): \($1.message)", default: 0] += 1 }
    }
    _ = try ProgramRun.swiftkit("check", ".", "--checks", "all", "--no-cache", "--fix", in: folder.path)
    let known = counts(before)
    let added = counts(try found(Self.checks)).filter { $0.value > known[$0.key] ?? 0 }
    #expect(!known.isEmpty && added.isEmpty, "\(added.keys.sorted())")
  }

  private func expectKnown(_ findings: [Report.Finding], _ examples: [Example], on system: Double) throws {
    let code = Dictionary(uniqueKeysWithValues: examples.map { ("\($0.name).swift", $0.code) })
    let since = try Self.firstVersions()
    #expect(findings.count > 100)
    for finding in findings where !finding.message.contains("iOS ") {
      for word in finding.message.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
      where word.dropFirst().contains(where: \.isUppercase) && code[finding.path]?.contains(word) == false {
        // A macro of a type that needs the same system.
        if word == "ObservationIgnored" { continue }
        #expect((since[word] ?? 0) <= system, "\(finding.check): \(finding.message)")
      }
    }
  }

  /// What `new` writes needs no newer system than it is asked for, and nothing that is replaced there; `figma generate` writes tabs as
  /// they are since iOS 18.
  @Test(arguments: [("16.0", false), ("17.0", false), ("18.0", true), ("26.0", true)])
  func generatedCode(system: String, hasDesigns: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("deployment-target: \(system)\n", to: ".swiftkit.yml")
    try Folder.make(folder.path.appending("Sources"))
    let new = try ProgramRun.swiftkit("new", "feature", "Trip", "--no-input", in: folder.path)
    #expect(new.exitCode == 0, "\(new.output)\(new.errors)")
    let designs = try FileTree.files(below: PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures"))
    for design in designs where hasDesigns && design.extension == "json" {
      let run = try ProgramRun.swiftkit("figma", "generate", design.string, in: folder.path)
      if run.exitCode == 0, run.output.contains("import SwiftUI") {
        try folder.write(run.output, to: "Sources/\(design.stem ?? "").swift")
      }
    }
    try expectClean(folder)
  }

  private struct Report: Decodable {
    struct Finding: Decodable { let check, path, message: String }
    let findings: [Finding]
  }

  private struct Example {
    let name: String
    /// The lowest system that the rule is for.
    let system: String
    let code: String
  }

  /// The examples of all rules below a heading.
  private static func examples(under heading: String) throws -> [Example] {
    var found: [Example] = []
    for file in try FileTree.files(below: SkillPack.folder)
    where file.extension == "md" && file.removingLastComponent().lastComponent?.string == "rules" {
      let lines = try FileContents.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
      let system = lines.first { $0.hasPrefix("os: ") }?.dropFirst(4) ?? (heading == "Good" ? "26" : "13")
      let skill = file.removingLastComponent().removingLastComponent().lastComponent?.string ?? ""
      var isMeant = false
      var code: String?
      for line in lines {
        if let open = code {
          guard line == "```" else {
            code = open + line + "\n"
            continue
          }
          found.append(Example(name: "\(skill)--\(file.stem ?? "")-\(found.count)", system: String(system), code: open))
          code = nil
        } else if line.hasPrefix("#") {
          isMeant = line.contains(heading)
        } else if line == "```swift", isMeant {
          code = ""
        }
      }
    }
    return found
  }

  /// By name, the first iOS that has anything that is called so.
  private static func firstVersions() throws -> [String: Double] {
    let table = try FileContents.text(of: PackageFolder.root.appending("Data/api/facts.tsv"))
    return table.split(separator: "\n").reduce(into: [:]) { versions, line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count > 7, !["foreign", "replaced", "meant"].contains(columns[2]),
        let version = Double(columns[7].prefix { $0 != "/" })
      else { return }
      versions[String(columns[0])] = min(version, versions[String(columns[0])] ?? version)
    }
  }

  private func expectClean(_ folder: TemporaryFolder) throws {
    let run = try ProgramRun.swiftkit("check", ".", "--checks", Self.checks, "--no-cache", in: folder.path)
    #expect(run.exitCode == 0 && run.output == "", "\(run.output)\(run.errors)")
  }
}
