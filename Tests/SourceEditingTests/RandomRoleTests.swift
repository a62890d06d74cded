import HostMessages
import POSIXSupport
import Scaffolding
import SourceEditing
import TestSupport
import Testing

/// Random sequences of new, update, destroy and undo, with injections of several roles and the user's edits between.
///
/// Nothing of the user's is lost, what belongs into a file is there once, and an undo gives back bytes and permissions
/// exactly. SWIFTKIT_SEQUENCES says how many sequences are run, 36 without it.
@Suite struct RandomRoleTests {
  private static let shares = 12
  private static let sequences = ProcessEnvironment.value("SWIFTKIT_SEQUENCES").flatMap { Int($0) } ?? 36

  @Test(arguments: 0..<shares)
  func nothingIsLost(share: Int) throws {
    var random = SeededRandom(seed: UInt64(90_210 + share))
    for sequence in 0..<Self.sequences / Self.shares {
      var world = try RoleWork()
      for step in 0..<7 {
        let label = "\(share)-\(sequence)-\(step)"
        try world.act(label, &random)
        try world.compare(label)
      }
      try world.takeEverythingOut("\(share)-\(sequence)")
    }
  }
}

/// A project, and what must be true of it.
private struct RoleWork {
  /// What the model knows of a feature.
  struct Feature: Equatable {
    var roles: Set<String>
    var version: Int
  }

  private let folder: TemporaryFolder
  private let state: TemporaryFolder
  private var root: FilePath { folder.path }
  private var setting: Transaction.Setting { Transaction.Setting(state: state.path, syncing: false) }
  private var library: TemplateLibrary { TemplateLibrary(roots: [(.project, root.appending(".swiftkit/templates"))]) }
  private var lines: [String: [String]] = [:]
  private var features: [String: Feature] = [:]
  private var version = 1

  private static let names = ["Orders", "Trades"]
  private static let roles = ["di", "route", "tab"]
  private static let originals = [
    "Sources/App/AppTab.swift": """
    enum AppTab: CaseIterable {
      case home

      var title: String {
        switch self {
        case .home: "Home"
        }
      }
    }

    """,
    "Sources/App/Container.swift": """
    final class Container {
      static let routes: [String] = [
        "home"
      ]

      func start() {
        prepare()
      }
    }

    """,
  ]

  private static let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
    SourceEditor.edited(source, by: edits, isRemoval: isRemoval)
  }

  init() throws {
    folder = try TemporaryFolder()
    state = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for (path, text) in RoleWork.originals { try folder.write(text, to: path) }
    try writeTemplates()
  }

  // MARK: - Work

  mutating func act(_ label: String, _ random: inout SeededRandom) throws {
    let name = RoleWork.names.randomElement(using: &random) ?? "Orders"
    let before = (features: features, files: try snapshot())
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: try generate(name, &random)
    case 3: try? plan("card", "Stock\(Int.random(in: 0..<2, using: &random))", []).carryOut(in: setting)
    case 4, 5: try update(name)
    case 6:
      let all = try Manifest(in: root).features.map(\.fullName)
      guard let feature = all.randomElement(using: &random) else { return }
      try Revision(destroying: feature, in: root, editing: Self.editing).carryOut(in: setting)
      if feature.hasPrefix("screen/") { features[String(feature.dropFirst("screen/".count))] = nil }
    default: return try edit(label, &random)
    }
    let after = (features: features, files: try snapshot())
    guard before.files != after.files else { return }
    // Back, and with luck forth again.
    _ = try Transaction(in: root, setting).undo()
    let undone = try snapshot()
    #expect(undone == before.files, "undo: \(label) \(difference(undone, before.files))")
    features = before.features
    // The first run of a project leaves nothing that could come back.
    guard FileStatus(root.pushing(FilePath(Manifest.path))) != nil, Int.random(in: 0..<3, using: &random) > 0 else {
      return
    }
    _ = try Transaction(in: root, setting).undo()
    let redone = try snapshot()
    #expect(redone == after.files, "redo: \(label) \(difference(redone, after.files))")
    features = after.features
  }

  private mutating func generate(_ name: String, _ random: inout SeededRandom) throws {
    guard try !Manifest(in: root).features.contains(where: { $0.fullName == "screen/\(name)" }) else { return }
    var roles = Set(RoleWork.roles)
    if Bool.random(using: &random) { roles.remove(RoleWork.roles.randomElement(using: &random) ?? "") }
    let plan = try plan("screen", name, ["view"] + roles.sorted())
    guard plan.conflicts.isEmpty else { return }
    try plan.carryOut(in: setting)
    features[name] = Feature(roles: roles, version: version)
  }

  private mutating func update(_ name: String) throws {
    version += 1
    try writeTemplates()
    guard features[name] != nil else { return }
    try Revision(updating: "screen/\(name)", in: root, library: library, editing: Self.editing).carryOut(in: setting)
    features[name]?.version = version
  }

  private func plan(_ template: String, _ name: String, _ roles: [String]) throws -> Plan {
    try Planner(
      template: library.template(named: template), layout: ProjectLayout(workingFolder: root), editing: Self.editing
    ).plan(name: name, settings: [:], only: roles)
  }

  /// The user writes a line into a file, or changes its permissions.
  private mutating func edit(_ label: String, _ random: inout SeededRandom) throws {
    let files = try folder.listing().filter { $0.hasPrefix("Sources/") }.sorted()
    guard let path = files.randomElement(using: &random) else { return }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let mode: mode_t = [0o600, 0o666, 0o755].randomElement(using: &random) ?? 0o600
      #expect(root.pushing(FilePath(path)).withPlatformString { chmod($0, mode) } == 0)
      return
    }
    var text = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    text.insert("// line \(label)", at: Int.random(in: 0..<text.count, using: &random))
    try folder.write(text.joined(separator: "\n"), to: path)
    lines[path, default: []].append("// line \(label)")
  }

  // MARK: - What must be true

  func compare(_ label: String) throws {
    for (path, lines) in lines {
      let text = (try? folder.read(path)) ?? ""
      for line in lines where !text.contains(line + "\n") { Issue.record("'\(line)' is gone from \(path): \(label)") }
    }
    let tabs = try folder.read("Sources/App/AppTab.swift")
    let container = try folder.read("Sources/App/Container.swift")
    for name in RoleWork.names {
      let word = name.lowercased()
      for (role, text, said) in RoleWork.injections(word, features[name]?.version ?? version) {
        let file = role == "tab" ? tabs : container
        let isWanted = features[name]?.roles.contains(role) == true && said
        let count = RoleWork.lines(of: file).count { $0 == text }
        #expect(count == (isWanted ? 1 : 0), "\(text) is \(count) times there: \(label)\n\(file)")
      }
      // Nothing of another version is left over.
      for text in ["register(\"\(word)\"", "use(\"\(word)\"", "case .\(word):"] {
        #expect(
          (tabs + container).split(separator: text, omittingEmptySubsequences: false).count <= 2, "\(text): \(label)")
      }
    }
  }

  /// Without what the templates put in, the files are the old ones with the user's lines.
  mutating func takeEverythingOut(_ label: String) throws {
    for feature in try Manifest(in: root).features.map(\.fullName) {
      try Revision(destroying: feature, in: root, force: true, editing: Self.editing).carryOut(in: setting)
    }
    #expect(try Manifest(in: root).features.isEmpty, "\(label)")
    for (path, original) in RoleWork.originals {
      let rest = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !(lines[path] ?? []).contains(String($0)) }
      #expect(rest.joined(separator: "\n") == original, "\(path): \(label)")
    }
  }

  /// Every file and folder with its permissions and content, but for the traces of runs.
  private func snapshot(_ folder: String = "") throws -> [String: String] {
    var result: [String: String] = [:]
    let place = folder.isEmpty ? root : root.pushing(FilePath(folder))
    for name in try Folder.names(in: place) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if [".swiftkit", ".swiftkit/undo", ".swiftkit/transaction"].contains(path) {
        if path == ".swiftkit" { result.merge(try snapshot(path)) { first, _ in first } }
        continue
      }
      // Its template is the test's own.
      if path.hasPrefix(".swiftkit/templates") { continue }
      guard let status = FileStatus(root.pushing(FilePath(path)), followingLinks: false) else { continue }
      let mode = String(status.permissions, radix: 8)
      if status.kind == .folder {
        result[path] = mode
        result.merge(try snapshot(path)) { first, _ in first }
      } else {
        result[path] = mode + "\n" + (try self.folder.read(path))
      }
    }
    return result
  }

  private func difference(_ left: [String: String], _ right: [String: String]) -> String {
    Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
      .map { "\($0): \(left[$0] ?? "-") != \(right[$0] ?? "-")" }.joined(separator: "\n")
  }

  /// The lines of a file without what stands around them.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let words = line.drop { $0 == " " }
      return String(words.last == "," ? words.dropLast() : words)
    }
  }

  // MARK: - Templates

  /// What is put into files for `word`, by role, and whether this version says it.
  private static func injections(_ word: String, _ version: Int) -> [(role: String, text: String, said: Bool)] {
    [
      ("tab", "case \(word)", true), ("tab", "case .\(word): \"\(word) \(version)\"", true),
      ("route", "\"\(word)\"", true), ("route", "use(\"\(word)\", \(version / 2))", version % 4 != 3),
      ("di", "register(\"\(word)\", \(version / 3))", true),
    ]
  }

  private func writeTemplates() throws {
    let use =
      version % 4 == 3
      ? ""
      : #"{ "as": "statement", "into": "Container.start", "text": "use(\"__name__\", \#(version / 2))", "role": "route" },"#
    try folder.write(
      #"""
      {
        "schema": 1, "name": "screen", "version": "\#(version)", "summary": "",
        "variables": [{ "name": "Name", "type": "typeName", "from": "argument" }],
        "files": [{ "from": "__Name__View.swift", "place": "feature", "role": "view" }],
        "inject": [
          { "as": "statement", "into": "Container.start", "text": "register(\"__name__\", \#(version / 3))", "role": "di" },
          { "as": "member", "into": "AppTab", "text": "case __name__", "role": "tab" },
          \#(use)
          { "as": "arm", "into": "AppTab.title", "text": "case .__name__: \"__name__ \#(version)\"", "role": "tab" },
          { "as": "element", "into": "Container.routes", "text": "\"__name__\"", "role": "route" }
        ]
      }
      """#, to: ".swiftkit/templates/screen/template.json")
    try folder.write(
      "struct __Name__View {\n  let version = \(version)\n  let second = 2\n}\n",
      to: ".swiftkit/templates/screen/__Name__View.swift")
    try folder.write(
      #"{"schema":1,"name":"card","version":"1","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
        + #""files":[{"from":"__Name__Card.swift","place":"feature","role":"view"},"#
        + #"{"from":"Common.swift","place":"shared","role":"common","once":true}]}"#,
      to: ".swiftkit/templates/card/template.json")
    try folder.write("struct __Name__Card {\n}\n", to: ".swiftkit/templates/card/__Name__Card.swift")
    try folder.write("struct Common {\n}\n", to: ".swiftkit/templates/card/Common.swift")
  }
}
