import RuleModel
import Testing

@testable import SkillDocuments

/// Comments that say whether code is good or bad.
struct VerdictTests {
  @Test(
    arguments: [
      ("Good", .good), ("do", .good), ("Do this", .good), ("do not", .bad), ("Do not cut corners", .bad),
      ("Do it", nil),
      ("never fetched twice", nil), ("never: twice", .bad), ("avoid", .bad), ("avoid this call", .bad),
      ("avoid calling this", .bad), ("avoid calling it", nil), ("Avoid calling it", .bad), ("anti-pattern", .bad),
      ("\u{2705} yes", .good), ("\u{274C}", .bad), ("DON'T", .bad), ("Goodness", nil), ("", nil), ("the good one", nil),
    ] as [(String, Example.Verdict?)])
  func comments(text: String, verdict: Example.Verdict?) { #expect(Example.Verdict(comment: text) == verdict) }
}
