import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Random work on a project, against a model: whatever commands run in whatever order, nothing that the user wrote is
/// lost, and what nobody touched is what the template makes.
@Suite struct RandomWorkTests {
  private static let sequences = ProcessEnvironment.value("SWIFTKIT_SEQUENCES").flatMap { Int($0) } ?? 200

  /// Shared out so that the tests run beside each other; SWIFTKIT_SEQUENCES says how many, 200 without it.
  @Test(arguments: 0..<20)
  func noSequenceLosesALine(share: Int) throws {
    var random = SeededRandom(seed: UInt64(17 + share))
    for sequence in 0..<Self.sequences / 20 {
      var world = try RandomWork()
      for step in 0..<6 {
        try world.act(Int.random(in: 0..<8, using: &random), label: "\(share)-\(sequence)-\(step)", &random)
        try world.compareLines()
      }
      try world.compareRecord()
    }
  }
}

/// A project with a small template, and what must be true of it.
private struct RandomWork {
  let project: Project
  /// The lines that the user wrote, by file; they go only when the user lets them.
  private var lines: [String: Set<String>] = [:]
  private var version = 1

  init() throws {
    project = try Project([:])
    try writeTemplate()
  }

  mutating func act(_ action: Int, label: String, _ random: inout SeededRandom) throws {
    let name = ["Orders", "Trades"].randomElement(using: &random) ?? "Orders"
    // Each of these may refuse; what matters is what is there afterwards.
    switch action {
    case 0, 1:
      try? project.plan(name, template: "small").carryOut(in: project.setting)
    case 2:
      let policy: ConflictPolicy = Bool.random(using: &random) ? .merge : .skip
      try? project.plan(name, template: "small").resolving { _ in policy }.carryOut(in: project.setting)
    case 3:
      try? Revision(destroying: name, in: project.root).carryOut(in: project.setting)
    case 4:
      version += 1
      try writeTemplate()
      try? Revision(updating: name, in: project.root, library: project.library).carryOut(in: project.setting)
    case 5:
      _ = try? Transaction(in: project.root, project.setting).undo()
    case 6:
      guard let path = try files().randomElement(using: &random) else { return }
      try Folder.removeAll(project.root.pushing(FilePath(path)))
      lines[path] = nil
    default:
      guard let path = try files().randomElement(using: &random) else { return }
      var text = try project.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      let line = "// line \(label)"
      text.insert(line[...], at: Int.random(in: 0...text.count, using: &random))
      try project.owner.write(text.joined(separator: "\n"), to: path)
      lines[path, default: []].insert(line)
    }
  }

  func compareLines() throws {
    for (path, lines) in lines {
      let text = (try? project.read(path)) ?? ""
      for line in lines where !text.contains(line) { Issue.record("'\(line)' is gone from \(path)") }
    }
  }

  func compareRecord() throws {
    // The record is whole: every file that it calls pristine is there, and every base that it names.
    for feature in try ProjectStatus(of: project.root).features {
      for file in feature.files where file.state == .pristine {
        if lines[file.path]?.isEmpty == false { Issue.record("\(file.path) was edited and is called pristine") }
        #expect(FileStatus(project.root.pushing(FilePath(file.path)))?.kind == .file)
      }
    }
    for file in try Manifest(in: project.root).features.flatMap(\.files) {
      let base = project.root.pushing(FilePath(Manifest.basePath(of: file.sha256)))
      #expect(try SHA256.hexadecimal(of: FileContents.bytes(of: base)) == file.sha256)
    }
  }

  private func files() throws -> [String] {
    try project.snapshot().keys.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
  }

  private func writeTemplate() throws {
    let folder = ".swiftkit/templates/small/"
    try project.owner.write(
      #"{"schema":1,"name":"small","version":"\#(version)","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
        + #""files":[{"from":"__Name__View.swift","place":"feature","role":"view"},"#
        + #"{"from":"Common.swift","place":"shared","role":"common","once":true}]}"#, to: folder + "template.json")
    let extra = version % 3 == 0 ? "" : "  let third = 3\n"
    try project.owner.write(
      "import SwiftUI\n\nstruct __Name__View {\n  let version = \(version)\n  let second = 2\n\(extra)}\n",
      to: folder + "__Name__View.swift")
    try project.owner.write("struct Common {\n  let version = \(version / 2)\n}\n", to: folder + "Common.swift")
  }
}
