import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What several runs write into one project compiles together, and what answers may be beside the usual ones.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct GeneratedTogetherTests {
  /// Every type brings its import, and a property called `id` takes the place of the usual one.
  @Test func modelsOfAnyTypesCompile() throws {
    let project = try Project([:])
    for (name, fields, import_) in Self.models {
      for codable in ["false", "true"]
      where codable == "false" || !fields.contains("Color") && !fields.contains("Character") {
        let name = name + (codable == "true" ? "Stored" : "")
        let plan = try project.plan(name, template: "model", settings: ["fields": fields, "codable": codable])
        let text = plan.files[0].text
        #expect(text.hasPrefix(import_.map { "import \($0)\n\n" } ?? "/// One "), "\(text)")
        #expect(text.contains("static let samples") == (name != "Odd" && name != "OddStored"), "\(text)")
        try project.owner.write(text, to: plan.files[0].path)
      }
    }
    try project.owner.write("struct Own: Hashable, Codable, Sendable {}\n", to: "Own.swift")
    let paths = try FileTree.files(below: project.root)
    // One for each but the two that hold what cannot be stored, and the type that one of them names.
    #expect(paths.count == 2 * Self.models.count - 1)
    let complaints = try StubSwiftUI.compiled().complaints(about: paths)
    #expect(complaints.isEmpty, "\(complaints)")
    let format = try ProgramRun(
      "/usr/bin/env", ["swift", "format", "lint", "--strict", "--recursive", project.root.string])
    #expect(format.exitCode == 0, "\(format.errors)")
  }

  private static let models: [(name: String, fields: String, import_: String?)] = [
    ("Bookmark", "title,url:URL,createdAt:Date", "Foundation"),
    ("Keyed", "id:UUID,count:Int", "Foundation"),
    ("Single", "id:Int", nil),
    ("Empty", "", nil),
    ("Nested", "prices:[String: Decimal],spans:[Duration],place:String?,size:Double", "Foundation"),
    ("Odd", "own:Own,count:Int", nil),
    ("Tinted", "color:Color?,since:Date?", "SwiftUI"),
    ("Plain", "title,isOpen:Bool,letter:Character,ratio:Float,tags:Set<String>,notes", nil),
  ]

  /// `new feature` and then `new service`: the service that asks a server fits what the feature declared.
  @Test func aLiveServiceFitsTheFeature() throws {
    let project = try Project([:])
    for (layout, name) in [("list", "Notes"), ("detail", "Profile"), ("form", "EditNote"), ("design", "Landing")] {
      let settings = ["layout": layout, "tests": "false", "Item": "\(name)Entry"]
      try project.plan(name, settings: settings).carryOut(in: project.setting)
      let plan = try project.plan(name, template: "service")
      #expect(plan.conflicts.isEmpty)
      #expect(plan.files.filter { $0.action == .create }.map(\.path) == ["\(name)/Live\(name)Service.swift"])
      #expect(plan.answers["layout"]?.description == layout && plan.answers["Item"]?.description == "\(name)Entry")
      try plan.carryOut(in: project.setting)
    }
    let complaints = try StubSwiftUI.compiled().complaints(about: try FileTree.files(below: project.root))
    #expect(complaints.isEmpty, "\(complaints)")
    // What somebody says comes before what is known.
    let told = try project.plan("Notes", template: "service", settings: ["Item": "Other"])
    #expect(told.answers["Item"]?.description == "Other" && told.answers["layout"]?.description == "list")
  }

  /// The form's view model, run: saving that is cancelled is no error, and saving that fails is one.
  @Test func cancelledSavingIsNoError() throws {
    let project = try Project([:])
    try project.plan("EditNote", settings: ["layout": "form", "tests": "false"]).carryOut(in: project.setting)
    let main = try project.owner.write(
      """
      @main struct Run {
        @MainActor static func main() async {
          for outcome in [MockEditNoteService.Outcome.waiting, .failure(message: "Offline")] {
            let viewModel = EditNoteViewModel(service: Service(saving: MockEditNoteService(outcome: outcome)))
            await viewModel.loadIfNeeded()
            var draft = EditNoteItem.sample
            draft.title = "Evening"
            let edited = draft
            let save = Task { await viewModel.save(edited) }
            if case .waiting = outcome { save.cancel() }
            print(await save.value, viewModel.saveError ?? "nothing", viewModel.canSave(edited))
          }
        }
      }
      struct Service: EditNoteService {
        let saving: MockEditNoteService
        func item() async throws -> EditNoteItem? { .sample }
        func save(_ item: EditNoteItem) async throws { try await saving.save(item) }
      }
      """, to: "Run.swift")
    let names = ["EditNoteItem", "EditNoteService", "EditNoteViewModel", "MockEditNoteService"]
    let files = names.map { project.root.pushing(FilePath("EditNote/\($0).swift")) }
    let program = project.root.appending("run")
    let state = project.root.pushing("Shared/ViewState.swift")
    let built = try ProgramRun(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-o", program.string, main.string,
        state.string,
      ]
        + files.map(\.string))
    #expect(built.exitCode == 0, "\(built.errors)")
    #expect(try ProgramRun(program, []).output == "false nothing true\nfalse Offline true\n")
  }

  /// Words on the screen are those of a person, whatever the name is.
  @Test(arguments: ["list", "detail", "form", "design"]) func wordsMakeSense(layout: String) throws {
    let plan = try Project([:]).plan("EditBookmark", settings: ["layout": layout])
    for file in plan.files {
      #expect(!file.text.contains("No Edit Bookmark"), "\(file.path)")
      #expect(!file.text.contains("\"Edit Bookmark Item\""), "\(file.path)")
      // What only stands in for words is nothing to translate.
      if file.path.hasSuffix("LoadingView.swift") { #expect(!file.text.contains("Text(\"")) }
    }
  }

  /// A type that the project has is used as it is: with its own properties, and with samples where it has none.
  ///
  /// All stand in one project, since a compiler takes longer to start than to read one of them.
  @Test func typesOfTheProjectAreUsed() throws {
    let own = Self.ownTypes
    let project = try Project(
      Dictionary(
        uniqueKeysWithValues: own.map { type in
          (
            "Models/\(type.name).swift",
            """
            import Foundation
            struct \(type.name): Identifiable, Hashable, Codable, Sendable {
              \(type.body)
            }
            \(type.more)

            """
          )
        }))
    for type in own {
      let settings = ["Item": type.name, "layout": type.layout, "Module": ""]
      let plan = try project.plan(type.name + "s", settings: settings)
      #expect(plan.conflicts.isEmpty, "\(plan.conflicts)")
      #expect(plan.files.contains { $0.role == "samples" } == type.more.isEmpty)
      #expect(plan.files.contains { $0.place == .tests } == type.hasTests)
      let declared = PlannedFile.Action.skip("'\(type.name)' is declared in Models/\(type.name).swift")
      #expect(plan.files.first { $0.role == "model" }?.action == declared)
      try plan.carryOut(in: project.setting)
      // What it was written with is remembered.
      let again = try project.plan(type.name + "s", settings: settings)
      #expect(again.answers["declared"] == .bool(true))
    }
    let files = try FileTree.files(below: project.root).filter { !$0.string.hasSuffix("Tests.swift") }
    for isDebug in [true, false] {
      let complaints = try StubSwiftUI.compiled().complaints(about: files, isDebug: isDebug)
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  private static let ownTypes: [(name: String, layout: String, body: String, more: String, hasTests: Bool)] = [
    ("Bookmark", "list", "let id: String\n  let title: String\n  let url: URL\n  let since: Date", "", true),
    ("Note", "list", "var id = UUID()\n  let name: String", "", true),
    (
      "Trip", "list", "let id: String\n  let name: String", "extension Trip { static let samples = [Trip]() }", true
    ),
    (
      "Song", "list", "let id: String\n  private var count: Int\n  init(id: String) { (self.id, count) = (id, 0) }", "",
      false
    ),
    ("Recipe", "detail", "let id: String\n  let name: String\n  let subtitle: String", "", true),
    ("Tool", "form", "let id: String\n  var title: String\n  var count: Int { 1 }\n  static let none = 0", "", true),
  ]

  /// Names that SwiftUI and Foundation have too, as long as no type of that name is declared.
  @Test(arguments: ["feature", "viewmodel", "service", "view", "sheet"]) func ordinaryNames(template: String) throws {
    let project = try Project([:])
    for name in ["Settings", "Calendar", "Menu", "Group", "Grid", "Link"] {
      for file in try project.plan(name, template: template, settings: [:]).files where file.place != .tests {
        try project.owner.write(file.text, to: file.path)
      }
      #expect(throws: ScaffoldingError.self) { try project.plan(name, template: "model") }
    }
    let complaints = try StubSwiftUI.compiled().complaints(about: try FileTree.files(below: project.root))
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// What is shipped holds no mock and no sample: without DEBUG the same files compile, and nobody finds them.
  @Test func mocksAreNotShipped() throws {
    let project = try Project([:])
    var uses: [String] = []
    for layout in ["list", "detail", "form", "design"] {
      for (service, name) in [("mock", "Notes"), ("stub", "Trips"), ("live", "Songs")] {
        let name = Self.beginnings[layout, default: ""] + name
        let plan = try project.plan(name, settings: ["layout": layout, "service": service, "tests": "false"])
        for file in plan.files { try project.owner.write(file.text, to: file.path) }
        uses.append("Mock\(name)Service")
      }
    }
    let files = try FileTree.files(below: project.root)
    let shipped = try StubSwiftUI.compiled().complaints(about: files, isDebug: false)
    #expect(shipped.isEmpty, "\(shipped)")
    let use = try project.owner.write("func use() { _ = (\(uses.joined(separator: "(), "))()) }\n", to: "Use.swift")
    let complaints = try StubSwiftUI.compiled().complaints(about: files + [use], isDebug: false)
    for use in uses { #expect(complaints.contains("cannot find '\(use)'"), "\(complaints)") }
  }

  private static let beginnings = ["list": "All", "detail": "One", "form": "Edit", "design": "Landing"]
}
