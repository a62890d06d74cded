import RuleIndex

/// The sections of an answer while the parts of a brief are read.
struct BriefSections {
  private var sections: [BriefSection] = []
  /// What stronger documents say.
  private var strong: [BriefSection] = []
  private var keys: Set<String> = []
  /// Rules of the subjects that nothing has asked for.
  private var spare: Set<String> = []

  /// What somebody's own documents say counts more than all that is said to everybody.
  private static let ownWeight = 100
  /// As much as a single phrase of a subject.
  private static let lateWeight = 3
  /// What a brief may have said in passing brings no more than this.
  private static let mostDoubtful = 2

  /// What the documents say of parts comes behind the subjects, and what stronger documents say before them.
  var ordered: [BriefSection] { (strong + sections).filter { !$0.answers.isEmpty } }

  mutating func add(_ found: FoundSubject, _ answers: [Answer]) {
    // A rule that counts for two subjects is told with the first, and is in no doubt.
    let new = answers.filter { !keys.contains($0.key) }
    let again = Set(answers.map(\.key)).intersection(keys)
    for place in sections.indices { sections[place].doubtful.subtract(again) }
    keys.formUnion(new.map(\.key))
    spare.formUnion(found.spare)
    sections.append(
      BriefSection(
        title: found.subject.title, weight: found.weight, parts: found.parts, answers: new,
        doubtful: found.doubtful.subtracting(again), isTold: !answers.isEmpty, spare: found.spare,
        templates: found.subject.templates))
  }

  /// What little speaks for comes last in its section, and only some of it.
  mutating func settle() {
    for place in sections.indices {
      let doubtful = sections[place].doubtful
      let sure = sections[place].answers.filter { !doubtful.contains($0.key) }
      let rest = sections[place].answers.filter { doubtful.contains($0.key) }
      sections[place].answers = sure + rest.prefix(BriefSections.mostDoubtful)
      let left = Set(rest.dropFirst(BriefSections.mostDoubtful).map(\.key))
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
      } else if let place = sections.firstIndex(where: { $0.holds(answer, isTold) }) {
        sections[place].take(answer, for: part, isTold)
      } else if !isTold, !isServed {
        // A part that subjects speak of needs no rule that only shares its words.
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
