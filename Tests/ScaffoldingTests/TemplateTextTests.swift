import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct TemplateTextTests {
  static let variables = [
    TemplateVariable(name: "Feature", kind: .typeName(withoutSuffixes: []), isArgument: true),
    TemplateVariable(name: "tests", kind: .bool, standard: "true"),
    TemplateVariable(name: "layout", kind: .choice(["list", "grid"]), standard: "list"),
    TemplateVariable(name: "Module", kind: .moduleName),
    TemplateVariable(name: "note", kind: .string, standard: ""),
  ]

  @Test(arguments: [
    ("plain\n", "plain\n"),
    ("", ""),
    ("no newline at the end", "no newline at the end"),
    ("struct __Feature__View {}", "struct PortfolioView {}"),
    ("let my__Feature__ = __feature__()", "let myPortfolio = portfolio()"),
    ("__owned __shared x_ _ __ ___ ____", "__owned __shared x_ _ __ ___ ____"),
    ("___Feature___", "_Portfolio_"),
    ("a\n//% if tests\nb\n//% end\nc\n", "a\nb\nc\n"),
    ("//% if !tests\nb\n//% else\nc\n//% end\n", "c\n"),
    ("  //% if layout == grid\nb\n  //% else if layout == list\nc\n//%   end  \n", "c\n"),
    ("//% if layout != list\nb\n//% end", ""),
    ("//% if !tests || layout == list && tests\nb\n//% end\n", "b\n"),
    ("//% if tests\n//% if !tests\na\n//% else\nb\n//% end\n//% end\n", "b\n"),
    ("a\r\n//% if tests\r\nb\r\n//% end\r\n", "a\r\nb\r\n"),
    ("//% if Module\n@testable import __Module__\n//% end\n", "@testable import App\n"),
    ("// __note__\n", "// by hand\n"),
    ("//% if !layout == grid\nb\n//% end\n", "b\n"),
    ("//% if !layout != grid\nb\n//% end\n", ""),
    ("//% if !!tests\nb\n//% end\n", "b\n"),
    ("//% if ! tests\nb\n//% else\nc\n//% end\n", "c\n"),
    ("//%\tif tests  \nb\n//% end\t\n", "b\n"),
    ("e\u{301}__Feature__é", "e\u{301}Portfolioé"),
  ])
  func renders(template: String, expected: String) throws {
    #expect(try rendered(template) == expected)
  }

  @Test(arguments: [
    ("struct __Featur__View", "1:8", "'Featur' is not a variable of this template; did you mean 'Feature'?"),
    (
      "a\n  __Thing__", "2:3",
      "'Thing' is not a variable of this template; known: Feature, feature, tests, layout, Module, note"
    ),
    ("let __Feature = 1", "1:5", "the placeholder '__Feature' is not closed; write '__Feature__'"),
    ("__Feature_snak__", "1:1", "'snak' is not a form of a name; did you mean 'snake'?"),
    ("__tests__", "1:1", "'tests' is true or false; use it in '//% if tests'"),
    ("__Module_title__", "1:1", "'Module' has no forms, so '_title' means nothing; write '__Module__'"),
    ("a\n//% if tests\nb", "2:1", "this 'if' has no '//% end'"),
    ("//% if tests\n//% if tests\n//% end\n", "1:1", "this 'if' has no '//% end'"),
    ("//% end", "1:1", "'end' without an 'if'"),
    ("//% else\n", "1:1", "'else' without an 'if'"),
    ("//% if tests\n//% else\n  //% else\n//% end", "3:3", "a second 'else' for the 'if' on line 1"),
    ("//% fi tests", "1:1", "'fi' is not a directive; did you mean 'if'?"),
    ("//% if", "1:1", "a condition is missing; write the name of a variable"),
    ("//% if test", "1:1", "'test' is not a variable of this template; did you mean 'tests'?"),
    ("//% if layout", "1:1", "'layout' is neither true nor false; compare it with =="),
    ("//% if layout == gird", "1:1", "'gird' is not a choice of 'layout'; did you mean 'grid'?"),
    ("//% if tests == true", "1:1", "'tests' is true or false; write 'tests' or '!tests'"),
    ("//% if tests and layout", "1:1", "'and' is not understood here; join conditions with && or ||"),
    ("//% if tests &&", "1:1", "the condition ends too early"),
    ("//% if layout ==", "1:1", "a value is missing after =="),
    ("let x = 1 //% if tests", "1:11", "a directive must be on its own line"),
    ("  let é = 1 //% end", "1:13", "a directive must be on its own line"),
    ("//% else if", "1:1", "'else' without an 'if'"),
    ("//% if tests\n//% else tests\n//% end", "2:1", "write 'else', or 'else if' and a condition"),
    ("//% if tests\n//% end tests", "2:1", "'end' takes no arguments"),
  ])
  func complainsWithAPlace(template: String, place: String, message: String) {
    do throws(TemplateProblem) {
      _ = try TemplateText(template, file: "File.swift", variables: Self.variables)
      Issue.record("'\(template)' was accepted")
    } catch {
      #expect(error.description == "File.swift:\(place): error: \(message)")
    }
  }

  @Test(arguments: [
    ("config.yml", "#% if tests", "#% end"), ("README.md", "<!--% if tests -->", "<!--% end -->"),
    ("x.swift", "//% if tests", "//% end"), ("a.b/Info.plist", "  <!--% if tests-->  ", "<!--%end-->"),
    ("tools/run.sh", "#% if tests", "  #%end  "), ("Makefile", "//% if tests", "//% end"),
  ])
  func commentsOfTheLanguage(file: String, opening: String, closing: String) throws {
    let text = try TemplateText("a\n\(opening)\nb\n\(closing)\nc\n", file: file, variables: Self.variables)
    #expect(try text.rendered(with: try answers()) == "a\nb\nc\n")
  }

  @Test(arguments: [(32, true), (33, false)]) func blocksInBlocks(depth: Int, isTaken: Bool) {
    let text = String(repeating: "//% if tests\n", count: depth) + String(repeating: "//% end\n", count: depth)
    let template = try? TemplateText(text, file: "x.swift", variables: Self.variables)
    #expect((template != nil) == isTaken)
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "//% if tests\n", count: 100_000)
    #expect(throws: TemplateProblem.self) { try TemplateText(deep, file: "x.swift", variables: Self.variables) }
  }

  /// A text without underscores and directives is rendered byte for byte.
  @Test func ordinaryTextIsUntouched() throws {
    var random = SeededRandom(seed: 11)
    let alphabet = Array("ab_/% {}\"\\#\r\n\té日".unicodeScalars)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<60, using: &random) { text.append(alphabet.randomElement(using: &random) ?? "a") }
      let plain = String(text).split(separator: "__", omittingEmptySubsequences: false).joined(separator: "_ ")
      guard !plain.utf8.contains(UInt8(ascii: "%")) else { continue }
      #expect(Array(try rendered(plain).utf8) == Array(plain.utf8))
    }
  }

  /// Whatever a template holds: it is refused with a place inside it, or it renders, and both branches are checked.
  @Test func anyTemplateIsRefusedOrRendered() throws {
    var random = SeededRandom(seed: 13)
    let parts = [
      "//% if tests\n", "//% else\n", "//% end\n", "//% if ", "__Feature__", "__feature_", "__", "_", "x", "\n", " ",
      "//%", "layout == grid", "&&", "!", "\r\n", "é", "__tests__", "//% else if Module\n",
    ]
    var rendered = 0
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      do throws(TemplateProblem) {
        let template = try TemplateText(text, file: "x.swift", variables: Self.variables)
        let output = try template.rendered(with: try answersOrNone())
        #expect(!output.contains("//% "))
        rendered += 1
      } catch {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        #expect(error.line >= 1 && error.line <= lines && error.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(rendered > 500)
  }

  private func rendered(_ text: String) throws -> String {
    try TemplateText(text, file: "x.swift", variables: Self.variables).rendered(with: try answers())
  }

  private func answersOrNone() throws(TemplateProblem) -> [String: Answer] { (try? answers()) ?? [:] }

  private func answers() throws -> [String: Answer] {
    let values = ["Feature": "Portfolio", "tests": "true", "layout": "list", "Module": "App", "note": "by hand"]
    return try Dictionary(
      uniqueKeysWithValues: Self.variables.map { ($0.name, try Answer(values[$0.name] ?? "", for: $0)) })
  }
}
