import ByteText
import RuleIndex
import RuleModel

/// Finds limits, such as "never above 0.4 s", that values of other documents, or of the same one, break.
///
/// The skills of one folder are written to be read together, so that their limits are held against values of others only.
struct LimitConflicts {
  /// A measure that documents limit, by the words that name it.
  struct Measure: Hashable, Sendable {
    let name: String
    let words: Set<String>
    let unit: String
    /// What its values stand behind in code; each with the words that a limit must have to be about it.
    let labels: [(label: String, words: Set<String>)]

    static func == (left: Measure, right: Measure) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private struct Limit {
    let rule: StoredRule
    let measure: Measure
    /// The words of the measure that the limit names.
    let words: Set<String>
    let range: ClosedRange<Double>
    /// The folder of skills that it belongs to; nil in a document by itself.
    let pack: SkillPack?

    func isBroken(by value: Double) -> Bool { value != 0 && !range.contains(value) }
  }

  /// A conflict is there to be read: past this number of values a further one adds nothing.
  private static let mostBreaking = 20

  private static let measures = [
    Measure(
      name: "spacing", words: ["padding", "paddings", "spacing", "gap", "gaps", "margin", "margins"], unit: "pt",
      labels: [("padding(", ["padding", "paddings"]), ("spacing:", ["spacing", "gap", "gaps"])]),
    Measure(
      name: "radius", words: ["radius", "radii", "corner", "corners"], unit: "pt",
      labels: [("cornerRadius:", ["radius", "radii"])]),
    Measure(
      name: "duration", words: ["duration", "durations", "animation", "animations"], unit: "s",
      labels: [("duration:", ["duration", "durations"]), ("response:", ["duration", "durations"])]),
  ]

  static func conflicts(in evidence: ConflictEvidence) -> [StoredConflict] {
    let tokens = evidence.tokens
    let rules = evidence.rules(evidence.limiting)
    let limits = rules.flatMap { LimitConflicts.limits(in: $0) }
    let samples = limits.isEmpty ? [] : evidence.rules(evidence.measured)
    let found = measures.compactMap { measure in
      conflict(on: measure, limits.filter { $0.measure == measure }, tokens, samples)
    }
    return found + counts(rules, tokens)
  }

  private static func conflict(
    on measure: Measure, _ limits: [Limit], _ tokens: [StoredToken], _ samples: [StoredRule]
  ) -> StoredConflict? {
    guard !limits.isEmpty else { return nil }
    let tokens = tokens.filter { isMeasured($0.token, by: measure) }
    var values: [SkillPack?: MeasuredValues] = [:]
    for pack in Set(limits.map(\.pack)) {
      values[pack] = MeasuredValues(of: measure, tokens, samples, outside: pack)
    }
    var broken: [Limit] = []
    var breaking: [StoredConflict.Position] = []
    for limit in limits {
      let labels = measure.labels.indices.filter { !measure.labels[$0].words.isDisjoint(with: limit.words) }
      guard values[limit.pack]?.leave(limit.range, behind: labels) == true else { continue }
      broken.append(limit)
      // What the same limit brought before, another one need not bring again.
      guard breaking.count < mostBreaking, values[limit.pack]?.isFirst(limit.range, behind: labels) == true,
        let others = values[limit.pack]
      else { continue }
      for token in others.tokens where token.token.number.map(limit.isBroken) ?? false {
        let position = StoredConflict.Position(
          claim: "\(token.token.namespace).\(token.token.name) is \(token.token.value)",
          sources: [.init(key: "", citation: token.citation)])
        if !breaking.contains(position) { breaking.append(position) }
        if breaking.count >= mostBreaking { break }
      }
      for sample in others.samples where breaking.count < mostBreaking {
        guard let worst = sample.first(behind: labels, where: limit.isBroken) else { continue }
        let position = ConflictFinder.position(
          sample.rule, claim: "code with a \(measure.name) of \(shortText(worst))")
        if !breaking.contains(position) { breaking.append(position) }
      }
    }
    guard !broken.isEmpty else { return nil }
    return StoredConflict(
      id: "limit-\(measure.name)", kind: "scale", title: "values break the limit for \(measure.name)", status: .open,
      resolution: "not decided", positions: broken.map { ConflictFinder.position($0.rule) } + breaking)
  }

  private static func isMeasured(_ token: Token, by measure: Measure) -> Bool {
    switch token.kind {
    case .length:
      let namespace = token.namespace.lowercased()
      return measure.unit == "pt" && measure.words.contains { namespace.utf8.contains(bytesOf: $0) }
    case .duration: return measure.unit == "s"
    case .colour, .font, .other: return false
    }
  }

  // MARK: - How many

  /// "At most three font sizes" against a palette of nine.
  private static func counts(_ rules: [StoredRule], _ tokens: [StoredToken]) -> [StoredConflict] {
    let runs = TokenRun.runs(of: tokens.filter { $0.token.kind == .font })
    let limiting = rules.compactMap { rule -> (StoredRule, Int)? in
      let words = Sentence(String(rule.rule.claim))
      guard let limit = words.limit(), limit.range.lowerBound == 0, limit.unit.isEmpty,
        let noun = limit.following.first, ["font", "fonts", "type", "text"].contains(noun)
      else { return nil }
      return (rule, Int(nearest: limit.range.upperBound.rounded(.down)))
    }
    guard let (rule, most) = limiting.first else { return [] }
    let larger = runs.filter { $0.tokens.count > most }
    guard !larger.isEmpty else { return [] }
    return [
      StoredConflict(
        id: "limit-fonts", kind: "scale", title: "scales have more text styles than a rule allows", status: .open,
        resolution: "not decided",
        positions: [ConflictFinder.position(rule)]
          + larger.map { run in
            StoredConflict.Position(
              claim: "\(run.namespace) has \(run.tokens.count) text styles",
              sources: [.init(key: "", citation: run.citation)])
          })
    ]
  }

  private static func limits(in stored: StoredRule) -> [Limit] {
    let sentence = Sentence(String(stored.rule.claim))
    guard let limit = sentence.limit(), !sentence.exceptsValues else { return [] }
    let pack = SkillPack(of: stored.path)
    return measures.compactMap { measure in
      let words = measure.words.intersection(sentence.words)
      guard !words.isEmpty, limit.unit == measure.unit else { return nil }
      return Limit(
        rule: stored, measure: measure, words: words, range: limit.range, pack: pack.isFolder ? pack : nil)
    }
  }
}

/// The words of a statement, to find a limit in.
struct Sentence {
  let words: [String]

  /// The main clause: what follows a dash gives reasons.
  init(_ statement: String) {
    let main = statement.part(before: "\u{2014}").lowercased()
    words = main.split(at: { " ,():".utf8.contains($0) }).map(String.init)
  }

  private static let upper = [
    ["exceed"], ["maximum"], ["max"], ["at", "most"], ["no", "more", "than"], ["never", "above"], ["never", "over"],
    ["more", "than"], ["longer", "than"], ["larger", "than"], ["above"],
  ]
  private static let lower = [
    ["minimum"], ["at", "least"], ["less", "than"], ["smaller", "than"], ["below"], ["under"],
  ]

  /// The units of the measures by how they are written.
  private static let units = ["pt": "pt", "points": "pt", "s": "s", "sec": "s", "seconds": "s"]

  /// Whether it names a value that its limit does not count for, as in "below 8, other than 4".
  var exceptsValues: Bool {
    [["other", "than"], ["except"], ["except", "for"]].contains { phrase in
      guard let place = place(after: phrase), place < words.count else { return false }
      return value(words[place]) != nil
    }
  }

  /// The range that the sentence allows, the unit of its ends, and the words after the number and its unit.
  func limit() -> (range: ClosedRange<Double>, unit: String, following: ArraySlice<String>)? {
    let forbids = words.contains { ["never", "not", "don't", "avoid", "no"].contains($0) }
    for (phrases, isUpper) in [(Self.upper, true), (Self.lower, false)] {
      for phrase in phrases {
        guard let end = place(after: phrase),
          let number = words[end...].prefix(3).firstIndex(where: { value($0) != nil }),
          let (value, unit) = value(words[number])
        else { continue }
        // "Below 8" allows what is below it; "never below 8" what is not.
        let isComparison =
          ["less", "smaller", "below", "under", "above", "longer", "larger"].contains(phrase.first ?? "")
          || phrase == ["more", "than"]
        if isComparison, !forbids { continue }
        let range = isUpper ? 0...value : value...Double.infinity
        let following = words[(number + 1)...]
        // Only a unit of a measure, maybe with a full stop: in "at least 2 lines" the word is what is counted.
        if unit.isEmpty, let next = following.first, let unit = Self.units[next.filter(\.isLetter)] {
          return (range, unit, following.dropFirst())
        }
        return (range, unit, following)
      }
    }
    return nil
  }

  private func place(after phrase: [String]) -> Int? {
    guard words.count >= phrase.count else { return nil }
    for start in 0...(words.count - phrase.count)
    where words[start..<start + phrase.count].elementsEqual(phrase) { return start + phrase.count }
    return nil
  }

  /// `8pt` as 8 and `pt`, `5-6` as 6.
  private func value(_ word: String) -> (Double, String)? {
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "\u{2013}" }
    guard let last = digits.split(whereSeparator: { $0 == "-" || $0 == "\u{2013}" }).last,
      let number = Double(finite: last)
    else {
      return nil
    }
    let unit = word.dropFirst(digits.count).prefix { $0.isLetter || $0 == "%" }
    return (number, Self.units[String(unit)] ?? String(unit))
  }
}
