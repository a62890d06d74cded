/// Something that a brief may be about, how briefs say so, and what then counts most.
package struct Subject: Sendable {
  package let title: String
  /// Those first that are most often got wrong.
  package let rules: [SubjectRule]
  /// So many of the rules, the first ones, need no cue where the brief says the subject by two phrases of `said`, or begins
  /// with one.
  private let core: Int
  /// Names of templates.
  package let templates: [String]
  private let said: [NearPhrase]
  private let hints: [NearPhrase]

  /// - Parameters:
  ///   - said: phrases of which one is enough.
  ///   - hints: phrases of which a page needs two, and a line or two one.
  ///   - core: how many of the rules, the first ones, each brief needs that makes much of the subject.
  package init(
    title: String, said: [String], hints: [String], rules: [SubjectRule], core: Int = 0, templates: [String]
  ) {
    (self.title, self.rules, self.core, self.templates) = (title, rules, core, templates)
    self.said = said.map { NearPhrase($0) }
    self.hints = hints.map { NearPhrase($0) }
  }

  /// Where a brief speaks of it; nil where it does not.
  func found(in brief: Brief) -> FoundSubject? {
    var parts: Set<Int> = []
    var saidIn: Set<Int> = []
    var told = 0, hinted = 0
    var signs: Set<BriefSign> = []
    for phrase in said {
      let places = brief.places(of: phrase)
      signs.formUnion(brief.signs(of: phrase, in: places))
      saidIn.formUnion(places)
      told += places.isEmpty ? brief.isSaidAside(phrase) ? 1 : 0 : 2
    }
    parts.formUnion(saidIn)
    for phrase in hints {
      let places = brief.places(of: phrase)
      signs.formUnion(brief.signs(of: phrase, in: places))
      if !places.isEmpty { hinted += 1 }
      parts.formUnion(places)
    }
    let isSaidAgain = told > 2 || saidIn.count > 1 || parts.contains(0)
    guard told > 0 || hinted >= (brief.isShort ? 1 : 2) else { return nil }
    let near = brief.near(parts)
    // What is hardly more than a phrase, of whichever kind, is about the subject.
    let isAll = brief.isHardlyMore(than: signs)
    // One hint is little: with it a rule that has cues needs two of them.
    let isHint = told == 0 && hinted == 1 && !isAll
    let called = rules.filter { rule in
      rule.isNeeded(by: brief, near: near) && !(isHint && rule.calls(in: brief, near: near) == 1)
    }
    var needed = called.map(\.key), doubtful: Set<String> = []
    var passing: Set<String> = []
    // One phrase somewhere in a page may be said in passing; what is said again, or begins the page, is not.
    if isSaidAgain {
      let missing = rules.prefix(told > 1 || isAll ? max(0, core) : 0).filter { rule in !needed.contains(rule.key) }
      needed += missing.filter { !$0.isBarred(by: brief, near: near) }.map(\.key)
    } else if !brief.isShort {
      let unsure = called.filter { $0.calls(in: brief, near: near) < 2 }
      doubtful = Set(unsure.map(\.key))
      let isLong = parts.allSatisfy { brief.parts[$0].words.count >= Subject.manyWords }
      let own = Array(parts)
      passing = Set(unsure.filter { isLong || !$0.isCalled(in: brief, near: own) }.map(\.key))
    }
    // "Login" alone calls for no rule, and is about the subject all the same.
    if isAll, needed.isEmpty, let first = rules.first(where: { !$0.isBarred(by: brief, near: near) }) {
      needed = [first.key]
    }
    let evidence = rules.filter { needed.contains($0.key) }.map { rule in
      (rule.key, signs.union(rule.signs(in: brief, near: near)))
    }
    return FoundSubject(
      subject: self, parts: parts.sorted(), weight: told + hinted + parts.count, needed: needed, doubtful: doubtful,
      passing: passing, signs: Dictionary(evidence) { $0.union($1) },
      spare: Set(rules.map(\.key)).subtracting(needed))
  }

  /// A sentence of so many words names many things.
  private static let manyWords = 30
}

/// A rule of a subject, and what a brief must say to need it.
package struct SubjectRule: Sendable {
  package let key: String
  /// Phrases of which one is enough, in a part that speaks of the subject or beside one; without any, everybody needs the
  /// rule who builds what the subject is.
  private let cues: [String]
  /// Phrases of which none may stand there, or at the beginning of the brief: who wants an Undo wants no question.
  private let bars: [String]

  /// - Parameter cues: a phrase behind a minus, `-undo`, is one that must not stand there.
  package init(_ key: String, cues: [String] = []) {
    self.key = key
    self.cues = cues.filter { !$0.hasPrefix("-") }
    bars = cues.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
  }

  func isNeeded(by brief: Brief, near parts: [Int]) -> Bool {
    isCalled(in: brief, near: parts) && !isBarred(by: brief, near: parts)
  }

  /// Whether it has no cues, or a brief says one of them.
  func isCalled(in brief: Brief, near parts: [Int]) -> Bool {
    cues.isEmpty || cues.contains { brief.says(NearPhrase($0), in: parts) }
  }

  /// How many of its cues a brief says.
  func calls(in brief: Brief, near parts: [Int]) -> Int { cues.count { brief.says(NearPhrase($0), in: parts) } }

  /// Where its cues stand.
  func signs(in brief: Brief, near parts: [Int]) -> Set<BriefSign> {
    cues.reduce(into: []) { $0.formUnion(brief.signs(of: NearPhrase($1), in: parts)) }
  }

  func isBarred(by brief: Brief, near parts: [Int]) -> Bool {
    // What a brief begins with holds for all of it: below "Accessibility audit" nothing else is built.
    bars.contains { brief.says(NearPhrase($0), in: parts + brief.parts.indices.prefix(1)) }
  }
}

/// A subject that a brief speaks of.
struct FoundSubject {
  let subject: Subject
  /// The parts that speak of it.
  let parts: [Int]
  /// How much the brief makes of it.
  let weight: Int
  /// The keys of the rules that the brief needs.
  let needed: [String]
  /// The keys of those for which only one phrase of the brief speaks, and one cue at most.
  let doubtful: Set<String>
  /// The keys of those doubtful ones whose cues stand beside the phrase only, or that a long sentence names.
  let passing: Set<String>
  /// What of the brief speaks for each needed rule.
  let signs: [String: Set<BriefSign>]
  /// The keys of the others, which are told only where a part asks for them by its own words.
  let spare: Set<String>

  /// Those of `subjects` that a brief speaks of; what it makes most of comes first.
  static func all(of subjects: [Subject], in brief: Brief) -> [FoundSubject] {
    let found = subjects.compactMap { $0.found(in: brief) }
    return found.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }
}
