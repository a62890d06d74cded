import RuleIndex

/// The sections of an answer while the parts of a brief are read.
struct BriefSections {
  private var sections: [BriefSection] = []
  /// What stronger documents say.
  private var strong: [BriefSection] = []
  private var keys: Set<String> = []
  /// Rules of the subjects that nothing has asked for.
  private var spare: Set<String> = []
  /// What of the brief speaks for each rule of a subject.
  private var signs: [String: Set<BriefSign>] = [:]
  /// Whether enough rules are sure for those to be left out for which a single word speaks.
  private var isRich = false
  /// The rules that belong to some subject, whether the brief speaks of it or not.
  private let ofSubjects: Set<String>

  init(about subjects: [Subject]) { ofSubjects = Set(subjects.flatMap { $0.rules.map(\.key) }) }

  /// What somebody's own documents say counts more than all that is said to everybody.
  private static let ownWeight = 100
  /// As much as a single phrase of a subject.
  private static let lateWeight = 3
  /// What a brief may have said in passing brings no more than this.
  private static let mostDoubtful = 2
  /// A brief with so many sure rules needs none that only one word brings.
  private static let enough = 6

  /// What the documents say of parts comes behind the subjects, and what stronger documents say before them.
  var ordered: [BriefSection] { (strong + sections).filter { !$0.answers.isEmpty } }

  mutating func add(_ found: FoundSubject, _ answers: [Answer]) {
    // A rule that counts for two subjects is told with the first, and is in no doubt.
    let new = answers.filter { !keys.contains($0.key) }
    let again = Set(answers.map(\.key)).intersection(keys)
    for place in sections.indices {
      sections[place].doubtful.subtract(again)
      sections[place].passing.subtract(again)
    }
    keys.formUnion(new.map(\.key))
    spare.formUnion(found.spare)
    signs.merge(found.signs) { $0.union($1) }
    sections.append(
      BriefSection(
        title: found.subject.title, weight: found.weight, parts: found.parts, answers: new,
        doubtful: found.doubtful.subtracting(again), passing: found.passing.subtracting(again),
        isTold: !answers.isEmpty, spare: found.spare,
        templates: found.subject.templates))
  }

  /// What little speaks for comes last in its section, and only some of it.
  mutating func settle() {
    let telling = Set(signs.filter { BriefSign.areTelling($0.value) }.keys)
    isRich = keys.count(where: telling.contains) >= BriefSections.enough
    for place in sections.indices {
      let doubtful = sections[place].doubtful
      let passing = sections[place].passing
      let given = sections[place].answers.filter {
        !isRich || telling.contains($0.key) && !passing.contains($0.key)
      }
      let sure = given.filter { !doubtful.contains($0.key) }
      let rest = given.filter { doubtful.contains($0.key) }
      // A subject of which nothing is sure brings one rule to a brief that has many.
      let kept = sure + rest.prefix(isRich && sure.isEmpty ? 1 : BriefSections.mostDoubtful)
      let left = Set(sections[place].answers.map(\.key)).subtracting(kept.map(\.key))
      sections[place].answers = kept
      if !left.isEmpty, sections[place].answers.isEmpty { sections[place].isTold = false }
      keys.subtract(left)
      spare.formUnion(left)
      sections[place].spare.formUnion(left)
    }
  }

  /// Whether the brief is about what the rule with this key is about.
  func tell(_ key: String) -> Bool { keys.contains(key) || spare.contains(key) }

  /// The rules of the subjects that a part speaks of.
  func answers(for part: Int) -> [Answer] { sections.filter { $0.parts.contains(part) }.flatMap(\.answers) }

  /// Whether something is said to a part.
  func serve(_ part: Int) -> Bool { (strong + sections).contains { $0.isTold && $0.parts.contains(part) } }

  /// Whether a subject that the brief speaks of has all these words in its title.
  func areCalled(_ words: [String]) -> Bool {
    let stems = Set(words.map { AliasKey.stem($0) })
    return sections.contains { $0.isTold && stems.isSubset(of: PlainWord.words(of: $0.title).map(\.stem)) }
  }

  mutating func drop(_ lost: Set<String>) {
    guard !lost.isEmpty else { return }
    for place in sections.indices { sections[place].answers.removeAll { !lost.isDisjoint(with: $0.keys) } }
  }

  /// Adds what was found for a part, each rule where the others of its group are; what a part asks for by its own words
  /// comes before what counts for everybody.
  mutating func add(_ found: [Answer], to part: Int, of text: BriefPart, stronger: [Answer]) {
    let own = Set(stronger.map(\.key)), isServed = serve(part)
    var said: [Answer] = [], rest: [Answer] = []
    for answer in found {
      let isTold = !keys.insert(answer.key).inserted
      if own.contains(answer.key) {
        if !isTold { said.append(answer) }
      } else if !isTold, isRich, ofSubjects.contains(answer.key), !spare.contains(answer.key) {
        // Where much is sure, a rule whose subjects the brief does not speak of only shares words with a part.
        continue
      } else if let place = sections.firstIndex(where: { $0.holds(answer, isTold) }) {
        sections[place].take(answer, for: part, isTold)
      } else if !isTold, !isServed, !isRich {
        // A part that subjects speak of needs no rule that only shares its words, and neither does a brief that has many.
        rest.append(answer)
      }
    }
    if !own.isEmpty { strong.append(BriefSection(text, BriefSections.ownWeight, part, said)) }
    if !rest.isEmpty { sections.append(BriefSection(text, BriefSections.lateWeight, part, rest)) }
  }

  static func group(of key: String) -> Substring {
    key.lastIndex(of: "/").map { key[..<$0] } ?? key[...]
  }
}

extension BriefSection {
  fileprivate init(_ text: BriefPart, _ weight: Int, _ part: Int, _ answers: [Answer]) {
    self.init(title: text.text, weight: weight, parts: [part], answers: answers)
  }

  /// Whether a rule is told here, or belongs here.
  fileprivate func holds(_ answer: Answer, _ isTold: Bool) -> Bool {
    isTold
      ? answers.contains { $0.key == answer.key }
      : spare.contains(answer.key)
        || answers.contains { BriefSections.group(of: $0.key) == BriefSections.group(of: answer.key) }
  }

  /// More of them would push back what is got wrong most often.
  private static let mostAsked = 2

  fileprivate mutating func take(_ answer: Answer, for part: Int, _ isTold: Bool) {
    self.isTold = true
    doubtful.remove(answer.key)
    if !parts.contains(part) { parts.append(part) }
    guard isTold, let place = answers.firstIndex(where: { $0.key == answer.key }) else { return answers.append(answer) }
    guard place >= asked, asked < BriefSection.mostAsked else { return }
    answers.insert(answers.remove(at: place), at: asked)
    asked += 1
  }
}
