import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What is read of a type that the project has, and that what is written with it compiles.
@Suite struct DeclaredTypeTests {
  /// Declarations that the compiler takes, and the properties that their initialisers ask for.
  private static let declarations: [(name: String, source: String, stored: String)] = [
    (
      "Paired", "struct Paired: Entry {\n  let id: Int\n  let title, detail: String\n}",
      "id:Int,title:String,detail:String"
    ),
    ("Opened", "struct Opened: Entry {\n  let id: Int\n  var title: String\n  {\n    \"Open\"\n  }\n}", "id:Int"),
    (
      "Sorted",
      """
      struct Sorted: Entry {
        enum Kind: Hashable, Sendable { case one }
        let id: Int
      }
      extension Sorted.Kind { static let samples = [one], sample = one }
      """, "id:Int"
    ),
    ("Guarded", "struct Guarded: Entry {\n  let id: Int\n  private(set) var title: String\n}", "id:Int,title:String"),
    ("Short", "struct Short: Entry { let id: Int; var title: String }", "id:Int,title:String"),
    ("Single", "struct Single: Entry { let id: Int }", "id:Int"),
    ("Computed", "struct Computed: Entry {\n  let id: Int\n  private var isThird: Bool { id == 3 }\n}", "id:Int"),
    ("Dated", "struct Dated: Entry {\n  let id: Int\n  var at = Date.init()\n}", "id:Int"),
    (
      "Numbered", "struct Numbered: Entry {\n  let id: Int\n  var title: Int\n  var detail: Date\n}",
      "id:Int,title:Int,detail:Date"
    ),
    ("Named", "struct Named: Entry {\n  let id: UUID\n  var name: String?\n}", "id:UUID,name:String?"),
    ("Fixed", "struct Fixed: Entry {\n  let id: Int\n  let title: String\n}", "id:Int,title:String"),
    ("Seen", "struct Seen: Entry {\n  let id: Int\n  private var isSeen = false\n}", ""),
    ("Several", "struct Several: Entry {\n  let id: Int\n  var first = 1, second: Int\n}", "id:Int,second:Int"),
    (
      "Listed",
      "struct Listed: Entry {\n  let id: Int\n  var tags: [String] = [\n    \"a = {\",\n  ]\n  let title: String\n}",
      "id:Int,title:String"
    ),
    (
      "Observed", "struct Observed: Entry {\n  let id: Int\n  var count: Int\n  {\n    didSet { print(count) }\n  }\n}",
      "id:Int,count:Int"
    ),
    (
      "Mapped", "struct Mapped: Entry {\n  let id: Int\n  var map:\n    [String:\n    Int]\n}",
      "id:Int,map:[String: Int]"
    ),
    (
      "Made",
      "struct Made: Entry {\n  let id: Int\n  let title: String\n}\nextension Made { init() { self.init(id: 1, title: \"\") } }",
      "id:Int,title:String"
    ),
    ("Chosen", "enum Chosen: Entry { case one, two\n  var id: Self { self } }", ""),
    (
      "Sampled",
      "struct Sampled: Entry {\n  let id: Int\n  static var samples: [Self] { [sample] }\n  static let none = 0, sample = Sampled(id: 1)\n}",
      "id:Int"
    ),
  ]

  /// Every declaration with a list, a page of one and a form, compiled together.
  @Test func whatIsWrittenCompiles() throws {
    let sources = Self.declarations.map { $0.source + "\n" }
    let project = try Project([
      "Models/Entry.swift": "import Foundation\ntypealias Entry = Identifiable & Hashable & Codable & Sendable\n"
    ])
    for ((name, _, stored), source) in zip(Self.declarations, sources) {
      try project.owner.write("import Foundation\n\n" + source, to: "Models/\(name).swift")
      for layout in ["list", "detail", "form"] {
        let feature = name + layout.prefix(1).uppercased() + layout.dropFirst()
        let plan = try project.plan(feature, settings: ["Item": name, "layout": layout, "tests": "false"])
        #expect(properties(plan) == stored, "\(name)")
        // What the page and the form have in common is written once.
        try plan.resolving { _ in .skip }.carryOut(in: project.setting)
      }
    }
    let complaints = try StubSwiftUI.compiled().complaints(
      about: try FileTree.files(below: project.root), isDebug: true)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test(arguments: [
    ("protocol Closed: class {\n}\nstruct Item {\n  let id: Int\n}", "id:Int"),
    ("struct Item {\n  let id: Int\n  @Wrapped var count: Int\n}", ""),
    ("struct Item {\n  let id: Int\n  lazy var count: Int = 3\n}", ""),
    ("struct Item {\n  let id: Int\n  #if DEBUG\n  let note: String\n  #endif\n}", ""),
    ("struct Item {\n  let (id, count): (Int, Int)\n}", ""),
    ("struct Item {\n  let id: Int\n  let make: @Sendable () -> Int\n}", ""),
    ("struct Item {\n  let id /* of it */ : Int // = {\n  let name: String\n}", "id:Int,name:String"),
    ("struct Item {\n  let id: Int /* of it */ = 3\n  let name: /* its own */ String\n}", "name:String"),
    ("struct Item {\n  let id: Int\n  init?(text: String) { nil }\n}", ""),
    ("@Memberwise struct Item {\n  let id: Int\n}", ""),
    ("#if os(iOS)\nstruct Item {\n  let id: Int\n}\n#else\nstruct Item {\n  let id: String\n}\n#endif", ""),
    ("struct Item {\n  let id: Int\n  let `default`: Int\n}", ""),
    ("struct Item {\n  let id: Int\n  #stored(\"count\")\n}", ""),
    (
      "struct Item {\n  let id: Int\n  func made(_ body: () -> Int = { 3 }) -> Int where Int: Sendable { body() }\n  let name: String\n}",
      "id:Int,name:String"
    ),
    (
      "struct Item {\n  let id: Int\n  subscript(_ index: Int) -> Int { index }\n  typealias Name = String\n  let name: Name\n}",
      "id:Int,name:Name"
    ),
    ("struct Outer {\n  struct Item { let id: Int }\n}\nstruct Item { let name: String }", "name:String"),
    ("struct Item {\n  let id: Int\n  let made: Result<(Int) -> Int, Never>\n  let name: String\n}", ""),
    ("struct Item {\n  let ids: Dictionary<Int, [Int]>, name: String\n}", "ids:Dictionary<Int, [Int]>,name:String"),
    ("struct Item {\n  @frozen let id: Int\n  @Kit.Kept(by: 1) var name: String\n}", ""),
    ("@available(iOS 17, *)\nstruct Item {\n  let id: Int }", "id:Int"),
    (
      "struct Item: Kit.Kind<Int>, Other & More where A == B {\n  let id: Int; let name: String; }",
      "id:Int,name:String"
    ),
    ("struct Item {\n  class func a() {}\n  let id: Int\n}", "id:Int"),
    ("struct Item {\n  let id: Int\n  let name: String }\nlet other: Int", "id:Int,name:String"),
    ("let a = Item(id: 1)\nstruct Item { let id: Int = 1, name: String }", "name:String"),
    ("struct Item {", ""), ("struct Item { let", ""), ("struct Item { let id: [Int", ""), ("struct Item", ""),
  ])
  func properties(source: String, expected: String) throws {
    let plan = try Project(["Item.swift": source]).plan("Things", settings: ["Item": "Item"])
    #expect(properties(plan) == expected)
  }

  /// A type that nothing can be a list of is not taken.
  @Test(arguments: [
    ("struct Item<Value> { let value: Value }", "it is generic"), ("protocol Item {}", "it is a protocol"),
  ])
  func typesThatCannotBeShown(source: String, reason: String) throws {
    let project = try Project(["Item.swift": source])
    let error = #expect(throws: ScaffoldingError.self) { try project.plan("Things", settings: ["Item": "Item"]) }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  private func properties(_ plan: Plan) -> String {
    guard case .list(let list)? = plan.answers["stored"] else { return "none" }
    return list.rows.map { "\($0["name"]?.description ?? ""):\($0["type"]?.description ?? "")" }.joined(separator: ",")
  }
}
