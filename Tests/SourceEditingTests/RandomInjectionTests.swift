import HostMessages
import POSIXSupport
import Scaffolding
import SourceEditing
import TestSupport
import Testing

/// Random work on files that templates put things into: what the user wrote stays, what was put in goes again whole, and
/// the files stay Swift.
@Suite struct RandomInjectionTests {
  @Test(arguments: 0..<20)
  func noSequenceLosesALine(share: Int) throws {
    var random = SeededRandom(seed: UInt64(4711 + share))
    for sequence in 0..<5 {
      var world = try InjectionWork()
      for step in 0..<8 {
        try world.act(Int.random(in: 0..<10, using: &random), "\(share)-\(sequence)-\(step)", &random)
        try world.compare("\(share)-\(sequence)-\(step)")
      }
      try world.takeEverythingOut("\(share)-\(sequence)")
    }
  }
}

/// A project with a router and tabs of its own, and a template that puts a screen into both.
private struct InjectionWork {
  private let folder: TemporaryFolder
  private let state: TemporaryFolder
  private var setting: Transaction.Setting { Transaction.Setting(state: state.path, syncing: false) }
  private var root: FilePath { folder.path }
  private var library: TemplateLibrary { TemplateLibrary(roots: [(.project, root.appending(".swiftkit/templates"))]) }
  /// The lines that the user wrote, by file.
  private var lines: [String: [String]] = [:]
  private var version = 1

  private static let names = ["Orders", "Trades", "News"]
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
    "Sources/App/Router.swift": """
    import Observation

    @Observable final class Router {
      static let routes: [String] = [
        "home"
      ]

      func start() {
        register("home")
      }

      func register(_ name: String) {}
    }

    """,
  ]

  init() throws {
    folder = try TemporaryFolder()
    state = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for (path, text) in InjectionWork.originals { try folder.write(text, to: path) }
    try writeTemplate()
  }

  mutating func act(_ action: Int, _ label: String, _ random: inout SeededRandom) throws {
    let name = InjectionWork.names.randomElement(using: &random) ?? "Orders"
    // Each of these may refuse; what matters is what is there afterwards.
    switch action {
    case 0, 1, 2:
      let layout = try ProjectLayout(workingFolder: root)
      let planner = Planner(template: try library.template(named: "screen"), layout: layout, editing: Self.editing)
      try? planner.plan(name: name, settings: [:]).carryOut(in: setting)
    case 3, 4:
      try? Revision(destroying: name, in: root, editing: Self.editing).carryOut(in: setting)
    case 5:
      version += 1
      try writeTemplate()
      try? Revision(updating: name, in: root, library: library, editing: Self.editing).carryOut(in: setting)
    case 6:
      _ = try? Transaction(in: root, setting).undo()
    default:
      guard let path = InjectionWork.originals.keys.sorted().randomElement(using: &random) else { return }
      var text = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = "// line \(label)"
      text.insert(line, at: Int.random(in: 0..<text.count, using: &random))
      try folder.write(text.joined(separator: "\n"), to: path)
      lines[path, default: []].append(line)
    }
  }

  func compare(_ label: String) throws {
    let manifest = try Manifest(in: root)
    for path in InjectionWork.originals.keys {
      let text = try folder.read(path)
      for line in lines[path] ?? [] where !text.contains(line + "\n") { Issue.record("'\(line)' is gone: \(label)") }
      let probe = SourceEditor.edited(
        Array(text.utf8), by: [CodeEdit(.import, into: "", text: "Probe")], isRemoval: false)
      #expect(probe.outcomes == [.made], "\(path) is no Swift any more: \(label)\n\(text)")
      for name in InjectionWork.names.map({ $0.lowercased() }) {
        let isRecorded = manifest.features.contains { $0.name.lowercased() == name && $0.injections != nil }
        let count = text.split(separator: "\"\(name)", omittingEmptySubsequences: false).count - 1
        let most = path.hasSuffix("Router.swift") ? 2 : 1
        #expect(isRecorded ? count == most : count == 0, "\(name) is \(count) times in \(path): \(label)\n\(text)")
      }
    }
    for feature in try ProjectStatus(of: root).features {
      #expect(feature.files.allSatisfy { $0.injection == nil || $0.state == .pristine }, "\(label)")
    }
  }

  /// Without what the templates put in, the files are the old ones with the user's lines.
  mutating func takeEverythingOut(_ label: String) throws {
    for feature in try Manifest(in: root).features {
      try Revision(destroying: feature.name, in: root, force: true, editing: Self.editing).carryOut(in: setting)
    }
    #expect(try Manifest(in: root).features.isEmpty, "\(label)")
    for (path, original) in InjectionWork.originals {
      let rest = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !(lines[path] ?? []).contains(String($0)) }
      #expect(rest.joined(separator: "\n") == original, "\(path): \(label)")
    }
  }

  private static let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
    SourceEditor.edited(source, by: edits, isRemoval: isRemoval)
  }

  /// A new version says something else in one place.
  private func writeTemplate() throws {
    let at = ".swiftkit/templates/screen/"
    try folder.write(
      #"""
      {
        "schema": 1, "name": "screen", "version": "\#(version)", "summary": "",
        "variables": [{ "name": "Name", "type": "typeName", "from": "argument" }],
        "files": [{ "from": "__Name__View.swift", "place": "feature", "role": "view" }],
        "inject": [
          { "as": "member", "into": "AppTab", "text": "case __name__", "role": "tab" },
          { "as": "arm", "into": "AppTab.title", "text": "case .__name__: \"__name__ \#(version)\"", "role": "tab" },
          { "as": "element", "into": "Router.routes", "text": "\"__name__\"", "role": "route" },
          { "as": "statement", "into": "Router.start", "text": "register(\"__name__\")", "role": "route" },
          { "as": "import", "into": "Router", "text": "Kit\#(version / 2)", "role": "route" }
        ]
      }
      """#, to: at + "template.json")
    try folder.write("struct __Name__View {\n  let version = \(version)\n}\n", to: at + "__Name__View.swift")
  }
}
