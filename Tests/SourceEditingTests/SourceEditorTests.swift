import HostMessages
import SourceEditing
import TestSupport
import Testing

@Suite struct SourceEditorTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let source: String
    let edit: CodeEdit
    let expected: String
    var testDescription: String { "\(edit.kind) \(edit.text) in \(source.prefix(60))" }

    init(_ source: String, _ edit: CodeEdit, _ expected: String) {
      (self.source, self.edit, self.expected) = (source, edit, expected)
    }
  }

  static let member = CodeEdit(.member, into: "AppTab", text: "case news")
  static let arm = CodeEdit(.arm, into: "AppTab.title", text: "case .news: \"News\"")
  static let tab = CodeEdit(.statement, into: "RootView.body", call: "TabView", text: "Tab {\n  NewsView()\n}")
  static let inArray = CodeEdit(.element, into: "Routes.all", text: ".news")
  static let target = CodeEdit(
    .element, into: "package", call: "Package", argument: "targets", text: ".target(name: \"News\")")

  static let samples: [Sample] = [
    // Members
    Sample("enum AppTab {\n  case home\n}\n", member, "enum AppTab {\n  case home\n  case news\n}\n"),
    Sample(
      "enum AppTab: String {\n    case home, search // both\n\n    var x: Int { 1 }\n}\n", member,
      "enum AppTab: String {\n    case home, search // both\n    case news\n\n    var x: Int { 1 }\n}\n"),
    Sample("enum AppTab {}\n", member, "enum AppTab {\n  case news\n}\n"),
    Sample("enum AppTab {\n}\n", member, "enum AppTab {\n  case news\n}\n"),
    Sample("enum AppTab { case home }\n", member, "enum AppTab { case home; case news }\n"),
    Sample("enum AppTab {\n\tcase home\n}\n", member, "enum AppTab {\n\tcase home\n\tcase news\n}\n"),
    Sample("enum AppTab {\r\n  case home\r\n}\r\n", member, "enum AppTab {\r\n  case home\r\n  case news\r\n}\r\n"),
    Sample(
      "struct App {\n  enum AppTab {\n    case home\n  }\n}\n",
      CodeEdit(.member, into: "App.AppTab", text: "case news"),
      "struct App {\n  enum AppTab {\n    case home\n    case news\n  }\n}\n"),
    Sample(
      "#if os(iOS)\nenum AppTab {\n  case home\n}\n#endif\n", member,
      "#if os(iOS)\nenum AppTab {\n  case home\n  case news\n}\n#endif\n"),
    Sample(
      "struct Container {\n  let a = 1\n\n  func run() {}\n}\n",
      CodeEdit(.member, into: "Container", text: "let news = LiveNewsService()"),
      "struct Container {\n  let a = 1\n  let news = LiveNewsService()\n\n  func run() {}\n}\n"),
    Sample(
      "struct Container {\n\tfunc run() {}\n}\n",
      CodeEdit(.member, into: "Container", text: "/// News.\nfunc news() -> Int {\n  1\n}"),
      "struct Container {\n\tfunc run() {}\n\n\t/// News.\n\tfunc news() -> Int {\n\t\t1\n\t}\n}\n"),
    // Arms
    Sample(
      "enum AppTab {\n  var title: String {\n    switch self {\n    case .home: \"Home\"\n    }\n  }\n}\n", arm,
      "enum AppTab {\n  var title: String {\n    switch self {\n    case .home: \"Home\"\n    case .news: \"News\"\n    }\n  }\n}\n"
    ),
    Sample(
      "enum AppTab {\n  var title: String {\n    switch self {\n    case .home: return \"Home\"\n    default: return \"\"\n    }\n  }\n}\n",
      arm,
      "enum AppTab {\n  var title: String {\n    switch self {\n    case .home: return \"Home\"\n    case .news: \"News\"\n    default: return \"\"\n    }\n  }\n}\n"
    ),
    Sample(
      "enum AppTab {\n  var title: String {\n    switch self {\n    default: \"\"\n    }\n  }\n}\n", arm,
      "enum AppTab {\n  var title: String {\n    switch self {\n    case .news: \"News\"\n    default: \"\"\n    }\n  }\n}\n"
    ),
    Sample(
      "enum AppTab {}\nextension AppTab {\n  var title: String {\n    switch self {\n    }\n  }\n}\n", arm,
      "enum AppTab {}\nextension AppTab {\n  var title: String {\n    switch self {\n    case .news: \"News\"\n    }\n  }\n}\n"
    ),
    // Statements
    Sample(
      "struct RootView: View {\n  var body: some View {\n    TabView(selection: $tab) {\n      Tab { HomeView() }\n    }\n    .tint(.red)\n  }\n}\n",
      tab,
      "struct RootView: View {\n  var body: some View {\n    TabView(selection: $tab) {\n      Tab { HomeView() }\n      Tab {\n        NewsView()\n      }\n    }\n    .tint(.red)\n  }\n}\n"
    ),
    Sample(
      "struct RootView: View {\n  var body: some View {\n    TabView {}\n  }\n}\n", tab,
      "struct RootView: View {\n  var body: some View {\n    TabView {\n      Tab {\n        NewsView()\n      }\n    }\n  }\n}\n"
    ),
    Sample(
      "func register() {\n  home()\n}\n", CodeEdit(.statement, into: "register", text: "news()"),
      "func register() {\n  home()\n  news()\n}\n"),
    Sample(
      "struct App {\n  init() {\n  }\n}\n", CodeEdit(.statement, into: "App.init", text: "news()"),
      "struct App {\n  init() {\n    news()\n  }\n}\n"),
    // Elements
    Sample(
      "enum Routes {\n  static let all: [Route] = [.home, .search]\n}\n", inArray,
      "enum Routes {\n  static let all: [Route] = [.home, .search, .news]\n}\n"),
    Sample(
      "enum Routes {\n  static let all: [Route] = []\n}\n", inArray,
      "enum Routes {\n  static let all: [Route] = [.news]\n}\n"),
    Sample(
      "enum Routes {\n  static let all: [Route] = [\n    .home,\n    .search,  // last\n  ]\n}\n", inArray,
      "enum Routes {\n  static let all: [Route] = [\n    .home,\n    .search,  // last\n    .news,\n  ]\n}\n"),
    Sample(
      "enum Routes {\n  static let all: [Route] = [\n    .home,\n    .search  // last\n  ]\n}\n", inArray,
      "enum Routes {\n  static let all: [Route] = [\n    .home,\n    .search,  // last\n    .news\n  ]\n}\n"),
    Sample(
      "let package = Package(\n  name: \"App\",\n  targets: [\n    .target(name: \"App\")\n  ]\n)\n", target,
      "let package = Package(\n  name: \"App\",\n  targets: [\n    .target(name: \"App\"),\n    .target(name: \"News\")\n  ]\n)\n"
    ),
    // Imports
    Sample(
      "import SwiftUI\n\nstruct A {}\n", CodeEdit(.import, into: "", text: "Charts"),
      "import Charts\nimport SwiftUI\n\nstruct A {}\n"),
    Sample(
      "import Foundation\nimport SwiftUI\n\nstruct A {}\n", CodeEdit(.import, into: "", text: "TipKit"),
      "import Foundation\nimport SwiftUI\nimport TipKit\n\nstruct A {}\n"),
    Sample("struct A {}\n", CodeEdit(.import, into: "", text: "Charts"), "import Charts\n\nstruct A {}\n"),
    Sample(
      "// A heading.\n\nstruct A {}\n", CodeEdit(.import, into: "", text: "Charts"),
      "// A heading.\n\nimport Charts\n\nstruct A {}\n"),
    Sample("import SwiftUI", CodeEdit(.import, into: "", text: "TipKit"), "import SwiftUI\nimport TipKit"),
    Sample(
      "@testable import Zoo\nimport SwiftUI\n", CodeEdit(.import, into: "", text: "Charts"),
      "@testable import Zoo\nimport Charts\nimport SwiftUI\n"),
    Sample(
      "@testable import Zoo\n", CodeEdit(.import, into: "", text: "Charts"), "@testable import Zoo\nimport Charts\n"),
    // The type itself goes before its extensions
    Sample(
      "extension AppTab {\n  static let a = 1\n}\nenum AppTab {\n  case home\n}\n", member,
      "extension AppTab {\n  static let a = 1\n}\nenum AppTab {\n  case home\n  case news\n}\n"),
  ]

  @Test(arguments: samples)
  func insertsOnceAndTakesOutAgain(sample: Sample) throws {
    let made = edited(sample.source, sample.edit)
    #expect(made.text == sample.expected)
    #expect(made.outcome == .made)
    let again = edited(made.text, sample.edit)
    #expect(again.text == made.text && again.outcome == .settled)
    let back = edited(made.text, sample.edit, isRemoval: true)
    #expect(back.outcome == .made)
    if !sample.source.contains("enum AppTab {}\n") && !sample.source.contains("TabView {}") {
      #expect(back.text == sample.source)
    }
    let gone = edited(back.text, sample.edit, isRemoval: true)
    #expect(gone.text == back.text && gone.outcome == .settled)
  }

  /// What somebody else wrote around it stays.
  @Test(arguments: samples)
  func leavesEveryOtherByte(sample: Sample) throws {
    let around =
      sample.expected.hasSuffix("\n") ? "// Mine.\nstruct Mine {\n    let  odd = [1,2 ,3]  \n}\n" : "\n// Mine."
    let made = edited(sample.source + around, sample.edit)
    #expect(made.text.hasSuffix(around))
    let back = edited(made.text, sample.edit, isRemoval: true)
    #expect(back.text.hasSuffix(around))
  }

  @Test(arguments: [
    ("enum AppTab {\n  case home\n  case news(Int)\n}\n", member),
    ("enum AppTab {\n  case home\n  case news // the best\n}\n", member),
    ("enum AppTab {\n  var title: String {\n    switch self {\n    case .news: \"Paper\"\n    }\n  }\n}\n", arm),
    ("@testable import Charts\n", CodeEdit(.import, into: "", text: "Charts")),
    ("import Charts // why\n", CodeEdit(.import, into: "", text: "Charts")),
    (
      "struct App {\n  /// Ours.\n  func news() -> Int { 1 }\n}\n",
      CodeEdit(.member, into: "App", text: "/// Yours.\nfunc news() -> Int { 1 }")
    ),
  ])
  func keepsWhatWasChanged(source: String, edit: CodeEdit) {
    let result = edited(source, edit, isRemoval: true)
    #expect(result.text == source && result.outcome == .changed)
  }

  /// Wherever it stands in the list, what is around it stays.
  @Test(arguments: [
    ("[.news, .home]", "[.home]"), ("[.home, .news, .search]", "[.home, .search]"),
    ("[.home, .news,]", "[.home,]"), ("[.home, .news]", "[.home]"),
    ("[\n    .news,\n    .home,\n  ]", "[\n    .home,\n  ]"),
    ("[\n    .home,  // first\n    .news\n  ]", "[\n    .home  // first\n  ]"),
  ])
  func takesElementsOut(list: String, expected: String) {
    let source = "enum Routes {\n  static let all: [Route] = #\n}\n"
    let result = edited(source.replacing("#", with: list), Self.inArray, isRemoval: true)
    #expect(result.text == source.replacing("#", with: expected) && result.outcome == .made)
  }

  /// An extension may have it already.
  @Test func anExtensionHasIt() {
    let source = "enum AppTab {\n  case home\n}\nextension AppTab {\n  static let a = 1\n}\n"
    let result = edited(source, CodeEdit(.member, into: "AppTab", text: "static let a = 1"))
    #expect(result.text == source && result.outcome == .settled)
  }

  @Test(arguments: [
    ("enum Other {}\n", member, "it has no type 'AppTab'"),
    ("enum AppTab { case home }\n", arm, "'AppTab' has no member 'title'"),
    ("enum AppTab { var title: String { \"\" } }\n", arm, "'AppTab.title' contains no 'switch'"),
    ("enum AppTab {\n  case home\n", member, "the file is not valid Swift"),
    ("enum AppTab {}\n", CodeEdit(.member, into: "AppTab", text: "case } {"), "'case } {' is not one member of a type"),
    (
      "enum AppTab {}\n", CodeEdit(.member, into: "AppTab", text: "case a\ncase b"),
      "'case a\ncase b' is not one member of a type"
    ),
    ("enum AppTab {}\n", CodeEdit(.import, into: "", text: "A; evil()"), "'A; evil()' is not a module name"),
    ("enum AppTab {}\n", CodeEdit(.import, into: "", text: ""), "'' is not a module name"),
    ("let a = 1\n", CodeEdit(.element, into: "a", text: ".a, .b"), "'.a, .b' is not one element of an array"),
    ("func f() {}\n", CodeEdit(.statement, into: "f", text: "a()\nb()"), "'a()\nb()' is not one statement"),
    (
      "enum A {\n  var b: Int {\n    switch self {\n    }\n  }\n}\n",
      CodeEdit(.arm, into: "A.b", text: "case .a: 1\ncase .b: 2"),
      "'case .a: 1\ncase .b: 2' is not one case of a switch"
    ),
    (
      "struct RootView { var body: some View { Text(\"\") } }\n", tab,
      "'RootView.body' has no call to 'TabView' with a trailing closure"
    ),
    ("enum Routes { static let all = make() }\n", inArray, "'Routes.all' is not an array literal"),
    ("let x = 1\n", target, "it has no 'package'"),
    (
      "let package = Package(name: \"\")\n", target,
      "'package' has no argument 'targets' with an array literal"
    ),
    ("struct A { let b = 1 }\n", CodeEdit(.statement, into: "A.b", text: "c()"), "'A.b' has no body"),
  ])
  func saysWhyNot(source: String, edit: CodeEdit, reason: String) {
    let result = edited(source, edit)
    #expect(result.text == source && result.outcome == .impossible(reason))
  }

  /// In whatever order names come and go, what is left is what was there before.
  @Test func anyOrderOfComingAndGoingEndsWhereItBegan() {
    let source = """
      import SwiftUI

      enum AppTab: String {
        case home, settings  // the first

        var title: String {
          switch self {
          case .home: "Home"
          case .settings: "Settings"
          }
        }
      }

      struct RootView: View {
        var body: some View {
          TabView {
            Tab { HomeView() }
          }
        }
      }

      enum Routes {
        static let all: [AppTab] = [.home]
      }

      """
    var random = SeededRandom(seed: 7)
    for _ in 0..<60 {
      var bytes = Array(source.utf8)
      var names: [String] = []
      for step in 0..<12 {
        let isRemoval = !names.isEmpty && (step > 7 || Bool.random(using: &random))
        let name = isRemoval ? names.remove(at: Int.random(in: 0..<names.count, using: &random)) : "news\(step)"
        if !isRemoval { names.append(name) }
        bytes = SourceEditor.edited(bytes, by: Self.edits(for: name), isRemoval: isRemoval).source
      }
      for name in names.shuffled(using: &random) {
        let result = SourceEditor.edited(bytes, by: Self.edits(for: name), isRemoval: true)
        #expect(result.outcomes == Self.edits(for: name).map { _ in .made })
        bytes = result.source
      }
      #expect(String(decoding: bytes, as: UTF8.self) == source)
    }
  }

  private static func edits(for name: String) -> [CodeEdit] {
    [
      CodeEdit(.member, into: "AppTab", text: "case \(name)"),
      CodeEdit(.arm, into: "AppTab.title", text: "case .\(name): \"\(name)\""),
      CodeEdit(.statement, into: "RootView.body", call: "TabView", text: "Tab {\n  \(name)()\n}"),
      CodeEdit(.element, into: "Routes.all", text: ".\(name)"),
      CodeEdit(.import, into: "", text: name.prefix(1).uppercased() + name.dropFirst()),
    ]
  }

  @Test func severalEditsFollowEachOther() {
    let source =
      "enum AppTab {\n  case home\n\n  var title: String {\n    switch self {\n    case .home: \"Home\"\n    }\n  }\n}\n"
    let edits = [Self.member, Self.arm, CodeEdit(.import, into: "", text: "SwiftUI")]
    let made = SourceEditor.edited(Array(source.utf8), by: edits, isRemoval: false)
    #expect(made.outcomes == [.made, .made, .made])
    let back = SourceEditor.edited(made.source, by: edits, isRemoval: true)
    #expect(String(decoding: back.source, as: UTF8.self) == source)
  }

  private func edited(
    _ source: String, _ edit: CodeEdit, isRemoval: Bool = false
  ) -> (text: String, outcome: EditOutcome?) {
    let result = SourceEditor.edited(Array(source.utf8), by: [edit], isRemoval: isRemoval)
    return (String(decoding: result.source, as: UTF8.self), result.outcomes.first)
  }
}
