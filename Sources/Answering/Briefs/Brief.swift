package import RuleIndex

/// What somebody wants to have built, a sentence or a page, as the parts that it asks for.
package struct Brief: Sendable {
  package let parts: [BriefPart]
  /// Whether there is more text, or there are more parts, than are read.
  package let isCut: Bool
  /// The words of what asks for nothing and tells what the brief is about all the same: code, and how to hand the work in.
  private let asides: [[PlainWord]]

  /// More than a page holds; each part costs a search.
  private static let mostParts = 80

  /// - Parameter store: what knows which words the documents have.
  package init(_ text: String, knownTo store: borrowing RuleStore) throws(RuleIndexError) {
    let head = Question.head(of: text)
    let blocks = BriefBlock.blocks(of: head)
    let domain = try Brief.domain(of: blocks.filter { $0.kind != .title }.flatMap(\.sentences), in: store)
    let parts = blocks.flatMap { block in
      block.sentences.map { BriefPart($0, beside: domain, isTitle: block.kind == .title) }
    }.filter { !$0.subjects.isEmpty }
    self.parts = Array(parts.prefix(Brief.mostParts))
    isCut = head.endIndex < text.endIndex || parts.count > Brief.mostParts
    asides = blocks.flatMap(\.asides).map { PlainWord.words(of: $0) }
  }

  /// A line or two say what they want with every word.
  var isShort: Bool { parts.count <= Brief.mostOfShort }
  private static let mostOfShort = 3

  /// The parts in which `phrase` stands.
  func places(of phrase: NearPhrase) -> [Int] { parts.indices.filter { phrase.stands(in: parts[$0].words) } }

  /// `places` and those beside them.
  func near(_ places: Set<Int>) -> [Int] {
    parts.indices.filter { place in (-1...1).contains { places.contains(place + $0) } }
  }

  /// Whether a phrase stands in one of these parts, or in what asks for nothing.
  func says(_ phrase: NearPhrase, in places: [Int]) -> Bool {
    places.contains { phrase.stands(in: parts[$0].words) } || isSaidAside(phrase)
  }

  func isSaidAside(_ phrase: NearPhrase) -> Bool { asides.contains { phrase.stands(in: $0) } }

  /// The stems of words that several sentences have and no document: what the brief is all about.
  private static func domain(
    of sentences: [String], in store: borrowing RuleStore
  ) throws(RuleIndexError) -> Set<String> {
    var counts: [String: Int] = [:], forms: [String: Set<String>] = [:]
    for sentence in sentences {
      let words = Question(sentence).subjects.filter { !$0.isName }.map(\.plain)
      for word in words { forms[AliasKey.stem(word), default: []].insert(word) }
      for stem in Set(words.map { AliasKey.stem($0) }) { counts[stem, default: 0] += 1 }
    }
    let rules = try store.ruleCount()
    var domain: Set<String> = []
    for (stem, count) in counts where count > 1 {
      var uses = 0
      for form in forms[stem] ?? [] { uses = max(uses, try store.uses(of: form)) }
      if uses * Brief.rarelyUsed <= rules { domain.insert(stem) }
    }
    return domain
  }

  /// Documents of which one rule in so many has a word only took it for an example.
  private static let rarelyUsed = 250
}

/// One thing that a brief asks for: a sentence of it, or an entry of a list.
package struct BriefPart: Sendable {
  /// As it is written, in one line.
  package let text: String
  /// What is looked for, in the order in which it counts: the whole, and the clauses of it that say enough for themselves.
  let probes: [Question]
  /// Whether it stands above everything else, and may only name the app.
  let isTitle: Bool
  /// The words of the whole that say what it is about.
  let subjects: [Question.Word]
  /// All its words, in their order.
  package let words: [PlainWord]

  /// Whether it asks which of several things to take; "light, dark or system" only lists them.
  var asksForChoice: Bool {
    let text = self.text.lowercased()
    return text.hasSuffix("?")
      || ["should", "which", "whether to", "choose between", "decide"].contains(where: text.contains)
      || [" vs ", " vs. ", " versus "].contains(where: text.contains)
  }

  private static let mostClauses = 14
  /// A sentence of so many clauses is a list; its clauses count more than the whole.
  private static let clausesOfList = 3

  init(_ text: String, beside domain: Set<String>, isTitle: Bool = false) {
    (self.text, self.isTitle) = (text, isTitle)
    words = PlainWord.words(of: text)
    func question(_ text: String) -> Question {
      Question(text) { BriefWords.importance(of: $0, beside: domain) }
    }
    let whole = question(text)
    let clauses = BriefClause.clauses(of: text).map { question($0) }.filter(\.isTelling)
    let entries = BriefClause.entries(of: text).map { question($0) }.filter(\.isTelling)
    subjects = whole.subjects.filter { !BriefWords.isPlatform($0.plain) }
    if clauses.count >= BriefPart.clausesOfList {
      // "Guests with plus and minus" is one entry of a list, though it is three clauses.
      let rest = clauses.filter { clause in !entries.contains { $0.text == clause.text } }
      probes = Array((entries + rest).prefix(BriefPart.mostClauses)) + [whole]
    } else {
      probes = [whole] + (clauses.count > 1 ? clauses : clauses.filter { $0.subjects.count < whole.subjects.count })
    }
  }
}

extension Question {
  /// Its words that are neither glue nor everyday ones.
  var subjects: [Word] { words.filter { $0.importance == 1 } }

  /// Whether it says enough to be looked for by itself: two words, one of which says what it is about, or a name.
  fileprivate var isTelling: Bool {
    words.contains { $0.isName && !BriefWords.isProduct($0.plain) }
      || !subjects.isEmpty && words.count { $0.importance >= 0.4 } > 1
  }
}
