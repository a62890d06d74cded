import HostMessages
import PluginHosting
import Testing

@Suite struct PluginDescriptorTests {
  private static func check(_ id: String, title: String = "T") -> CheckDescription {
    CheckDescription(
      id: id, level: .warning, title: title, literals: ["x"], rules: [], isOnByDefault: true, isFixable: false)
  }

  private static func descriptor(answers words: [[[String]]] = [], checks: [CheckDescription] = []) -> PluginDescriptor
  {
    PluginDescriptor(
      abi: 1, id: "p", version: "1", checks: checks,
      answers: words.map { PluginDescriptor.AnswerKind(key: "k", title: "t", words: $0) })
  }

  @Test(
    arguments: [
      ([], "anything", false),
      ([[]], "anything", true),
      ([[["#"]]], "which token is #A1A1AA?", true),
      ([[["#"]]], "which token is grey?", false),
      ([[["Contrast"]]], "CONTRAST of two", true),
      ([[["padding", "gap"], ["called"]]], "what is a gap of 8 called", true),
      ([[["padding", "gap"], ["called"]]], "what is a gap", false),
      ([[["a", "b"], ["zzz"]], [["hex"]]], "hex", true),
    ] as [([[[String]]], String, Bool)])
  func mayAnswer(words: [[[String]]], question: String, expected: Bool) {
    #expect(Self.descriptor(answers: words).mayAnswer(question) == expected)
  }

  @Test func disagreements() {
    let descriptor = Self.descriptor(answers: [[]], checks: [Self.check("a"), Self.check("b"), Self.check("c")])
    let same = PluginDescription(id: "p", version: "1", checks: descriptor.checks, answersQuestions: true)
    #expect(descriptor.disagreements(with: same) == [])
    let other = PluginDescription(
      id: "q", version: "2", checks: [Self.check("a"), Self.check("b", title: "Other"), Self.check("d")],
      answersQuestions: false)
    #expect(
      descriptor.disagreements(with: other) == [
        "its descriptor calls it 'p', it calls itself 'q'",
        "its descriptor says version 1, it says 2",
        "its descriptor names the check 'c', which it does not have",
        "its descriptor describes the check 'b' otherwise than it does",
        "it has a check 'd' that its descriptor does not name",
        "it does not answer questions, its descriptor says otherwise",
      ])
  }
}
