/// Cuts a block of a brief into its sentences.
enum BriefSentences {
  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "etc", "vs", "approx", "ca", "incl", "min", "max", "no",
  ]

  /// A sentence of one or two words ("Keyboard.") is the label of the next one.
  static func sentences(of text: String) -> [String] {
    var sentences: [String] = [], label = ""
    for sentence in cut(text) {
      let whole = label.isEmpty ? sentence : label + " " + sentence
      if whole.split(separator: " ").count < 3 {
        label = whole
      } else {
        sentences.append(whole)
        label = ""
      }
    }
    if !label.isEmpty {
      // What ends with a label says it of what stands before.
      if let last = sentences.popLast() { label = last + " " + label }
      sentences.append(label)
    }
    return sentences
  }

  private static func cut(_ text: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      words.append(word)
      guard let sign = word.last(where: { !#")"'”’"#.contains($0) }), ".?!;".contains(sign) else { continue }
      let bare = word.prefix { $0 != sign || sign == "." }.drop { $0 == "(" }
      if sign == ".", abbreviations.contains(bare.lowercased().trimmingDot) { continue }
      let sentence = words.joined(separator: " ")
      sentences.append(sign == ";" ? String(sentence.dropLast()) : sentence)
      words = []
    }
    if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
    return sentences
  }
}

extension String {
  fileprivate var trimmingDot: String { hasSuffix(".") ? String(dropLast()) : self }
}

/// Cuts a sentence where it turns to another thing.
enum BriefClause {
  /// Words that begin something else that is wanted.
  private static let joints: Set<String> = [
    "and", "but", "with", "while", "without", "also", "plus", "then", "so", "even", "because", "where", "which", "who",
  ]

  static func clauses(of sentence: String) -> [String] { cut(sentence) { joints.contains($0) } }

  /// The parts between commas, colons and dashes.
  static func entries(of sentence: String) -> [String] { cut(sentence) { _ in false } }

  private static func cut(_ sentence: String, before isJoint: (String) -> Bool) -> [String] {
    var clauses: [[Substring]] = [[]]
    var depth = 0
    for word in sentence.split(separator: " ") {
      depth += word.count { $0 == "(" }
      // What stands in brackets says more of what stands before them.
      if depth == 0, isJoint(word.lowercased()) { clauses.append([]) }
      clauses[clauses.count - 1].append(word)
      depth = max(0, depth - word.count { $0 == ")" })
      if depth == 0, let sign = word.last, ",:;".contains(sign) || word == "–" || word == "—" { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
