import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": NaN and infinities are no lengths.
@Suite struct FiniteTokensTests {
  @Test(arguments: ["NaN", "inf", "-infinity", "1e999", "0x1p9", "infinitypt", "nans"])
  func aCellIsNoLength(value: String) {
    let document = document("# Spacing\n\n| Token | Value |\n|---|---|\n| a | \(value) |\n| b | 8 |\n")
    #expect(document.tokens.compactMap(\.number).allSatisfy { $0.isFinite })
    #expect(!document.tokens.contains { $0.name == "a" && $0.number != nil })
  }

  @Test(arguments: ["NaN", "1e999", "-1e999"]) func aConstantIsNoLength(value: String) {
    let code =
      "```swift\nenum Spacing {\n  static let a: CGFloat = \(value)\n  static let b: CGFloat = 8\n  static let c: CGFloat = 4\n}\n```\n"
    #expect(document(code).tokens.compactMap(\.number).allSatisfy { $0.isFinite })
  }

  /// The seed of the report: a table whose only value is none.
  @Test func quantitiesAreFinite() {
    let document = document("Token|Value\n-|-\n||NaN\n")
    #expect(document.rules.flatMap(\.quantities).allSatisfy { $0.lower.isFinite && $0.upper.isFinite })
  }
}
