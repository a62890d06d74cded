import Answering
import Ingesting
import POSIXSupport
import Reports
import RuleIndex
import TestSupport
import Testing
import Workbench

/// What is answered from many documents, from their text to the lines on the screen, so that no weight moves unseen.
@Suite struct ComposedAnswersTests {
  private static let questions = [
    "toolbar button glass", "can I use glass on cards", "NavigationView", "Should I use List or LazyVStack?",
    "spacing 16", "what is Color.ink", "release checklist", "glassEffect popover", "how do I write kubernetes",
    "corner radius of cards below iOS 26", "transparancy of rows", ".padding(.horizontal, 20)", "why does it flicker",
    "sheet at half height", "#FF0000", "how many tabs at most", "Figma token for titles", "nested stacks",
    "do cards scroll on their own", "contrast of text", "cards.md", "animations", "shadow instead of overlay",
    "opacity 0.35 or 44pt", "what is 16.", "https://www.figma.com/design/abc cards", "glass or shadow on rows?",
    "a list of rows, a toolbar, and a sheet that holds cards with two fonts", "@State private var", "lists OR cards",

  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<14 {
      try folder.write(ComposedDocument.text(number), to: "\(number < 4 ? "own" : "base")/d\(number)/SKILL.md")
    }
    try folder.write("frosted; milky\tglassEffect\nrow\tlist rows\n", to: "base/aliases.tsv")
  }

  @Test func answersAndConflicts() throws {
    var store = try RuleStore.inMemory()
    let sides = ["own", "base"].map { folder.path.appending($0) }
    let report = try Ingester.ingest(sides, into: &store)
    var text = "\(report.files) files, \(report.rules) rules\n"
    text += report.problems.map { "\(shown($0.path.string)): \($0.problem.message)\n" }.joined()
    for conflict in try store.conflicts() {
      text += ConflictText.lines(for: conflict, TextStyle(isColoured: false), shown).joined(separator: "\n") + "\n"
    }
    let workplace = Workplace(workingFolder: folder.path)
    let people = AskText(in: workplace, explains: true, shown: shown)
    for (number, question) in Self.questions.enumerated() {
      var request = AnswerRequest(Question(question), limit: 4, budget: number % 5 == 4 ? 120 : nil)
      if number % 6 == 1 {
        request.given = [PluginAnswer(plugin: "p", key: "p/a", statement: "It is 12.", code: "a(12)", confidence: 0.9)]
      }
      if number % 2 == 0 { request.precedence = Precedence(sides.map { [$0.string] }) }
      let set = try Answerer.answer(request, from: store)
      text += "\n== \(question)\n\(people.text(for: set))\n"
      if number % 3 == 0 { text += AgentText(workplace).text(for: set).replacing(folder.path.string, with: "") + "\n" }
    }
    expectGolden(text, "composed-answers.txt")
  }

  @Test func briefs() throws {
    var store = try RuleStore.inMemory()
    let sides = ["own", "base"].map { folder.path.appending($0) }
    try Ingester.ingest(sides, into: &store)
    var text = ""
    for parts in [
      [
        "A list of cards in a sheet.", "Rows of `Color.ink` on glass, with two fonts.",
        "Should rows be a List or a LazyVStack?",
      ],
      [
        "# Shop", "- A toolbar with at most five tabs", "- Animations of 0.3s when the row scrolls",
        "- Payments by barcode",
      ],
      ["Targets of 44x44pt per screen; contrast of 4.5:1 behind text.", "Never nest a `NavigationStack`."],
    ] {
      let brief = try Brief(parts.joined(separator: "\n"), knownTo: store)
      let found = try Answerer.answers(to: brief, by: Precedence(sides.map { [$0.string] }), from: store)
      for part in found.parts {
        text += "== \(part.part.text)\n" + part.answers.map { "\($0.key): \($0.statement)\n" }.joined()
        text += "unknown \(part.unknown), decides \(part.decision != nil)\n"
      }
    }
    expectGolden(text, "composed-briefs.txt")
  }

  private func shown(_ path: String) -> String { path.replacing(folder.path.string + "/", with: "") }
}
