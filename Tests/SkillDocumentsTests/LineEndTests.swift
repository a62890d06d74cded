import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": LF, CRLF and CR mean the same in every reader.
@Suite struct LineEndTests {
  static let ends = ["\r\n", "\r"]

  private func with(_ end: String, _ text: String) -> String { text.lines.joined(separator: end) }

  static let documents = [
    "# T\n\n- Never use `.a` here.\n",
    "---\nname: bread\ndescription: How to bake\ntriggers:\n  - dough\n  - oven\n---\n\n# Bread\n\nKnead it.\nRest it.\n",
    "# Fonts\n\n| Token | Value |\n|---|---|\n| a | Font.title |\n| b | 12 |\n\n> A remark\n> of two lines.\n",
    "# Code\n\n- Do this:\n\n```swift\n// Good\nText(\"a\")\n  .bold()\n// Bad\nText(\"a\").cornerRadius(3)\n```\n\nÃ©tude\n",
  ]

  @Test(arguments: documents, ends) func documentsAreReadAlike(text: String, end: String) {
    let plain = document(text)
    let other = document(with(end, text))
    #expect(other.rules.map(\.statement) == plain.rules.map(\.statement))
    #expect(other.rules.map(\.lines) == plain.rules.map(\.lines))
    #expect(other.rules.map(\.examples) == plain.rules.map(\.examples))
    #expect(other.rules.map(\.sourceHash) == plain.rules.map(\.sourceHash))
    #expect(other.tokens == plain.tokens)
    #expect(other.skill == plain.skill)
    #expect(other.problems == plain.problems)
    #expect(other.lineCount == plain.lineCount)
    #expect(!plain.rules.isEmpty)
  }

  @Test(arguments: ends) func aRuleOfItsOwnIsReadAlike(end: String) {
    let text = "---\nid: nocr\nstrength: never\n---\n\nNever.\n"
    let rule = document(with(end, text), path: "Skills/team/rules/nocr.md").rules.first
    #expect(rule?.key == document(text, path: "Skills/team/rules/nocr.md").rules.first?.key)
    #expect(rule?.strength == .never)
  }

  @Test(arguments: ends) func theReportIsReadAlike(end: String) {
    let template = HandoverReport.template
    #expect(HandoverReport(reading: with(end, template)).problems == HandoverReport(reading: template).problems)
    let short = "## 1. UX intent\n\nx\n"
    #expect(HandoverReport(reading: with(end, short)).problems == HandoverReport(reading: short).problems)
  }

  @Test(arguments: ends) func checklistsAreReadAlike(end: String) {
    let text =
      "# Review\n\n## Glass\n\n| Question | Answered by |\n| --- | --- |\n| Is it glass? | `a`, `b` |\n\n- [ ] 2. Ok?\n"
    #expect(ReviewChecklist(reading: with(end, text)) == ReviewChecklist(reading: text))
    #expect(ReviewChecklist(reading: text).items.map(\.checks) == [["a", "b"], []])
  }
}
