import ByteText
import RuleModel

/// Cuts a text into the statements that it makes, where its sentences ask for things with different firmness.
enum Sentences {
  private static let fewestWords = 4

  /// The ranges of the statements in `inline`; one range when it makes one statement.
  ///
  /// Sentences that only explain stay with the rule before them, and an order behind a ban stays as its remedy.
  static func statements(_ words: Words, in inline: InlineText) -> [Range<Int>] {
    let starts = words.all.indices.dropFirst().filter { words.all[$0].before == .sentence }
    guard !starts.isEmpty else { return [0..<inline.bytes.count] }
    var cuts: [Int] = []
    var current: Norm?, currentWords = 0
    for (first, next) in zip([0] + starts, starts + [words.all.count]) {
      let start = cut(before: first, words, inline)
      let end = next < words.all.count ? cut(before: next, words, inline) : inline.bytes.count
      let sentence = inline.slice(start..<end)
      let norm = Norm(Words(sentence), in: sentence)
      let isRemedy = current?.strength.polarity == .forbids && norm?.isExplicit == false
      let isNew = norm != nil && norm?.strength != current?.strength && !isRemedy && !goesOn(Words(sentence))
      if first > 0, isNew, currentWords >= fewestWords, next - first >= fewestWords {
        cuts.append(start)
        (current, currentWords) = (norm, 0)
      } else if current == nil {
        current = norm
      }
      currentWords += next - first
    }
    return zip([0] + cuts, cuts + [inline.bytes.count]).map { $0..<$1 }
  }

  /// Whether a sentence cannot be understood without the one before it: "That usually means ...", "For example ...".
  private static func goesOn(_ words: Words) -> Bool {
    let pair = [words.text(0) ?? "", words.text(1) ?? ""]
    return ["similarly", "that"].contains(pair[0]) || [["the", "same"], ["for", "example"]].contains(pair)
  }

  /// Where the sentence that begins with word `index` begins: behind the spaces after the last full stop.
  private static func cut(before index: Int, _ words: Words, _ inline: InlineText) -> Int {
    guard index > 0 else { return 0 }
    var start = words.all[index].range.lowerBound
    // Opening quotation marks and brackets belong to the sentence.
    while start > words.all[index - 1].range.upperBound, !Ascii.isSpace(inline.bytes[start - 1]) { start -= 1 }
    return start
  }
}
