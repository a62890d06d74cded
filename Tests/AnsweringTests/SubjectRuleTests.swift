import RuleIndex
import TestSupport
import Testing

@testable import Answering

/// Which rules of a subject a brief brings, by its phrases, their cues and how sure these are.
@Suite struct SubjectRuleTests {
  private let ground: BriefGround

  init() throws { ground = try BriefGround() }

  private static let words = ["pull", "swipe", "hide"]

  /// The key of the rule with `word` in it.
  private func key(of word: String, in store: borrowing RuleStore) throws -> String {
    try #require(try store.keys().first { $0.contains("-\(word)-") || $0.contains("/\(word)-") })
  }

  /// The rules that the brief brings by the subject, each by the word of its key.
  private func given(for text: String, about subject: Subject, in store: borrowing RuleStore) throws -> [String] {
    let found = try Answerer.answers(
      to: Brief(text, knownTo: store), about: [subject], by: Precedence(), from: store)
    let section = found.sections.first { $0.title == subject.title }
    return (section?.answers ?? []).map { answer in
      Self.words.first { answer.key.contains("-\($0)-") || answer.key.contains("/\($0)-") } ?? answer.key
    }
  }

  /// A page needs two hints of a subject, a line only one; code tells what a brief is about, and asks for nothing.
  @Test(arguments: [
    ("A pull to refresh the rows.", true), ("Reload it all.", true), ("Solder the ferrite choke.", false),
    ("- Reload it all.\n- A date picker.\n- A form of toggles.\n- Swipe to delete.\n- Glass over glass.", false),
    (
      "- Reload it all.\n- The newest date picker.\n- A form of toggles.\n- Swipe to delete.\n- Glass over glass.", true
    ),
    ("- Date picker here.\n```swift\nfunc pullToRefresh()\n```", true),
  ])
  func subjects(text: String, isFound: Bool) throws {
    let store = try ground.store()
    let key = try #require(try store.keys().first { $0.hasSuffix("pull-to-refresh-must-be-refreshable") })
    let subject = Subject(
      title: "Refreshing", said: ["pull refresh"], hints: ["reload", "newest"],
      rules: [SubjectRule(key), SubjectRule("s/none")], templates: [])
    let found = try Answerer.answers(
      to: Brief(text, knownTo: store), about: [subject], by: Precedence(), from: store)
    let section = found.sections.first { $0.title == "Refreshing" }
    #expect((section != nil) == isFound)
    if let section { #expect(section.answers.first?.key == key) }
  }

  /// A rule with cues is given where one of them stands in a part that speaks of the subject, or beside one, and none behind
  /// a minus does, nor at the beginning of the brief; elsewhere only where a part asks for it by its own words.
  @Test(arguments: [
    ("- Rows of text.\n- A page of blue.\n- A sum of coins.\n- Lamps all dim.\n- An hour a week.", false),
    ("- Rows of coins.\n- A page of blue.\n- A sum of text.\n- Lamps all dim.\n- An hour a week.", true),
    ("- Rows of text.\n- A sum of coins.\n- A page of blue.\n- Lamps all dim.\n- An hour a week.", true),
    ("- Rows of coins.\n- An undo of it.\n- A sum of text.\n- Lamps all dim.\n- An hour a week.", false),
    ("- Rows of coins.\n- A page of blue.\n- A sum of text.\n- Lamps all dim.\n- An undo a week.", true),
    ("- An undo of it.\n- A page of blue.\n- Rows of coins.\n- Lamps all dim.\n- An hour a week.", false),
    ("- Rows of text.\n- A page of blue.\n- Swipe to delete.\n- Lamps all dim.\n- An hour a week.", true),
  ])
  func cues(text: String, isGiven: Bool) throws {
    let store = try ground.store()
    let (pull, swipe) = (try key(of: "pull", in: store), try key(of: "swipe", in: store))
    let rows = Subject(
      title: "Rows", said: ["rows"], hints: [],
      rules: [SubjectRule(pull), SubjectRule(swipe, cues: ["coins", "-undo"])], templates: [])
    let found = try given(for: text, about: rows, in: store)
    #expect(found.contains("pull") && found.contains("swipe") == isGiven, "\(found)")
  }

  /// A line that only hints at a subject gets a rule with cues for two of them, and one without cues for none.
  @Test(arguments: [
    ("Lines of coins.", ["pull"]), ("Lines of coins, shells.", ["pull", "swipe"]),
    ("Rows of coins.", ["pull", "swipe"]),
    ("Lines of cells, coins.", ["pull", "swipe"]),
  ])
  func oneHintNeedsTwoCues(text: String, given: [String]) throws {
    let store = try ground.store()
    let (pull, swipe) = (try key(of: "pull", in: store), try key(of: "swipe", in: store))
    let rows = Subject(
      title: "Rows", said: ["rows"], hints: ["lines", "cells"],
      rules: [SubjectRule(pull), SubjectRule(swipe, cues: ["coins", "shells"])], templates: [])
    #expect(try self.given(for: text, about: rows, in: store) == given)
  }

  /// A line that is hardly more than a hint is about the subject: one cue is enough, the core needs none, and where neither
  /// calls for a rule the first one is given that nothing keeps away.
  @Test(arguments: [
    ("Cables of coins.", 0, []), ("Cables, coins.", 0, ["swipe"]), ("Cables, coins.", 1, ["swipe", "pull"]),
    ("Cables.", 0, ["pull"]), ("Cables, shells.", 0, ["pull"]), ("Cables, undo.", 0, ["swipe"]),
    ("Cables.", 2, ["pull", "swipe"]), ("- Cables.\n- Ore.", 2, []),
  ])
  func aHintMayBeAll(text: String, core: Int, given: [String]) throws {
    let store = try ground.store()
    let (pull, swipe) = (try key(of: "pull", in: store), try key(of: "swipe", in: store))
    let cables = Subject(
      title: "Cables", said: [], hints: ["cables"],
      rules: [SubjectRule(pull, cues: ["lamps", "-undo"]), SubjectRule(swipe, cues: ["coins"])], core: core,
      templates: [])
    #expect(try self.given(for: text, about: cables, in: store) == given)
  }

  /// Where a brief has many rules that two of its phrases call for, one short phrase brings no more.
  @Test(arguments: [
    ("lamps", 6, false), ("lamps glow dim", 6, true), ("lamps", 5, true),
  ])
  func oneWordAddsNothingToMany(phrase: String, others: Int, isGiven: Bool) throws {
    let store = try ground.store()
    let keys = try store.keys().sorted()
    let last = try #require(keys.last)
    let many = Subject(
      title: "Many", said: ["rows", "cells"], hints: [], rules: keys.prefix(others).map { SubjectRule($0) },
      templates: [])
    let one = Subject(title: "One", said: [phrase], hints: [], rules: [SubjectRule(last)], templates: [])
    let text = "Lamps glow dim in each corner of that long old hall."
    let brief = try Brief("- Rows of cells.\n- A page of blue.\n- \(text)\n- A sum of ore.", knownTo: store)
    let found = try Answerer.answers(to: brief, about: [many, one], by: Precedence(), from: store)
    #expect(found.sections.flatMap(\.answers).contains { $0.key == last } == isGiven)
    #expect(isGiven || found.parts.flatMap(\.unknown).contains(text))
  }

  /// The core of a subject needs no cue where the brief begins with the subject or says it again, and comes behind what its
  /// cues call for; a hint, or what stands behind a minus, keeps it away.
  @Test(arguments: [
    ("- Rows of text.\n- A page of blue.\n- A sum of text.\n- Lamps all dim.", ["pull", "swipe"]),
    ("- Rows of coins.\n- A page of blue.\n- A sum of text.\n- Lamps all dim.", ["swipe", "pull"]),
    ("- Rows of text.\n- An undo of it.\n- A sum of text.\n- Lamps all dim.", ["swipe"]),
    ("- Lines of text.\n- A page of cells.\n- A sum of text.\n- Lamps all dim.", []),
    ("- A page of blue.\n- Rows of shells.\n- A sum of text.\n- Lamps all dim.", []),
    ("- A page of blue.\n- Rows of shells.\n- A sum of text.\n- Rows glow dim.", ["pull", "swipe"]),
  ])
  func core(text: String, given: [String]) throws {
    let store = try ground.store()
    let (pull, swipe) = (try key(of: "pull", in: store), try key(of: "swipe", in: store))
    let rows = Subject(
      title: "Rows", said: ["rows"], hints: ["lines", "cells"],
      rules: [SubjectRule(pull, cues: ["lamps of", "-undo"]), SubjectRule(swipe, cues: ["coins"])], core: 2,
      templates: [])
    #expect(try self.given(for: text, about: rows, in: store) == given)
  }

  /// What a page says once, and not first, brings two rules at most for which no second cue speaks, behind the others.
  @Test(arguments: [
    ("- A lake of blue.\n- A row of coins.\n- A wheel of steel.\n- Lamps all dim.", ["pull", "swipe"]),
    ("- A lake of blue.\n- A row of coins, shells.\n- A wheel of steel.\n- Lamps all dim.", ["hide", "pull", "swipe"]),
    ("- A row of coins.\n- A lake of blue.\n- A wheel of steel.\n- Lamps all dim.", ["pull", "swipe", "hide"]),
    ("- A lake of blue.\n- A row of coins.", ["pull", "swipe", "hide"]),
  ])
  func doubts(text: String, given: [String]) throws {
    let store = try ground.store()
    let (pull, swipe) = (try key(of: "pull", in: store), try key(of: "swipe", in: store))
    let hide = try key(of: "hide", in: store)
    let rows = Subject(
      title: "Rows", said: ["row"], hints: [],
      rules: [
        SubjectRule(pull), SubjectRule(swipe, cues: ["coins"]), SubjectRule(hide, cues: ["coins", "shells"]),
      ], templates: [])
    #expect(try self.given(for: text, about: rows, in: store) == given)
  }

  /// Where six rules are sure, what a page says in passing brings one rule at most, and none whose cue stands only beside it
  /// or that a long sentence names; where fewer are, two.
  @Test(arguments: [
    ("A row of coins.", "Lamps all dim.", 6, 1), ("A row of coins.", "Lamps all dim.", 3, 2),
    ("A row of ore.", "Coins all dim.", 6, 0), ("A row of ore.", "Coins all dim.", 3, 2),
    ("A row of coins" + String(repeating: ", lamps, ore", count: 14) + ".", "Lamps all dim.", 6, 0),
  ])
  func doubtsBesideMany(text: String, next: String, others: Int, given: Int) throws {
    try ground.folder.write(
      "# Maps\n\n- A map must have a compass.\n- A legend must have a heading.\n", to: "s/maps.md")
    let store = try ground.store()
    let keys = try store.keys().sorted()
    let many = Subject(
      title: "Many", said: ["sums", "cells"], hints: [], rules: keys.prefix(others).map { SubjectRule($0) },
      templates: [])
    let one = Subject(
      title: "One", said: ["row of"], hints: [], rules: keys.suffix(2).map { SubjectRule($0, cues: ["coins"]) },
      templates: [])
    let brief = try Brief("- Sums of cells.\n- A page of blue.\n- \(text)\n- \(next)", knownTo: store)
    let found = try Answerer.answers(to: brief, about: [many, one], by: Precedence(), from: store)
    #expect((found.sections.first { $0.title == "One" }?.answers.count ?? 0) == given)
  }
}
