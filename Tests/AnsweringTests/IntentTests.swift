import RuleModel
import Testing

@testable import Answering

/// The kind of answer that the words of a question ask for.
struct IntentTests {
  @Test(
    arguments: [
      ([], .rule, .must, 1), ([], .example, .must, 0.9), ([], .workflow, .must, 0.7), (["agent"], .workflow, .must, 1),
      (["tokens"], .token, .must, 1.3), (["tokens"], .rule, .must, 1), (["sample"], .example, .must, 0.9 * 1.3),
      (["should", "bars"], .rule, .never, 1.2), (["bars", "should"], .rule, .never, 1), (["should"], .prose, .info, 1),
      (["is", "tokens"], .token, .must, 1.3 * 1.2),
    ] as [([String], Rule.Kind, Strength, Double)])
  func factor(words: [String], kind: Rule.Kind, strength: Strength, expected: Double) {
    #expect(abs(Intent(words).factor(for: kind, strength) - expected) < 1e-9)
  }

  @Test(
    arguments: [([], .workflow, true), (["steps"], .workflow, false), ([], .step, false)]
      as [([String], Rule.Kind, Bool)])
  func ordersAreUnwantedUnlessAskedFor(words: [String], kind: Rule.Kind, expected: Bool) {
    #expect(Intent(words).isUnwanted(kind) == expected)
  }
}
