import ByteText
import RuleModel

/// Rules that a document states twice in nearly the same words.
enum DuplicateLint {
  /// The share of their words that two statements must have in common.
  static let likeness = 0.75
  private static let fewestWords = 4
  /// Rules are compared that share one of their rarest words; a word that is everywhere tells nothing.
  private static let crowd = 40

  static func findings(in document: SkillDocument) -> [LintFinding] {
    let entries = document.rules.compactMap { rule -> (rule: Rule, words: Set<Substring>)? in
      switch rule.kind {
      case .rule, .checklistItem, .step:
        let words = words(of: String(rule.claim))
        return words.count >= fewestWords ? (rule, words) : nil
      case .tableRow, .token, .mapping, .example, .prose, .workflow: return nil
      }
    }
    var places: [Substring: [Int]] = [:]
    for (index, entry) in entries.enumerated() { for word in entry.words { places[word, default: []].append(index) } }
    var found: [LintFinding] = []
    for (index, entry) in entries.enumerated() {
      let rarest = entry.words.sorted { (places[$0]?.count ?? 0, $0) < (places[$1]?.count ?? 0, $1) }.prefix(2)
      let candidates = Set(rarest.flatMap { places[$0]?.prefix(crowd) ?? [] }).filter { $0 < index }.sorted()
      let twin = candidates.first { other in
        let earlier = entries[other]
        guard earlier.rule.polarity == entry.rule.polarity, !earlier.rule.lines.overlaps(entry.rule.lines) else {
          return false
        }
        let common = earlier.words.intersection(entry.words).count
        return Double(common) >= likeness * Double(earlier.words.count + entry.words.count - common)
      }
      guard let twin else { continue }
      let earlier = entries[twin].rule
      found.append(
        LintFinding(
          "near-duplicate", .info, line: entry.rule.lines.first,
          "this nearly repeats line \(earlier.lines.first): '\(earlier.statement.prefix(80))'",
          rules: [earlier.key, entry.rule.key]))
    }
    return found
  }

  private static func words(of statement: String) -> Set<Substring> {
    let words = statement.lowercased().utf8.split { !Ascii.isWord($0) }.map { Substring($0) }
    return Set(words.filter { !fillers.contains($0) })
  }

  private static let fillers: Set<Substring> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "in", "is", "it", "its", "of", "on", "or", "s",
    "that",
    "the", "this", "to", "with",
  ]
}
