import HostMessages
import PluginHosting
import Testing

@Suite struct PluginDescriptorTests {
  private static let check = CheckDescription(
    id: "one", level: .warning, title: "One", literals: ["glassEffect"], rules: [], isOnByDefault: true,
    isFixable: false)

  private func descriptor(checks: [CheckDescription] = [], words: [[String]]? = nil) -> PluginDescriptor {
    PluginDescriptor(
      abi: 1, id: "sample", version: "1.0", checks: checks,
      answers: words.map { [PluginDescriptor.AnswerKind(key: "kind", title: "A kind", words: $0)] } ?? [])
  }

  private func plugin(
    id: String = "sample", version: String = "1.0", checks: [CheckDescription] = [], answers: Bool = false
  ) -> PluginDescription {
    PluginDescription(id: id, version: version, checks: checks, answersQuestions: answers)
  }

  // MARK: - Questions

  @Test(arguments: [
    ("what is 16 pt spacing called", true), ("What is the SPACING TOKEN for 16", true), ("spacing scale", false),
    ("called 16", false), ("", false),
  ])
  func aQuestionNeedsAWordOfEveryList(question: String, expected: Bool) {
    let descriptor = descriptor(words: [["Spacing", "padding"], ["called", "token"], ["1", "2"]])
    #expect(descriptor.mayAnswer(question) == expected)
  }

  @Test func withoutListsEveryQuestionIsAsked() {
    #expect(descriptor(words: []).mayAnswer("anything"))
  }

  @Test func aPluginWithoutAnswersIsAskedNothing() {
    #expect(!descriptor().mayAnswer("anything"))
  }

  // MARK: - Saying what the library says

  @Test func agreementIsSilent() {
    #expect(descriptor(checks: [Self.check]).disagreements(with: plugin(checks: [Self.check])).isEmpty)
    #expect(descriptor(words: [["x"]]).disagreements(with: plugin(answers: true)).isEmpty)
  }

  @Test func everyDisagreementIsNamed() {
    let renamed = CheckDescription(
      id: "one", level: .error, title: "One", literals: [], rules: [], isOnByDefault: true, isFixable: false)
    #expect(
      descriptor(checks: [Self.check]).disagreements(with: plugin(id: "other", version: "2.0", answers: true)) == [
        "its id is 'sample' in the descriptor, but 'other' in the library",
        "its version is 1.0 in the descriptor, but 2.0 in the library",
        "the check 'one' is in its descriptor, but not in the library",
        "it answers questions, but its descriptor says otherwise",
      ])
    #expect(
      descriptor(words: [["x"]]).disagreements(with: plugin(checks: [Self.check])) == [
        "the check 'one' is in the library, but not in its descriptor",
        "it does not answer questions, but its descriptor says otherwise",
      ])
    #expect(
      descriptor(checks: [Self.check]).disagreements(with: plugin(checks: [renamed])) == [
        "the check 'one' differs between its descriptor and the library"
      ])
  }

  // MARK: - What can be used and shown

  @Test(
    arguments: [
      (nil, nil), ("id", "its id is not in kebab-case"), ("version", "its version contains control characters"),
      ("compiler", "the name of its compiler contains control characters"),
      ("check", "the id of its check 0 is not in kebab-case"),
      ("title", "the title or a rule of 'one' contains control characters"),
      ("rule", "the title or a rule of 'one' contains control characters"), ("twice", "it has two checks 'one'"),
      ("key", "one of its answers contains control characters"),
      ("answer", "one of its answers contains control characters"),
    ] as [(String?, String?)])
  func flaws(place: String?, sentence: String?) {
    func text(_ usual: String, at name: String) -> String { place == name ? "\(usual)\u{1b}" : usual }
    let check = CheckDescription(
      id: text("one", at: "check"), level: .warning, title: text("One", at: "title"), literals: [],
      rules: [text("a/b/c", at: "rule")], isOnByDefault: true, isFixable: false)
    let descriptor = PluginDescriptor(
      abi: 1, id: text("sample", at: "id"), version: text("1.0", at: "version"),
      checks: Array(repeating: check, count: place == "twice" ? 2 : 1),
      answers: [.init(key: text("kind", at: "key"), title: text("A kind", at: "answer"), words: [])],
      compiler: text("C", at: "compiler"))
    #expect(descriptor.flaw == sentence)
  }
}
