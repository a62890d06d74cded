import ByteText
import RuleIndex
import RuleModel

/// Finds words that a rule rules out, as in "not borders or dividers", where code uses what they name: `Divider`.
enum NegatedWords {
  static func conflicts(in evidence: ConflictEvidence) -> [StoredConflict] {
    var byWord: [String: String] = [:]
    for name in evidence.uses.names {
      let parts = NameParts.parts(of: name)
      if parts.isEmpty, name.first?.isUppercase == true { byWord[name.lowercased()] = name }
      // What an effect does is its first word: "never scale" speaks of `scaleEffect`.
      if parts.count == 2, parts[1] == "effect" { byWord[parts[0]] = name }
    }
    var found: [String: [StoredRule]] = [:]
    for rule in evidence.rules(evidence.negating) {
      for word in negated(in: String(rule.rule.claim)) {
        guard let name = byWord[word] ?? byWord[String(word.dropLast(word.hasSuffix("s") ? 1 : 0))] else { continue }
        found[name, default: []].append(rule)
      }
    }
    var conflicts: [StoredConflict] = []
    for (name, rules) in found.sorted(by: { $0.key < $1.key }) {
      let packs = rules.map { SkillPack(of: $0.path) }
      let samples = evidence.rules(evidence.uses.rows[name.lowercased()] ?? []).filter { sample in
        sample.rule.polarity != .forbids && packs.contains { !$0.isShared(with: SkillPack(of: sample.path)) }
          && sample.rule.examples.contains { $0.verdict != .bad && CodeText($0.code).contains(name) }
      }
      guard !samples.isEmpty else { continue }
      conflicts.append(
        StoredConflict(
          id: "ruled-out-\(name.lowercased())", kind: "polarity", title: "\(name) is forbidden and used", status: .open,
          resolution: "not decided",
          positions: rules.map { ConflictFinder.position($0) }
            + samples.prefix(16).map { ConflictFinder.position($0, claim: "code that uses \(name)") }))
    }
    return conflicts
  }

  /// The words directly behind "not" or "never" that end the clause, and those joined to them by "or".
  private static func negated(in statement: String) -> [String] {
    guard ["not", "never", "no"].contains(where: { statement.holds($0) }) else { return [] }
    let words = statement.lowercased().split(at: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    var found: [String] = []
    for (index, word) in words.enumerated() where ["not", "never", "no"].contains(word) {
      var next = index + 1, run: [String] = []
      while next < words.count {
        run.append(words[next].withoutMarks)
        guard next + 2 < words.count, ["or", "nor"].contains(words[next + 1]) else { break }
        next += 2
      }
      guard next < words.count else { continue }
      // "No glass modifiers" rules out modifiers.
      let isEnd = next + 1 == words.count || words[next].last.map { ".,;:!)".contains($0) } ?? false
      // "Not testing on a device" names a doing.
      if isEnd || prepositions.contains(words[next + 1]) { found += run.filter { !$0.hasSuffix("ing") } }
    }
    return found
  }

  private static let prepositions: [Substring] = ["for", "in", "inside", "on", "when", "but", "\u{2014}", "-"]
}

extension Substring {
  /// Without the punctuation around it.
  fileprivate var withoutMarks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      let isMark = { (byte: UInt8) in !Ascii.isAlphanumeric(byte) }
      var bytes = utf8.drop(while: isMark)
      while let last = bytes.last, isMark(last) { bytes.removeLast() }
      return String(Substring(bytes))
    }
    let isMark = { (letter: Character) in !letter.isLetter && !letter.isNumber }
    return String(drop(while: isMark).reversed().drop(while: isMark).reversed())
  }
}
