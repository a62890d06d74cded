import JSON
import POSIXSupport
import TestSupport
import Testing

/// `context`: what it gives for a brief, in its budget.
@Suite struct ContextCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("// swift-tools-version: 6.0\n", to: "Package.swift")
  }

  private func write(_ text: String, to name: String) throws { try folder.write(text, to: "project/\(name)") }

  private func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["context"] + arguments, in: folder.path.appending("project"),
      environment: [
        "HOME": folder.path.string, "XDG_CACHE_HOME": folder.path.appending("cache").string,
        "XDG_CONFIG_HOME": folder.path.appending("config").string,
      ])
  }

  private func context(_ arguments: String...) throws -> (text: String, document: JSONValue, exitCode: Int32?) {
    let run = try run(arguments)
    let document = try self.run(["--json"] + arguments)
    return (run.output, try JSONValue(json: Array(document.output.utf8)), run.exitCode)
  }

  private static let brief = """
    # Shop

    - Pull to refresh; if it fails, the content stays.
    - Swipe to delete a row, and ask before.
    - Settings screen with a form.
    - Pay with Apple Pay.
    - Solder the ferrite choke.
    """

  @Test func aBriefIsReadInItsParts() throws {
    let found = try context(Self.brief)
    #expect(found.exitCode == 0)
    let parts = try #require(found.document["parts"]?.elements)
    #expect(parts.count == 6)
    #expect(parts.map { $0["covered"] == .bool(true) } == [true, true, true, true, true, false])
    let rules = found.document["rules"]?.elements?.compactMap { $0["key"]?.text } ?? []
    for name in ["pull-to-refresh", "swipe-to-delete", "settings-screen-form"] {
      #expect(rules.contains { $0.hasSuffix("/\(name)") }, "\(name): \(rules)")
      #expect(found.text.contains("[\(name)"))
    }
    let unknown = found.document["unknown"]?.elements?.compactMap(\.text) ?? []
    #expect(unknown.count == 1 && unknown[0].contains("ferrite"), "\(unknown)")
  }

  @Test(arguments: [100, 300, 1500]) func theBudgetHolds(budget: Int) throws {
    let found = try context(Self.brief, "--budget", "\(budget)")
    #expect(found.text.utf8.count <= budget * 4 + 80, "\(found.text)")
    #expect((found.document["rules"]?.elements?.count ?? 0) > 0)
  }

  /// What is asked as a choice is answered within the room, and not beside it.
  @Test func choicesKeepToTheBudget() throws {
    let choices = [
      "@State or @StateObject?", "@StateObject or @State?", "@State vs @StateObject?", "@StateObject versus @State?",
    ]
    let brief = choices.map { "- \($0)\n" }.joined()
    let (whole, found) = try (context(brief), context(brief, "--budget", "100"))
    func told(_ text: String) -> Int { text.split(separator: "\n").count { $0.hasPrefix("DECISION") } }
    #expect(told(whole.text) > told(found.text), "\(whole.text)\(found.text)")
    #expect(found.text.utf8.count <= 100 * 4 + 80, "\(found.text)")
  }

  /// Paths, keys and headings are the smaller part.
  @Test func twoThirdsAreContent() throws {
    let found = try context(Self.brief)
    let rules = found.document["rules"]?.elements ?? []
    let code = rules.flatMap { $0["examples"]?.elements ?? [] }.compactMap { $0["code"]?.text }
    let words = rules.compactMap { $0["statement"]?.text } + code.filter { found.text.contains($0) }
    let content = words.reduce(0) { $0 + $1.utf8.count }
    #expect(Double(content) > 0.6 * Double(found.text.utf8.count), "\(found.text)")
    #expect(!found.text.contains(".md"))
  }

  @Test(arguments: ["Send MIDI notes with CoreMIDI", "Read passports over NFC."])
  func nothingIsGivenWhereThereIsNothing(task: String) throws {
    let found = try context(task)
    #expect(found.exitCode == 1)
    for name in ["rules", "tokens", "templates", "checks"] {
      #expect(found.document[name]?.elements?.isEmpty == true, "\(name): \(found.document)")
    }
    #expect(found.document["unknown"]?.elements?.isEmpty == false)
  }

  /// Templates that have nothing to do with a task are not offered.
  @Test func templatesThatDoNotFit() throws {
    let document = try JSONValue(json: Array(try run(["--json", "Dynamic Type sizes of text"]).output.utf8))
    #expect(document["templates"]?.elements?.isEmpty == true, "\(document)")
    #expect(document["rules"]?.elements?.isEmpty == false)
  }

  /// Tokens of a palette that no file of the project declares would be written all the same.
  @Test func tokensAreThoseOfTheProject() throws {
    let task = "a list with corner radius and spacing tokens of the card"
    #expect(try context(task).document["tokens"]?.elements?.isEmpty == true)
    try write(
      "enum PFRadius {\n  static let card: CGFloat = 16\n  static let xs: CGFloat = 4\n}\n",
      to: "Sources/A/Radius.swift")
    let tokens = try context(task).document["tokens"]?.elements?.compactMap { $0["name"]?.text } ?? []
    #expect(tokens.allSatisfy { $0.hasPrefix("PFRadius.") }, "\(tokens)")
    try write("# House\n\n| Token | Hex |\n| --- | --- |\n| zorbRed | #AA1122 |\n", to: "Skills/house.md")
    let own =
      try context("1. Pull to refresh.\n2. A list in zorbRed.").document["tokens"]?.elements?.compactMap {
        $0["value"]?.text
      } ?? []
    #expect(own.contains("#AA1122"), "\(own)")
  }

  /// A first line without a full stop asks for something too, unless nothing speaks of it: then it names the app.
  @Test(arguments: [("Pull to refresh", true), ("Podcast player, iOS 26", false)])
  func theFirstLine(line: String, isPart: Bool) throws {
    let parts = try context("\(line)\n\n- Swipe to delete a row.").document["parts"]?.elements ?? []
    #expect(parts.contains { $0["text"]?.text == line } == isPart, "\(parts)")
  }

  /// A brief gets a plan: templates with the answers that it asks for, and what they leave to be written.
  @Test func aBriefGetsAPlan() throws {
    let brief = """
      # Orders

      - The list comes in pages from a cursor; load more at its end.
      - Tapping the star shows at once, and is rolled back where saving fails.
      - A form with validation of each field adds an order.
      - A banner in the colours of the season.
      """
    let found = try context(brief)
    let templates = found.document["templates"]?.elements ?? []
    let commands = templates.compactMap { $0["command"]?.text }
    #expect(commands.contains("swiftkit new feature NAME --set layout=pages"), "\(commands)")
    #expect(commands.contains("swiftkit new optimistic-store NAME"), "\(commands)")
    #expect(commands.contains("swiftkit new checked-form NAME"), "\(commands)")
    // What the feature brings is not offered once more.
    #expect(!commands.contains { $0.contains(" paging ") || $0.contains("call-recorder") }, "\(commands)")
    let byHand = found.document["byHand"]?.elements?.compactMap(\.text) ?? []
    #expect(byHand.contains { $0.contains("banner") } && !byHand.contains { $0.contains("star") }, "\(byHand)")
    let store = templates.first { $0["name"]?.text == "optimistic-store" }
    #expect(store?["serves"]?.elements?.first?.text?.contains("star") == true)
    #expect(found.text.contains(#"For "Tapping the star"#), "\(found.text)")
    // One thing to do is no brief.
    #expect(try context("load more at the end of a list").document["byHand"]?.elements?.isEmpty == true)
  }

  /// An entry of a list is no option, and the task may be one.
  @Test func aTaskMayBeginLikeAList() throws {
    #expect(try context("- Pull to refresh.").document["parts"]?.elements?.count == 1)
  }

  /// The project's word is given also where bundled rules say more of what is asked.
  @Test func theProjectsWordIsNotCutOff() throws {
    let house = (1...3).map { "- Pull to refresh, way \($0): tell `Puller` \($0).\n" }.joined()
    try write("# House\n\n\(house)", to: "Skills/house.md")
    let text = try context("Pull to refresh.").text
    #expect(text.contains("(project)"), "\(text)")
  }

  /// The project's own word, in place of the bundled one that it contradicts.
  @Test func theProjectComesFirst() throws {
    try write(
      "# House\n\n- Pull to refresh must never be `refreshable`; use our `Puller`.\n", to: "Skills/house.md")
    let text = try context("1. Pull to refresh.\n2. Swipe to delete a row.").text
    let lines = text.split(separator: "\n")
    let own = try #require(lines.firstIndex { $0.contains("Puller") }, "\(text)")
    #expect(lines.firstIndex { $0.contains("[pull-to-refresh") }.map { own < $0 } ?? true, "\(text)")
    #expect(text.contains("Skills/house.md:3 (project)"))
  }

  @Test func factsAnswerWhereNoRuleDoes() throws {
    let found = try context("Use symbolVariableValueMode for the icon of the ferrite choke.")
    #expect(found.text.contains("symbolVariableValueMode"))
    // A system is no value of that name.
    #expect(try !context("The ferrite choke needs iOS 17.").text.contains("What SwiftUI declares"))
  }
}
