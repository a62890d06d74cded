import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Lists of models that SwiftData stores: those that the template writes, and those that the project has.
@Suite struct StoredModelTests {
  /// Models that the compiler takes, with what their initialisers ask for and the property that names an entry.
  private static let models: [(name: String, body: String, stored: String, label: String)] = [
    (
      "Trip",
      "var name: String\n  var start: Date\n  init(name: String, start: Date) { (self.name, self.start) = (name, start) }",
      "name:String,start:Date", "name"
    ),
    (
      "Song",
      """
      var plays = 0
        @Attribute(.externalStorage) var cover: Data?
        @Transient var isPlaying = false
        var words: String
        var isLoud: Bool
        var title: String { words }
        init(words: String, isLoud: Bool, plays: Int = 0) { (self.words, self.isLoud) = (words, isLoud) }
        convenience init() { self.init(words: "", isLoud: true) }
      """, "words:String,isLoud:Bool", "words"
    ),
    (
      "Coin",
      """
      var country: String, title: String
        var value: Double, tags: [String]
        init(value: Double, country: String, title: String, tags: [String]) {
          (self.value, self.country, self.title, self.tags) = (value, country, title, tags)
        }
      """, "value:Double,country:String,title:String,tags:[String]", "title"
    ),
    (
      "Book",
      """
      var title = "", pages = 1_000, isRead = false
        var stars = -0.5
        init(title: String, pages: Int, isRead: Bool, stars: Double) {
          (self.title, self.pages, self.isRead, self.stars) = (title, pages, isRead, stars)
        }
      """, "title:String,pages:Int,isRead:Bool,stars:Double", "title"
    ),
  ]

  @Test func modelsOfTheProjectAreUsed() throws {
    let project = try Project(
      Dictionary(
        uniqueKeysWithValues: Self.models.map { model in
          (
            "Models/\(model.name).swift",
            "import Foundation\nimport SwiftData\n\n@Model\nfinal class \(model.name) {\n  \(model.body)\n}\n"
          )
        }))
    for model in Self.models {
      let plan = try project.plan(
        "My\(model.name)s", template: "swiftdata-list", settings: ["Item": model.name, "Module": ""])
      #expect(rows(plan) == model.stored && plan.answers["label"]?.description == model.label)
      let declared = PlannedFile.Action.skip("'\(model.name)' is declared in Models/\(model.name).swift")
      #expect(plan.conflicts.isEmpty && plan.files.first { $0.role == "model" }?.action == declared)
      try plan.carryOut(in: project.setting)
    }
    let complaints = try StubSwiftUI.compiled().complaints(about: try FileTree.files(below: project.root))
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// A list of what no query finds, or of what no form could make, is refused with the reason.
  @Test(arguments: [
    ("struct Item { var title: String }", [:], "not as a class marked @Model"),
    ("final class Item { var title = \"\" }", [:], "not as a class marked @Model"),
    ("@Observable @Model final class Item { var title: String\n init(title: String) {} }", [:], "marked @Model"),
    ("@Model final class Item { var title = \"\"\n init() {} }", [:], "its one initializer"),
    ("@Model final class Item { var title: String\n init(_ title: String) {} }", [:], "its one initializer"),
    ("@Model final class Item { var title: String\n init(name title: String) {} }", [:], "its one initializer"),
    ("@Model final class Item { var size = \"a\".count\n init(size: String) {} }", [:], "its one initializer"),
    ("@Model final class Item { private(set) var a: String\n init(a: String) {} }", [:], "its one initializer"),
    ("@Model final class Item { var kind: Kind\n init(kind: Kind) {} }", [:], "its one initializer"),
    (
      "@Model final class Item { var a: String, b: String\n init(a: String) {}\n init(b: String) {} }", [:],
      "its one initializer"
    ),
    (
      "@Model final class Item { var title: String, link: URL\n init(title: String, link: URL) {} }", [:],
      "its one initializer"
    ),
    ("@Model final class Item { var count: Int\n init(count: Int) {} }", [:], "one of them must be a String"),
    ("", ["fields": "count:Int"], "one of them must be a String"),
    ("", ["fields": "title,edit:Date"], "'edit' has a different meaning"),
    ("", ["fields": "title,description"], "'description' has a different meaning"),
    ("", ["label": "count", "fields": "title,count:Int"], "name a String of 'fields'"),
  ])
  func modelsThatCannotBeListed(source: String, settings: [String: String], reason: String) throws {
    let project = try Project(["Item.swift": source])
    let settings = settings.merging(["Item": "Item"]) { own, _ in own }
    let error = #expect(throws: ScaffoldingError.self) {
      try project.plan("Things", template: "swiftdata-list", settings: settings)
    }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  /// Every kind of field has its control, and what has none starts empty, so that no entry holds what nobody wrote.
  @Test func fieldsOfAnyTypesCompile() throws {
    let project = try Project([:])
    let fields = "name,body,count:Int,price:Double,isOpen:Bool,since:Date,until:Date?,tags:[String],notes:String?"
    let plan = try project.plan("Shops", template: "swiftdata-list", settings: ["fields": fields, "Module": ""])
    try plan.carryOut(in: project.setting)
    let files = try FileTree.files(below: project.root)
    for isDebug in [true, false] {
      let complaints = try StubSwiftUI.compiled().complaints(about: files, isDebug: isDebug)
      #expect(complaints.isEmpty, "\(complaints)")
    }
    #expect(plan.notes.contains { $0.contains(".modelContainer(for: Shop.self)") })
    let draft = try #require(plan.files.first { $0.role == "draft" }).text
    for line in ["var until: Date? = nil", "var tags: [String] = []", "var notes: String? = nil"] {
      #expect(draft.contains(line), "\(draft)")
    }
  }

  /// The stand-in must refuse what SwiftData refuses.
  @Test(arguments: [
    ("Trip.swift", "@Model\n", "", "'PersistentModel'"),
    ("Trip.swift", "final class", "struct", "non-class type"),
    ("TripDraft.swift", "context.insert(draft.made)", "Task.detached { context.insert(draft.made) }", "data race"),
    ("TripsSortOrder.swift", "\\.title)", "\\.name)", "key path"),
    ("TripsList.swift", "import SwiftData\n", "", "Query"),
    ("TripSamples.swift", "container.mainContext", "container.context", "has no member 'context'"),
  ])
  func theCompilerCatches(file: String, original: String, slip: String, message: String) throws {
    let plan = try Project([:]).plan("Trips", template: "swiftdata-list", settings: ["Module": ""])
    let folder = try TemporaryFolder()
    let paths = try plan.files.map { planned in
      guard planned.path.hasSuffix("/" + file) else { return try folder.write(planned.text, to: planned.path) }
      let parts = planned.text.split(separator: original, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2)
      return try folder.write(parts.joined(separator: slip), to: planned.path)
    }
    let complaints = try StubSwiftUI.compiled().complaints(about: paths)
    #expect(complaints.contains(message), "\(complaints)")
  }

  /// In both modes of the language with SWIFTKIT_TEMPLATES=all; otherwise in the one that most other tests leave out.
  @Test func compilesInEachIsolation() throws {
    let isWhole = ProcessEnvironment.value("SWIFTKIT_TEMPLATES") == "all"
    for (isolation, mode) in [("MainActor", "6"), ("MainActor", "5"), ("nonisolated", "6"), ("nonisolated", "5")] {
      guard isWhole || isolation == "MainActor" && mode == "6" else { continue }
      let settings = ["isolation": isolation, "Module": ""]
      let plan = try Project([:]).plan("Trips", template: "swiftdata-list", settings: settings)
      let folder = try TemporaryFolder()
      let paths = try plan.files.map { try folder.write($0.text, to: $0.path) }
      let complaints = try StubSwiftUI.compiled().complaints(about: paths, mode: mode, isolation: isolation)
      #expect(complaints.isEmpty, "\(isolation), Swift \(mode): \(complaints)")
    }
  }

  /// Where no list asks for what a model has, a type that is none is refused all the same.
  @Test func typesThatAreNoModelsAreRefused() throws {
    let template = """
      {
        "schema": 1, "name": "count", "version": "1", "summary": "",
        "variables": [
          { "name": "Name", "type": "typeName", "from": "argument" },
          { "name": "Item", "type": "typeName", "model": true }
        ],
        "files": [{ "from": "__Name__.swift", "place": "feature", "role": "view" }]
      }
      """
    let sources = ["A.swift": "struct A {}", "B.swift": "@Model final class B {}"]
    let project = try Project(sources)
    try project.owner.write(template, to: ".swiftkit/templates/count/template.json")
    try project.owner.write("struct __Name__ { let item: __Item__ }\n", to: ".swiftkit/templates/count/__Name__.swift")
    for name in ["B", "Unknown"] {
      _ = try project.plan("Counts", template: "count", settings: ["Item": name])
    }
    let error = #expect(throws: ScaffoldingError.self) {
      try project.plan("Counts", template: "count", settings: ["Item": "A"])
    }
    #expect(error?.description.contains("not as a class marked @Model") == true, "\(error as Any)")
    try project.owner.write(
      template.replacing("\"typeName\", \"model\"", with: "\"string\", \"model\""),
      to: ".swiftkit/templates/count/template.json")
    let mistake = #expect(throws: ScaffoldingError.self) { try project.library.template(named: "count") }
    #expect(mistake?.description.contains("only a 'typeName' can be a model") == true, "\(mistake as Any)")
  }

  /// A target that isolates to the main actor gets a model that says otherwise.
  @Test func theModelIsNonisolated() throws {
    let project = try Project([:])
    for (isolation, line) in [("MainActor", "nonisolated final class Trip {"), ("nonisolated", "final class Trip {")] {
      let plan = try project.plan("Trips", template: "swiftdata-list", settings: ["isolation": isolation])
      #expect(plan.files[0].text.split(separator: "\n").contains { $0 == line })
    }
  }

  private func rows(_ plan: Plan) -> String {
    guard case .list(let list)? = plan.answers["fields"] else { return "none" }
    return list.rows.map { "\($0["name"]?.description ?? ""):\($0["type"]?.description ?? "")" }.joined(separator: ",")
  }
}
