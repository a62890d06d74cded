import HostMessages
import Testing

@testable import SourceChecking

/// What a rule may say of an argument, and what it may not.
@Suite struct DetectionValueTests {
  private static let infinity = Double.infinity

  private static func range(_ from: Double, _ to: Double, _ first: Bool = true, _ last: Bool = true)
    -> DeclaredCheck.Value
  {
    .range(from: from, includingFrom: first, to: to, includingTo: last)
  }

  @Test(
    arguments: [
      ("any", .any), ("none", DeclaredCheck.Value.none), ("true", .truth(true)), ("false", .truth(false)),
      ("number", .kind("number")), ("closure", .kind("closure")), ("nil", .kind("nil")), ("array", .kind("array")),
      ("string", .kind("string")), ("\"bold\"", .text("bold")), ("\"\"", .text("")), ("\"", nil),
      (".red", .name("red")),
      ("red", .name("red")), ("_a1", .name("_a1")), (".", nil), ("", nil), ("a-b", nil), ("1a", nil),
      ("4", range(4, 4)), ("-0.5", range(-0.5, -0.5)), ("< 8", range(-infinity, 8, true, false)),
      ("<=8", range(-infinity, 8)), (">8", range(8, infinity, false)), (">= 8", range(8, infinity)), ("<", nil),
      ("> x", nil),
      ("1...4", range(1, 4)), ("1..<4", range(1, 4, true, false)), ("4...4", range(4, 4)),
      ("4..<4", range(4, 4, true, false)),
      ("4...3", nil), ("4..<3", nil), ("...3", nil), ("1...2...3", nil),
    ] as [(String, DeclaredCheck.Value?)])
  func values(text: String, expected: DeclaredCheck.Value?) { #expect(DetectionValue.read(text) == expected) }
}
