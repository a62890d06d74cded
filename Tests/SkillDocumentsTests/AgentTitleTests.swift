import Testing

@testable import SkillDocuments

/// Titles of what is meant for an agent, not for code.
struct AgentTitleTests {
  @Test(arguments: [
    ("review workflow", true), ("a b c d e workflow", true), ("a b c d e f workflow", false), ("the output", true),
    ("a b output", true), ("a b c output", false), ("response format", true), ("response colours", false),
    ("response format of logs", false), ("agent rules", true), ("agent knots", false), ("failure modes", false),
    ("failure modes to handle", true), ("ways to handle", false), ("operating rules", true), ("when invoked", true),
    ("when rules", false), ("review process", true), ("behavior contract", true), ("", false),
  ])
  func titlesForAgents(title: String, isOne: Bool) {
    #expect(AgentOrders.isTitle(title.split(separator: " ").map(String.init)) == isOne)
  }

  @Test(arguments: [
    ("interview", true), ("a b c d e f g interview", true), ("a b c d e f g h interview", false),
    ("output format", true), ("the report format", true), ("output format of logs", false), ("format output", false),
    ("response", false), ("", false),
  ])
  func titlesOfTalk(title: String, isOne: Bool) {
    #expect(AgentOrders.isOfTalk(title.split(separator: " ").map(String.init)) == isOne)
  }
}
