import POSIXSupport
import TestSupport
import Testing

/// What our rules show as good exists on the oldest system that each rule is for.
@Suite struct SkillTruthTests {
  private static let checks = "api-unknown-modifier,api-unknown-value,api-wrong-labels,api-too-new,api-deprecated"

  @Test func goodExamplesHoldOnTheirSystems() throws {
    let folder = try TemporaryFolder()
    var count = 0
    for file in try FileTree.files(below: SkillPack.folder)
    where file.extension == "md" && file.removingLastComponent().lastComponent?.string == "rules" {
      let text = try FileContents.text(of: file)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let system = lines.first { $0.hasPrefix("os: ") }?.dropFirst(4) ?? "26"
      var isGood = false
      var code: String?
      for line in lines {
        if let open = code {
          guard line == "```" else {
            code = open + line + "\n"
            continue
          }
          let head = open.contains("import SwiftUI") ? "" : "import SwiftUI\n"
          let skill = file.removingLastComponent().removingLastComponent().lastComponent?.string ?? ""
          try folder.write(head + open, to: "\(system)/\(skill)--\(file.stem ?? "")-\(count).swift")
          count += 1
          code = nil
        } else if line.hasPrefix("#") {
          isGood = line.contains("Good")
        } else if line == "```swift", isGood {
          code = ""
        }
      }
      try folder.write("deployment-target: \(system)\n", to: "\(system)/.swiftkit.yml")
    }
    #expect(count > 500)
    try expectClean(folder)
  }

  /// What `new` writes needs no newer system than it is asked for, and nothing that is replaced there; `figma generate` writes tabs as
  /// they are since iOS 18.
  @Test(arguments: [("17.0", false), ("18.0", true), ("26.0", true)])
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

  private func expectClean(_ folder: TemporaryFolder) throws {
    let run = try ProgramRun.swiftkit("check", ".", "--checks", Self.checks, "--no-cache", in: folder.path)
    #expect(run.exitCode == 0 && run.output == "", "\(run.output)\(run.errors)")
  }
}
