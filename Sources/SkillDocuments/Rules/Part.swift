import RuleModel

/// One statement of a paragraph or an item, with the label that names it.
struct Part {
  let inline: InlineText
  let words: Words
  let lines: LineRange
  /// The bold words that open the paragraph or item; later statements of it hang under them too.
  let label: String?
  private let isFirst: Bool

  init(_ range: Range<Int>, of whole: InlineText, _ words: Words, lines: LineRange, label: String?) {
    self.label = label
    isFirst = range.lowerBound == 0
    if range.count == whole.bytes.count {
      (inline, self.words, self.lines) = (whole, words, lines)
      return
    }
    inline = whole.slice(range)
    self.words = Words(inline)
    self.lines = LineRange(
      min(lines.last, lines.first + whole.line(at: range.lowerBound)),
      min(lines.last, lines.first + whole.line(at: max(range.lowerBound, range.upperBound - 1))))
  }

  /// What the rule says: the words, with the label before them where they do not begin with it, and the lead-in.
  func statement(below scope: LeadIn?) -> String {
    let plain = inline.plain
    let named = isFirst ? plain : label.map { "\($0): \(plain)" } ?? plain
    return scope?.folded(into: named) ?? named
  }
}
