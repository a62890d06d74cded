/// The look of one or more parts of a text, where it is not that of the rest.
package struct TextPart: Hashable, Sendable {
  /// What these parts say, each found once in the text.
  package var words: [String] = []
  /// Nil where it is that of the rest.
  package var fill: Fill?
  package var font: TypeStyle?
  package var isUnderlined = false
}

extension SlimTreeBuilder {
  /// The parts of a text that look different, where all of them look the same and can be found by what they say.
  func part(of node: FigmaNode) -> TextPart? {
    let characters = node.text?.characters ?? ""
    let main = node.mainStyle
    var found: TextPart?
    for run in node.runs where run.style != main {
      let words = String(run.words.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      guard !words.isEmpty, var part = look(of: node, style: run.style, beside: main) else { continue }
      part.words = found?.words ?? []
      // One letter may be anywhere in other words; a star or a currency may not.
      guard found == nil || found == part, words.count > 1 || words.first?.isLetter == false,
        characters.ranges(of: words).count == 1, !words.contains(where: \.isNewline)
      else { return nil }
      part.words.append(words)
      found = part
    }
    return found
  }

  /// How a style differs from the one that most of a text has; nil where nothing shows.
  private func look(of node: FigmaNode, style: Int, beside main: Int) -> TextPart? {
    func fill(_ style: Int) -> Fill? { paint(node.textBox.stylePaints["\(style)"] ?? node.fills, style: nil) }
    var part = TextPart()
    if fill(style)?.color != fill(main)?.color { part.fill = fill(style) }
    if node.font(of: style) != node.font(of: main) { part.font = node.font(of: style) }
    part.isUnderlined = node.decoration(of: style) == "UNDERLINE" && node.decoration(of: main) != "UNDERLINE"
    return part == TextPart() ? nil : part
  }
}

extension FigmaNode {
  /// The number of the style that most characters of a text have; 0 is the layer's own.
  var mainStyle: Int {
    var lengths = textBox.styleLengths
    // What follows the last part that differs is not listed.
    let listed = lengths.values.reduce(0, +)
    lengths[0, default: 0] += max(0, (text?.characters.utf16.count ?? 0) - listed)
    return lengths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// What a text says in each style, from its start on; blanks belong to what is before them. Empty where there are
  /// more than a few changes.
  var runs: [(style: Int, words: String)] {
    let units = Array((text?.characters ?? "").utf16)
    let listed = textBox.runs.reduce(0) { $0 + $1.length }
    guard !textBox.runs.isEmpty, textBox.runs.count < 8, listed <= units.count else { return [] }
    var runs: [(style: Int, words: String)] = []
    var start = 0
    for (style, length) in textBox.runs + [(0, units.count - listed)] where length > 0 {
      let words = String(decoding: units[start..<start + length], as: UTF16.self)
      start += length
      if let last = runs.last, last.style == style || words.allSatisfy(\.isWhitespace) {
        runs[runs.count - 1].words += words
      } else {
        runs.append((style, words))
      }
    }
    return runs
  }

  func fontSize(of style: Int) -> Double {
    let part = textBox.partStyles["\(style)"]?.size ?? 0
    return part > 0 ? part : text?.size ?? 0
  }

  func font(of style: Int) -> TypeStyle {
    let own = text ?? TextContent()
    let part = textBox.partStyles["\(style)"]?.weight ?? 0
    return TypeStyle(size: fontSize(of: style), weight: part > 0 ? part : own.weight, isItalic: own.isItalic)
  }

  func decoration(of style: Int) -> String {
    let part = textBox.partStyles["\(style)"]?.decoration ?? ""
    return part.isEmpty ? text?.decoration ?? "" : part
  }
}
