import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// A baseline while people work: 300 edits at random places of real code, with new findings among them. From the issue
/// "`check` as a team's tool".
@Suite struct BaselineEditsTests {
  /// One edit of the text of a file.
  private enum Edit: CaseIterable {
    case insertLines, removeBlank, reindent, split, join, swap, addFinding
  }

  private static let marker = "Later"

  /// The code to avoid of all rules, a few rules a file.
  private static func sources() throws -> [String] {
    // SWIFTKIT_REAL_SOURCES names a folder of Swift files to take in their place.
    if let folder = ProcessEnvironment.value("SWIFTKIT_REAL_SOURCES") {
      return try FileTree.files(below: FilePath(folder)).filter { $0.extension == "swift" }
        .compactMap { try? FileContents.text(of: $0) }.filter { $0.contains("import SwiftUI") }
    }
    let code = try RuleFileExamples.all().flatMap(\.bad)
    return stride(from: 0, to: code.count, by: 5).map { start in
      "import SwiftUI\n\n" + code[start..<min(start + 5, code.count)].joined(separator: "\n")
    }
  }

  /// What one seed loses hangs on which file an edit meets; so the share is that of both together.
  @Test func whatIsKnownStaysKnown() throws {
    let runs = try [1, 2].map(edited)
    let (old, lost) = (runs.map(\.old).reduce(0, +), runs.flatMap(\.lost))
    #expect(Double(lost.count) <= Double(old) * 0.02, "\(lost.count) of \(old) lost: \(lost.prefix(30))")
  }

  /// How many findings are old after the edits of a seed, and which of them the baseline does not know any more.
  private func edited(seed: UInt64) throws -> (old: Int, lost: [String]) {
    var random = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    var files: [String: String] = [:]
    for (number, text) in try Self.sources().enumerated() { files["Sources/F\(number).swift"] = text }
    for (name, text) in files { try folder.write(text, to: name) }
    func check(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["check", "--no-cache", "--checks", "all"] + arguments, in: folder.path,
        environment: ["HOME": folder.path.string, "XDG_CACHE_HOME": ""])
    }
    #expect(try check("--write-baseline", "known.json").exitCode == 0)
    #expect(try check("--baseline", "known.json").exitCode == 0)

    var added = 0
    for number in 0..<300 {
      let name = try #require(files.keys.sorted().randomElement(using: &random))
      var text = try #require(files[name])
      if number % 10 == 0 {
        // Renamed, or moved to another folder.
        files[name] = nil
        try Folder.removeAll(folder.path.pushing(FilePath(name)))
        let other = "\(Bool.random(using: &random) ? "Sources" : "Moved")/R\(number).swift"
        files[other] = text
        try folder.write(text, to: other)
        continue
      }
      let edit = try #require(Edit.allCases.randomElement(using: &random))
      text = apply(edit, to: text, number: number, &random)
      if edit == .addFinding { added += 1 }
      files[name] = text
      try folder.write(text, to: name)
    }

    let everything = try document(check("--json"))
    let new = try document(check("--json", "--baseline", "known.json"))
    let lines = { (finding: CheckDocument.FoundPlace) -> String in
      let lines = files[finding.path]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      return lines.indices.contains(finding.line - 1) ? String(lines[finding.line - 1]) : ""
    }
    let isAdded = { (finding: CheckDocument.FoundPlace) in lines(finding).contains(Self.marker) }
    let old = everything.findings.count { !isAdded($0) }
    let lost = new.findings.filter { !isAdded($0) }
    #expect(added > 20 && old > 200)
    #expect(
      new.findings.count(where: isAdded) == everything.findings.count(where: isAdded), "a new finding is swallowed")
    #expect(everything.findings.count(where: isAdded) >= added)
    return (old, lost.map { "\($0.path):\($0.line) \($0.check) \(lines($0))" })
  }

  private func document(_ run: ProgramRun) throws -> CheckDocument {
    try JSONText.value(CheckDocument.self, from: Array(run.output.utf8))
  }

  private func apply(_ edit: Edit, to text: String, number: Int, _ random: inout SeededRandom) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch edit {
    case .insertLines where !text.contains("\"\"\""):
      lines.insert(contentsOf: ["", "// a remark of change \(number)", ""], at: place)
    case .removeBlank: lines.removeAll { $0.allSatisfy { $0 == " " } }
    case .reindent where !text.contains("\"\"\""): lines = lines.map { $0.isEmpty ? $0 : "\t" + $0 }
    case .split:
      // A chain or a closure of one line becomes several lines.
      for index in lines.indices where !lines[index].contains("\"") && !lines[index].contains("//") {
        guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
        lines[index] = lines[index].replacing(").", with: ")\n      .").replacing("{ Text", with: "{\n    Text")
      }
    case .join:
      if let index = lines.indices.dropFirst().first(where: {
        lines[$0].drop { $0 == " " || $0 == "\t" }.hasPrefix(".") && !lines[$0 - 1].contains("//")
      }) {
        let rest = lines.remove(at: index).drop { $0 == " " || $0 == "\t" }
        lines[index - 1] += rest
      }
    case .swap:
      // Declarations change places; imports stay at the top.
      var chunks = [[String]]()
      for line in lines.dropFirst(2) {
        if chunks.isEmpty || line.isEmpty { chunks.append([]) }
        chunks[chunks.count - 1].append(line)
      }
      let isWhole = chunks.allSatisfy { chunk in
        let text = chunk.joined()
        return text.count { $0 == "{" } == text.count { $0 == "}" } && !text.contains("\"\"\"") && !text.contains("#")
      }
      if isWhole, chunks.count > 2 { lines = lines.prefix(2) + chunks.shuffled(using: &random).flatMap { $0 } }
    case .addFinding:
      lines += [
        "struct Later\(number): View {",
        "  var body: some View { Text(\"later\").cornerRadius(\(number)) /* \(Self.marker) */ }", "}",
        "#Preview { Later\(number)() }",
      ]
    case .insertLines, .reindent: break
    }
    return lines.joined(separator: "\n")
  }
}
