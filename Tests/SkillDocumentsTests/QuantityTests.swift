import RuleModel
import Testing

@testable import SkillDocuments

/// Numbers with their units, and numbers that are names.
struct QuantityTests {
  @Test(arguments: [
    ("44", ["44.0...44.0"]), ("12 pt", ["12.0...12.0pt"]), ("8-12pt", ["8.0...12.0pt"]), ("12-8pt", ["8.0...12.0pt"]),
    ("200-300ms", ["0.2...0.3s"]), ("300-200ms", ["0.2...0.3s"]), ("4.5:1", ["4.5...4.5:1"]), ("4:11", []),
    ("3x4", []), ("44x45", []), ("90\u{B0}", ["90.0...90.0\u{B0}"]), ("8 and 8", ["8.0...8.0"]),
    ("1234567890123456", ["1234567890123456.0...1234567890123456.0"]), ("12345678901234567", []), ("a1", []),
    ("#1", []),
    ("_1", []), ("(1)", ["1.0...1.0"]), ("", []),
  ])
  func areRead(text: String, expected: [String]) {
    #expect(Quantities.read(Array(text.utf8)).map { "\($0.lower)...\($0.upper)\($0.unit)" } == expected)
  }
}
