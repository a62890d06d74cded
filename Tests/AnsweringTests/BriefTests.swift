import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing

@testable import Answering

/// A task of a sentence or a page: the parts that it asks for, the rules for each, and what nothing speaks of.
@Suite struct BriefTests {
  private let ground: BriefGround
  private var folder: TemporaryFolder { ground.folder }

  init() throws { ground = try BriefGround() }

  private func answers(to text: String) throws -> [BriefAnswer] {
    let store = try ground.store()
    return try Answerer.answers(to: Brief(text, knownTo: store), by: Precedence(), from: store).parts
  }

  /// Where two documents have a version of one rule, the stronger one's is told, whichever stands first in the index.
  @Test(arguments: ["base", "own"]) func aTeamsVersionOfARuleHolds(strongest: String) throws {
    for side in ["base", "own"] {
      try folder.write("---\nname: lists\ndescription: Lists.\n---\n\n# Lists\n", to: "\(side)/lists/SKILL.md")
      try folder.write(
        "---\nid: row\ngroup: rows\nstrength: must\n---\n\n# Rows\n\nA row must say \(side).\n",
        to: "\(side)/lists/rules/row.md")
    }
    let sides = ["base", "own"].map { folder.path.appending($0) }
    var store = try RuleStore.inMemory()
    try Ingester.ingest(sides, into: &store)
    let rows = Subject(title: "Rows", said: ["rows"], hints: [], rules: [SubjectRule("lists/rows/row")], templates: [])
    let order = sides.sorted { $0.string.hasSuffix(strongest) && !$1.string.hasSuffix(strongest) }
    let found = try Answerer.answers(
      to: Brief("A screen with rows.", knownTo: store), about: [rows], by: Precedence(order.map { [$0.string] }),
      from: store)
    #expect(found.sections.flatMap(\.answers).map(\.statement) == ["A row must say \(strongest)."])
  }

  /// What a stronger document decides otherwise is no advice; what nobody decides, and what agrees, stays.
  @Test(arguments: [
    ("Never use `AsyncImage`.", ["Never use AsyncImage."]),
    (
      "Use `AsyncImage` with a phase for remote images.",
      ["Use AsyncImage for remote images.", "Use AsyncImage with a phase for remote images."]
    ),
  ])
  func whatATeamDecides(own: String, expected: [String]) throws {
    try folder.write("# Images\n\n- Use `AsyncImage` for remote images.\n", to: "base/images.md")
    try folder.write("# Ours\n\n- \(own)\n", to: "own/ours.md")
    let sides = ["own", "base"].map { folder.path.appending($0) }
    var store = try RuleStore.inMemory()
    try Ingester.ingest(sides, into: &store)
    let brief = try Brief("A row shows remote images with `AsyncImage`.", knownTo: store)
    let found = try Answerer.answers(to: brief, by: Precedence(sides.map { [$0.string] }), from: store)
    #expect(found.parts.flatMap(\.answers).map(\.statement).sorted() == expected)
  }

  @Test(arguments: [
    ("Add a list.", ["Add a list."]),
    ("A list of rows. Out of scope: calls and mail.", ["A list of rows."]),
    ("A list of rows. Don’t build a login; rows exist here.", ["A list of rows.", "rows exist here."]),
    (
      "Rows of text.\n\nNot in this version\n- calls of all kinds\n\nOut of scope: calls.\n- one row here",
      ["Rows of text.", "one row here"]
    ),
    (
      "# Chat\nRows of text here.\n\n## Out of scope\n- calls of all kinds\n\n## Tests\nOne test for each row.",
      ["Rows of text here.", "One test for each row."]
    ),
    (
      "A list. Swipe to delete, pull to refresh! Then a form?",
      ["A list. Swipe to delete, pull to refresh!", "Then a form?"]
    ),
    (
      "# Title\n\n- one row that\n  goes on\n* two rows here\n3. three rows here\nb) four rows here",
      ["one row that goes on", "two rows here", "three rows here", "four rows here"]
    ),
    ("Podcast player, iOS 26\n\nIt plays podcasts all day.", ["It plays podcasts all day."]),
    ("# Shop\n## Cart of goods\n## Till\nPays at once there.", ["Shop", "Cart of goods", "Pays at once there."]),
    ("1. Keyboard. Arrow keys move the focus.", ["Keyboard. Arrow keys move the focus."]),
    (
      "Takes e.g. a card of iOS 16.4 here. Second one is this.",
      ["Takes e.g. a card of iOS 16.4 here.", "Second one is this."]
    ),
    ("| Screen | What |\n| --- | --- |\n| List of shops | rows |", ["Screen What", "List of shops rows"]),
    (
      "Show this in code:\n```swift\nlet a = 1\n```\nand a list after it",
      ["and a list after it"]
    ),
    (
      "A list of rows here. Views cannot be compiled here: guard them.\n\n**Deliver:** code in `Sources/App`. One more thing here.",
      ["A list of rows here."]
    ),
    (
      "Rows of text here.\n\n**Deliver:**\n- code in a folder\n- tests of it\n\nMore rows of text.",
      ["Rows of text here.", "More rows of text."]
    ),
    ("Deliver:\n- code in a folder\n\n## Screens\n- Rows of text here.", ["Rows of text here."]),
    ("Rows here.\n\n## Folders\nFolders in folders.", ["Rows here.", "Folders in folders."]),
    (
      "# Chat\nRows of text here.\n\n## Deliverables\n1. A card that shows the pass and flips to its code.\n2. Tests of it.",
      ["Rows of text here.", "A card that shows the pass and flips to its code."]
    ),
    ("# Chat\nRows of text here.\n\n## Deliverables\nA folder with all.\n- tests of it", ["Rows of text here."]),
    (
      "Rows of text.\n\nBackground\nThe old list jumps.\n\nMade of\nrows here",
      [
        "Rows of text.", "The old list jumps.", "Made of rows here",
      ]
    ),
    ("Rows of text here.\n\nDelivery\nCode in a folder.", ["Rows of text here."]),
    (
      "Rows of text.\n\n**Out of scope**\n\nCalls of all kinds.\n\n**Look**\n\nOne row here.",
      ["Rows of text.", "One row here."]
    ),
    (
      "Rows of text here.\n\n### Out\n- calls of all kinds\n\n### Look\nOne row here.",
      ["Rows of text here.", "One row here."]
    ),
    ("Rows of text here.\n\nNOT THIS TIME\n* calls of all kinds", ["Rows of text here."]),
    ("Rows of text here. Export of it: separate ticket. Calls and mail come later.", ["Rows of text here."]),
    (
      "Each child needs a separate ticket. Answers that come later are dropped.",
      ["Each child needs a separate ticket.", "Answers that come later are dropped."]
    ),
    ("\"Not now\" must be a real choice.", ["\"Not now\" must be a real choice."]),
    ("[ ] nothing", ["[ ] nothing"]), ("- [ ] a box to tick", ["a box to tick"]), ("", []),
  ])
  func sentences(text: String, expected: [String]) {
    #expect(BriefBlock.blocks(of: text[...]).flatMap(\.sentences) == expected)
  }

  @Test(arguments: [
    ("a screen with glass and a form", ["a screen", "with glass", "and a form"]),
    ("settings: light, dark (both) here", ["settings:", "light,", "dark (both) here"]),
    ("one thing", ["one thing"]),
  ])
  func clauses(sentence: String, expected: [String]) {
    #expect(BriefClause.clauses(of: sentence) == expected)
  }

  @Test func entriesOfAListStayWhole() {
    let entry = "rooms with plus and minus (or none, at first),"
    let text = "form: name of guest, \(entry) notes of several lines"
    #expect(BriefClause.entries(of: text) == ["form:", "name of guest,", entry, "notes of several lines"])
    #expect(BriefPart(text, beside: []).probes.map(\.text).contains(entry))
  }

  @Test func eachPartHasItsRules() throws {
    let found = try answers(
      to: """
        We build a shop.

        - Pull to refresh.
        - Swipe to delete a row, in Bluetooth range.
        - Settings form with a toggle, and a date picker.
        """)
    func rules(_ text: String) -> [String] {
      found.first { $0.part.text.hasPrefix(text) }?.answers.map(\.statement) ?? []
    }
    #expect(rules("Pull") == ["Lists: Pull to refresh must be refreshable."])
    #expect(rules("Swipe") == ["Swipe to delete must use onDelete on the ForEach."])
    #expect(rules("Settings").count == 2, "\(rules("Settings"))")
    #expect(!found.flatMap(\.answers).contains { $0.statement.contains("glass") })
    #expect(found.flatMap(\.unknown).contains("bluetooth (CoreBluetooth)"))
  }

  @Test(arguments: [
    ("make a widget", ["widget (WidgetKit)"]), ("Connect over HealthKit", ["HealthKit"]),
    ("Solder the ferrite choke.", ["Solder the ferrite choke."]),
    ("Swipe to delete with Face ID", ["face id (LocalAuthentication)"]),
  ])
  func whatNothingSpeaksOfIsNamed(text: String, unknown: [String]) throws {
    #expect(try answers(to: text).flatMap(\.unknown) == unknown)
  }

  /// "Sign in with Apple" is one thing: what is left of its clause is no question.
  @Test func aFeatureIsNotCutIntoWords() throws {
    #expect(try answers(to: "Offer Sign in with Apple and Face ID.").allSatisfy(\.answers.isEmpty))
  }

  /// What a brief is all about is no word that rules must have.
  @Test func theSubjectOfABriefIsNoEvidence() throws {
    let found = try answers(to: "- Swipe a zorb to delete a zorb.\n- Pull to refresh the zorb.\n- A zorb date picker.")
    #expect(found.count == 3 && found.allSatisfy { !$0.answers.isEmpty }, "\(found.map(\.unknown))")
  }

  @Test func longBriefsAreCut() throws {
    let store = try ground.store()
    let long = try Brief(String(repeating: "- Swipe to delete a row of it.\n", count: 200), knownTo: store)
    #expect(long.isCut && long.parts.count == 80)
    #expect(try !Brief("- Swipe to delete.", knownTo: store).isCut)
  }
}
