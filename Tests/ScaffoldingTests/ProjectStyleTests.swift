import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Generated code is written as the project writes, and only where its systems have what it uses.
@Suite struct ProjectStyleTests {
  private static let package = "Sources/App/App.swift"

  private func project(_ files: [String: String], platforms: String = "") throws -> Project {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [\(platforms)], targets: [.target(name: "App")])

      """
    return try Project(
      files.merging(["Package.swift": manifest, Self.package: "struct App {}\n"]) { first, _ in first })
  }

  /// The formatter of the project has nothing to say about any file.
  @Test func filesAreFormattedAsTheProjectSays() throws {
    let style = #"{ "version": 1, "indentation": { "spaces": 4 }, "lineLength": 140 }"#
    let project = try project([".swift-format": style])
    for (template, name) in [("feature", "Orders"), ("card", "Stock"), ("tab-app", "Shop"), ("service", "Sync")] {
      try project.plan(name, template: template).carryOut(in: project.setting)
    }
    #expect(try project.read("Sources/App/Orders/OrdersView.swift").contains("\n    @State private var viewModel"))
    let format = try ProgramRun(
      "/usr/bin/env",
      [
        "swift", "format", "lint", "--strict", "--configuration", project.root.appending(".swift-format").string,
        "--recursive", project.root.appending("Sources").string,
      ])
    #expect(format.exitCode == 0, "\(format.errors)")
  }

  private static let template = """
    {
      "schema": 1, "name": "ours", "version": "1.0.0", "summary": "A text.",
      "variables": [{ "name": "Name", "type": "typeName", "from": "argument", "help": "What it is called." }],
      "files": [{ "from": "__Name__.swift", "place": "feature", "role": "text" }, { "from": "a.txt", "place": "feature", "role": "note" }]
    }

    """
  private static let source = """
    enum __Name__ {
      static let text = ""\"
          Two more than the end
        and none.

        ""\"
      static let plain = "  two"
    }

    """

  @Test(arguments: [
    (
      "indent_size = 4",
      "enum Our {\n    static let text = \"\"\"\n          Two more than the end\n        and none.\n\n        \"\"\"\n"
        + "    static let plain = \"  two\"\n}\n"
    ),
    (
      "indent_style = tab",
      "enum Our {\n\tstatic let text = \"\"\"\n\t\t  Two more than the end\n\t\tand none.\n\n\t\t\"\"\"\n"
        + "\tstatic let plain = \"  two\"\n}\n"
    ),
    ("indent_size = 2", nil),
  ])
  func stringsKeepWhatTheyHold(setting: String, expected: String?) throws {
    let project = try project([
      ".editorconfig": "[*.swift]\n\(setting)\n", ".swiftkit/templates/ours/template.json": Self.template,
      ".swiftkit/templates/ours/__Name__.swift": Self.source, ".swiftkit/templates/ours/a.txt": "  as it is\n",
    ])
    let files = try project.plan("Our", template: "ours").files
    let original = Self.source.replacing("__Name__", with: "Our")
    #expect(files.map(\.text) == [expected ?? original, "  as it is\n"])
  }

  /// Where no settings say it, the files of the target do.
  @Test(arguments: [
    ("struct A {\n    let b = 1\n}\n", "\n    "), ("struct A {\n\tlet b = 1\n}\n", "\n\t"),
    ("struct A {\n  let b = 1\n}\n", "\n  "), ("struct A {\r\n    let b = 1\r\n}\r\n", "\n    "),
    ("struct A {\n  func b() {\n    c()\n  }\n}\nfunc d() {\n    e()\n}\n", "\n  "), ("let a = 1\n", "\n  "),
    ("", "\n  "), ("struct A {\n", "\n  "), ("{\n\u{FEFF}\u{0}\n", "\n  "),
  ])
  func filesTellTheIndentation(source: String, step: String) throws {
    let project = try project(["Sources/App/A.swift": source])
    let text = try #require(try project.plan("Stock", template: "card").files.first?.text)
    let line = try #require(text.split(separator: "\n").first { $0.first == " " || $0.first == "\t" })
    #expect("\n" + line.prefix { $0 == " " || $0 == "\t" } == step)
  }

  /// Most files count, and settings go before them.
  @Test func mostFilesTellTheIndentation() throws {
    let wide = "struct A {\n    let b = 1\n}\n", narrow = "struct A {\n  let b = 1\n}\n"
    for (settings, expected) in [(nil, "\n    "), ("[*]\nindent_size = 2\n", "\n  ")] {
      var files = ["Sources/App/A.swift": narrow, "Sources/App/B.swift": wide, "Sources/App/Views/C.swift": wide]
      files[".editorconfig"] = settings
      let text = try #require(try project(files).plan("Stock", template: "card").files.first?.text)
      #expect(text.contains(expected + "var body") || text.contains(expected + "let "), "\(text)")
    }
  }

  /// What a feature was written with holds for its updates, whatever the project says meanwhile.
  @Test func updatesIndentAsTheFirstRunDid() throws {
    let project = try project([".editorconfig": "[*.swift]\nindent_size = 4\n"])
    try project.plan("Stock", template: "card").carryOut(in: project.setting)
    try project.owner.write("[*.swift]\nindent_size = 2\n", to: ".editorconfig")
    #expect(try Revision(updating: "Stock", in: project.root, library: project.library).changesNothing)
  }

  @Test func linesThatAreTooLongAreTold() throws {
    let project = try project([".editorconfig": "[*]\nmax_line_length = 40\n"])
    let notes = try project.plan("Stock", template: "card").notes
    #expect(
      notes.contains { $0.hasSuffix("longer than the 40 columns of .editorconfig:2; format the files") }, "\(notes)")
  }

  /// What certainly is no Identifiable is told; of what may be one nothing is said.
  @Test(arguments: [
    ("struct Bookmark { let id: Int }", "list", true),
    ("struct Bookmark: Hashable, Sendable { let id: Int }", "list", true),
    ("struct Bookmark: Identifiable { let id: Int }", "list", false),
    ("struct Bookmark: Hashable { let id: Int }\nextension Bookmark: Identifiable {}", "list", false),
    ("struct Bookmark: Entry { let id: Int }", "list", false),
    ("@Model final class Bookmark { let id: Int }", "list", false),
    ("struct Bookmark { let id: Int }", "detail", false),
  ])
  func aListNeedsIdentity(source: String, layout: String, isTold: Bool) throws {
    let project = try project(["Sources/App/Bookmark.swift": source + "\n"])
    let plan = try project.plan("Orders", template: "feature", settings: ["Item": "Bookmark", "layout": layout])
    #expect(plan.notes.contains { $0.hasPrefix("'Bookmark' in Sources/App/Bookmark.swift") } == isTold, "\(plan.notes)")
  }

  /// The checks know what SwiftUI needs; a template is refused for what else it writes.
  @Test(arguments: [
    (".iOS(.v16)", "swiftdata-list", "SwiftData, which needs iOS 17 or macOS 14"),
    (".iOS(.v14)", "feature", "code for iOS 15 or macOS 12 and later"),
    (".macOS(.v11)", "viewmodel", "code for iOS 15 or macOS 12 and later"),
    (".iOS(.v15)", "checked-form", "code for iOS 16 or macOS 13 and later"),
    (".macOS(.v12)", "optimistic-store", "code for iOS 16 or macOS 13 and later"),
    (".iOS(.v15)", "service", "Task.sleep(for:), which needs iOS 16 or macOS 13"),
    (".iOS(.v15)", "feature", nil), (".macOS(.v12)", "viewmodel", nil), (".iOS(.v15)", "paging", nil),
    (".iOS(.v16)", "feature", nil), (".macOS(.v13)", "viewmodel", nil), (".iOS(.v17)", "feature", nil),
    (".iOS(.v16)", "card", nil), ("", "feature", nil),
    (".iOS(.v13)", "service", "Task.sleep(for:), which needs iOS 16 or macOS 13"), (".iOS(.v16)", "service", nil),
    (".iOS(.v13)", "model", nil),
  ])
  func whatATemplateWritesNeedsItsSystem(platforms: String, template: String, needed: String?) throws {
    let project = try project([:], platforms: platforms)
    guard let needed else {
      #expect(try project.planForItsSystem("Orders", template: template).conflicts.isEmpty)
      return
    }
    do {
      _ = try project.planForItsSystem("Orders", template: template)
      Issue.record("it was planned")
    } catch {
      // `.iOS(.v16)` is shown as iOS 16.0.
      let shown = platforms.dropFirst().split(separator: "(.v").map { String($0.filter { $0 != ")" }) }
      #expect(
        "\(error)".contains("writes \(needed), but the deployment target is \(shown.joined(separator: " ")).0;"))
    }
  }
}
