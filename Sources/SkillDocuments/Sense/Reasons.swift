import RuleModel

/// The parts of a rule's text that say why, and what to do instead.
struct Reasons {
  private(set) var rationale: String?
  private(set) var fix: String?
  /// Where in the text the reasons begin.
  private(set) var rationaleStart = Int.max

  /// Looks for a reason after a dash, "because" or in the sentences that follow a rule.
  init(_ words: Words, in inline: InlineText, polarity: Polarity, from start: Int) {
    guard polarity != .neutral else { return }
    var index = 0
    while index < words.all.count {
      defer { index += 1 }
      let word = words.all[index]
      guard word.range.lowerBound > start + 1, index > 0 else { continue }
      if let text = words.text(index), text == "because" || text == "since" && word.before > .space {
        take(rationale: word.range.lowerBound, inline, words, index)
        continue
      }
      guard word.before >= .dash, word.before != .start else { continue }
      let gap = words.all[index - 1].range.upperBound..<word.range.lowerBound
      guard word.before == .sentence || gap.contains(where: { Dash.length(at: $0, in: inline.bytes) != nil }) else {
        continue
      }
      if isOrder(words, index) {
        if polarity == .forbids, fix == nil {
          fix = inline.text(word.range.lowerBound..<sentenceEnd(words, index, inline))
        }
      } else if !isNorm(words, index) {
        take(rationale: word.range.lowerBound, inline, words, index)
      }
    }
  }

  private mutating func take(rationale start: Int, _ inline: InlineText, _ words: Words, _ index: Int) {
    guard rationale == nil, index + 2 < words.all.count, words.all[index + 1].before < .dash,
      words.all[index + 2].before < .dash
    else { return }
    rationale = inline.text(start..<sentenceEnd(words, index, inline))
    rationaleStart = start
  }

  private func isOrder(_ words: Words, _ index: Int) -> Bool {
    guard let text = words.text(index) else { return false }
    return words.has(.verb, index) || text == "only" || text == "just"
  }

  private func isNorm(_ words: Words, _ index: Int) -> Bool {
    guard let text = words.text(index) else { return true }
    return [
      "never", "always", "don't", "do", "no", "not", "avoid", "must", "prefer", "better", "if", "when", "for", "in",
    ].contains(text)
  }

  /// Where the sentence of word `index` ends, its full stop left out.
  private func sentenceEnd(_ words: Words, _ index: Int, _ inline: InlineText) -> Int {
    var last = index
    while last + 1 < words.all.count, words.all[last + 1].before < .dash { last += 1 }
    var end = words.all[last].range.upperBound
    while end < inline.bytes.count, inline.bytes[end] == UInt8(ascii: ")") || inline.bytes[end] == UInt8(ascii: "\"") {
      end += 1
    }
    return end
  }
}
