import POSIXSupport
import TestSupport
import Testing

/// The Swift in our own skills is Swift, and what the guides show keeps the rules.
@Suite struct SkillCodeTests {
  @Test func everyBlockParses() throws {
    let folder = try TemporaryFolder()
    var names: [String] = []
    for file in try FileTree.files(below: SkillPack.folder) where file.extension == "md" {
      for block in try CodeBlock.all(in: file) {
        try folder.write(block.asFile, to: block.name)
        names.append(block.name)
      }
    }
    #expect(names.count > 300)
    let run = try ProgramRun("/usr/bin/env", ["swiftc", "-parse", "-wmo"] + names.sorted(), in: folder.path)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func guidesKeepTheRules() throws {
    let folder = try TemporaryFolder()
    for file in try SkillPack.guides() {
      for block in try CodeBlock.all(in: file) { try folder.write(block.code, to: block.name) }
    }
    let run = try ProgramRun.swiftkit("check", ".", "--fail-on", "error", in: folder.path)
    // A snippet is a part of a view, so it has no preview of its own.
    let findings = run.output.split(separator: "\n").filter { !$0.hasSuffix("[view-missing-preview]") }
    #expect(findings == [], "the code of a guide breaks a rule")
  }
}

/// A fenced block of Swift.
private struct CodeBlock {
  /// `skill--file--line.swift`.
  let name: String
  let code: String

  static func all(in file: FilePath) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, code: String)?
    let skill = file.removingLastComponent().removingLastComponent().lastComponent?.string ?? ""
    let text = try FileContents.text(of: file)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open, line == "```" {
        blocks.append(CodeBlock(name: "\(skill)--\(file.stem ?? "")--\(block.line).swift", code: block.code))
        open = nil
      } else if open != nil {
        open?.code += line + "\n"
      } else if line == "```swift" {
        open = (number + 2, "")
      }
    }
    return blocks
  }

  /// Declarations stand in a file as they are; statements, and chains whose view is left out, do not.
  var asFile: String {
    let declares = /^(import|extension|protocol|struct|enum|class|final class|private |@MainActor|@Observable|#Preview)/
    if code.split(separator: "\n").contains(where: { $0.prefixMatch(of: declares) != nil }) { return code }
    return "func snippet() {\n\(code.hasPrefix(".") ? "EmptyView()" : "")\(code)}\n"
  }
}
