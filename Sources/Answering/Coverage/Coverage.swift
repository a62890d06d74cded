import ByteText
import RuleIndex

/// Whether the documents speak of what a question is about, not merely of some of its words.
///
/// The subject of a question are its words that are neither glue nor everyday ones; rare words and names count most. One
/// of the best rules must speak of enough of the subject, and of every feature of Apple's that the question names.
struct Coverage {
  let isCovered: Bool
  /// The rows of the rules that speak of it, in the order of the grounds.
  let speaking: [Int64]
  /// The features that the question names and that no rule even names.
  private let unspoken: [NamedFeature]
  private let spoken: [NamedFeature]

  /// How much of the subject a rule must speak of: of three words nearly every other, while long questions tell a story
  /// around their subject; least of all where no rare word is left out of it.
  static func least(of subjects: Int, missingRareWord: Bool) -> Double {
    subjects <= 3 ? 0.44 : missingRareWord ? 0.36 : 0.34
  }
  /// From this rarity on a word is most likely what a question is about.
  static let rareWord = 0.8
  /// Something rare, or a name, must be among what the rule speaks of: every rule has a view or a button.
  static let leastSubject = 0.25
  /// A rule about an API that the question names needs less.
  static let leastOfPinned = 0.35
  /// How much of what is asked about a feature of Apple's, beside its name.
  static let leastOfRest = 0.25
  /// How much of the subject a rule must speak of that is not about the feature which the question names.
  static let leastOfPassing = 0.7
  /// What a name counts, and a word that no rule holds.
  static let nameWeight = 1.5

  init(
    of question: Question, _ concepts: [Concept], _ grounds: [Grounds], _ pins: Pins, in store: borrowing RuleStore
  ) throws(RuleIndexError) {
    guard concepts.contains(where: { $0.importance == 1 }), !grounds.isEmpty else {
      (isCovered, speaking, unspoken, spoken) = (false, [], [], [])
      return
    }
    var speaking = grounds
    var unspoken: [NamedFeature] = [], spoken: [NamedFeature] = []
    var rest = Set(concepts.indices)
    for feature in NamedFeature.named(in: question.words.map(\.written))
    where feature.isForeign || !Coverage.isMeant(otherwise: feature, concepts) {
      let rows = feature.isForeign ? (about: [], naming: []) : try feature.rows(among: grounds, in: store)
      // What says nearly all that is asked answers it, though it names the feature in passing.
      speaking.removeAll {
        !rows.about.contains($0.row)
          && (!rows.naming.contains($0.row) || Coverage.share(of: $0, concepts) < Coverage.leastOfPassing)
      }
      rest = rest.filter { !feature.words.contains(concepts[$0].word) }
      if grounds.contains(where: { rows.about.contains($0.row) }) {
        spoken.append(feature)
      } else if try !feature.isNamed(in: store) {
        unspoken.append(feature)
      }
    }
    (self.unspoken, self.spoken) = (unspoken, spoken)
    self.speaking = speaking.filter {
      Coverage.isEnough($0, concepts, isPinned: pins[$0.row] > 1)
        && (rest.count == concepts.count || Coverage.speaksOf(rest, $0, concepts))
    }.map(\.row)
    isCovered = !self.speaking.isEmpty
  }

  /// The names of the features that nothing speaks of, as far as `words` do not say them.
  func unspoken(beside words: [String]) -> [String] {
    unspoken.filter { $0.words.count != 1 || !words.contains($0.words[0]) }.map(\.name)
      .filter { !words.contains($0.lowercased()) }
  }

  /// Whether the words of a feature are part of a phrase that is known to mean something else: "hero widget".
  private static func isMeant(otherwise feature: NamedFeature, _ concepts: [Concept]) -> Bool {
    feature.words.count == 1
      && concepts.contains { concept in
        concept.word == feature.words[0]
          && concept.terms.contains { $0.origin == .phrase }
      }
  }

  /// Whether one of the rules speaks of `feature`.
  func isSpoken(_ feature: NamedFeature) -> Bool { spoken.contains { $0.name == feature.name } }

  /// The part of the subject that a rule speaks of.
  static func share(of grounds: Grounds, _ concepts: [Concept]) -> Double { measure(grounds, concepts).share }

  private static func isEnough(_ grounds: Grounds, _ concepts: [Concept], isPinned: Bool) -> Bool {
    let (share, best, subjects) = measure(grounds, concepts)
    let isMissingRareWord = concepts.indices.contains {
      concepts[$0].importance == 1 && grounds.rarity[$0] > rareWord && grounds.evidence[$0] < 0.3
    }
    return isPinned && share >= leastOfPinned
      || share >= least(of: subjects, missingRareWord: isMissingRareWord) && best >= leastSubject
  }

  /// Whether a rule says something of what is asked about a feature, and does not merely name the feature: `rest` are the
  /// concepts beside its name.
  private static func speaksOf(_ rest: Set<Int>, _ grounds: Grounds, _ concepts: [Concept]) -> Bool {
    let (share, _, subjects) = measure(grounds, concepts, among: rest)
    return subjects == 0 || share >= leastOfRest
  }

  /// What a question is asked with, or about the use of: "how much memory has an iPhone" is none about phones in an app.
  private static let devices: Set<String> = [
    "apple", "iphone", "iphones", "ipad", "ipados", "ipads", "mac", "macbook", "macos", "macs", "phone", "phones",
    "safari",
    "xcode",
  ]

  private static func isDigit(_ concept: Concept) -> Bool {
    concept.word.utf8.count == 1 && concept.word.utf8.allSatisfy(Ascii.isDigit)
  }

  private static func measure(
    _ grounds: Grounds, _ concepts: [Concept], among places: Set<Int>? = nil
  ) -> (share: Double, best: Double, subjects: Int) {
    var spoken = 0.0, all = 0.0, best = 0.0, subjects = 0
    let hasWords = concepts.contains { $0.importance == 1 && !$0.word.utf8.allSatisfy(Ascii.isDigit) }
    for (index, concept) in concepts.enumerated() where places?.contains(index) ?? true {
      let importance = devices.contains(concept.word) ? min(concept.importance, 0.5) : concept.importance
      // One digit says nothing beside words: every other rule has a 1.
      guard importance >= 0.4, !(hasWords && isDigit(concept)) else { continue }
      let (evidence, known) = (grounds.evidence[index], grounds.rarity[index])
      // The parts of a name that no rule holds do not make the name common.
      let rarity = concept.isName && evidence < 0.4 ? 1 : known
      let isStrange = concept.isName || concept.importance == 1 && rarity > 0.99 && evidence < 0.3
      let weight = importance * max(rarity, 0.05).squareRoot() * (isStrange ? nameWeight : 1)
      spoken += weight * evidence
      all += weight
      guard importance == 1 else { continue }
      subjects += 1
      best = max(best, evidence * rarity)
    }
    return (all > 0 ? spoken / all : 0, best, subjects)
  }
}

extension NamedFeature {
  private static let firstWords = 6

  /// Outside of code, which names much that a rule is not about.
  private static let columns = RuleStore.columns.filter { $0 != "code" && $0 != "skill" }

  /// Those of the rules that are about it, and those that name it at all.
  fileprivate func rows(
    among grounds: [Grounds], in store: borrowing RuleStore
  ) throws(RuleIndexError) -> (about: Set<Int64>, naming: Set<Int64>) {
    var about: Set<Int64> = [], naming: Set<Int64> = []
    let phrases = phrases.compactMap { SearchPhrase($0) }
    for ground in grounds {
      for hit in try store.hits(of: phrases, in: ground.row) {
        let column = RuleStore.columns[hit.column]
        guard NamedFeature.columns.contains(column) else { continue }
        naming.insert(ground.row)
        // Further back it is named in passing: "a tapped notification, a widget's link and a URL".
        if column != "statement" || hit.position < NamedFeature.firstWords { about.insert(ground.row) }
      }
    }
    return (about, naming)
  }

  /// Whether any rule names it, and not in passing.
  fileprivate func isNamed(in store: borrowing RuleStore) throws(RuleIndexError) -> Bool {
    if isForeign { return false }
    let phrases = phrases.compactMap { SearchPhrase($0) }.map { SearchPattern.phrase($0) }
    guard !phrases.isEmpty else { return false }
    return try store.count(of: .within(columns: NamedFeature.columns, .any(phrases)), upTo: 1).rows > 0
  }
}
