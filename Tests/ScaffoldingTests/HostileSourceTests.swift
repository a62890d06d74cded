import TestSupport
import Testing

@testable import Scaffolding

/// What a stranger's source files hold costs no more than reading them.
@Suite struct HostileSourceTests {
  private static let growing: [(name: String, text: @Sendable (Int) -> String)] = [
    ("members", { "enum Spacing {\n" + String(repeating: "  static let m: CGFloat = 16\n", count: $0) + "}" }),
    ("others", { "struct Spacing {\n" + String(repeating: "  let a = 1\n", count: $0) + "static let m = 1\n}" }),
    ("cases", { "enum Spacing: CGFloat {\n" + String(repeating: "case m = 16\n", count: $0) + "}\nstatic let " }),
    (
      "a long name",
      {
        "enum Spacing\(String(repeating: "Medium", count: $0)) {\n"
          + String(repeating: "  static let m: CGFloat = 16\n", count: $0) + "}"
      }
    ),
    ("levels", { nested($0) }),
  ]

  private static func nested(_ levels: Int) -> String {
    String(repeating: "enum Theme {", count: levels) + " static let spacingMedium: CGFloat = 16 "
      + String(repeating: "}", count: levels)
  }

  /// Four times the text may cost little more than four times the work; a quadratic reader needs sixteen times as much.
  @Test(arguments: growing.map(\.name)) func workGrowsWithTheText(name: String) throws {
    let text = try #require(Self.growing.first { $0.name == name }).text
    let small = Array(text(2000).utf8), large = Array(text(8000).utf8)
    let growth = WorkGrowth.factor(small, large, below: 10) { _ = DeclaredNames(in: $0) }
    #expect(growth < 10, "four times the bytes, \(growth) times the work")
  }

  @Test(arguments: [(3, 1), (100_000, 0)]) func levelsOfTypes(levels: Int, names: Int) {
    #expect(DeclaredNames(in: Array(Self.nested(levels).utf8)).design.count == names)
  }

  @Test func linesAreCounted() {
    let text =
      "\n/* a\nb */\nenum Spacing {\n\n  static let s: CGFloat = 8, m: CGFloat = 16\n\n  static let l: CGFloat = 24\n}"
    #expect(DeclaredNames(in: Array(text.utf8)).design.map(\.line) == [6, 6, 8])
  }

  @Test func anyTokensAreRead() {
    var random = SeededRandom(seed: 5)
    let parts = [
      "enum ", "extension ", "Spacing", ".", "{", "}", "(", ")", "<", ">", "static let ", "m", ": ", "CGFloat", " = ",
      "16", ",", "\n", "case ", "@", "#if ", "#endif ", "Color", "`", "\"", "where ", "import ", "private", "class ",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<60, using: &random)
      let text = (0..<count).reduce(into: "static let Spacing ") { text, _ in
        text += parts.randomElement(using: &random) ?? ""
      }
      #expect(DeclaredNames(in: Array(text.utf8)).design.count <= text.utf8.count)
    }
  }
}
