/// The one part of a text that looks different from the rest.
package struct TextPart: Hashable, Sendable {
  package var words: String
  /// Nil where it is that of the rest.
  package var fill: Fill?
  package var font: TypeStyle?
  package var isUnderlined = false
}

extension SlimTreeBuilder {
  /// The part of a text that looks different; nil where there is none, or more than one.
  func part(of node: FigmaNode) -> TextPart? {
    guard let text = node.text, text.isMixed else { return nil }
    let facts = node.textBox
    let units = Array(text.characters.utf16)
    let listed = facts.runs.reduce(0) { $0 + $1.length }
    guard facts.runs.count < 8, listed <= units.count else { return nil }
    // What follows the last part that differs is not listed.
    var runs = facts.runs.map { (style: $0.style, length: $0.length) }
    if listed < units.count {
      if runs.last?.style == 0 {
        runs[runs.count - 1].length += units.count - listed
      } else {
        runs.append((0, units.count - listed))
      }
    }
    let main = node.mainStyle
    let others = runs.indices.filter { runs[$0].style != main }
    guard others.count == 1, runs.count <= 3 else { return nil }
    let start = runs[..<others[0]].reduce(0) { $0 + $1.length }
    let words = String(decoding: units[start..<start + runs[others[0]].length], as: UTF16.self)
    let shown = String(words.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    // The words are found again by what they say.
    guard shown.count > 1, text.characters.ranges(of: shown).count == 1, !shown.contains(where: \.isNewline) else {
      return nil
    }
    return look(of: node, style: runs[others[0]].style, beside: main, shown)
  }

  private func look(of node: FigmaNode, style: Int, beside main: Int, _ words: String) -> TextPart? {
    guard let text = node.text else { return nil }
    let facts = node.textBox
    func paints(_ style: Int) -> [FigmaNode.Paint] { facts.stylePaints["\(style)"] ?? node.fills }
    func font(_ style: Int) -> TypeStyle {
      let own = facts.partStyles["\(style)"]
      let size = own.map { $0.size > 0 ? $0.size : text.size } ?? text.size
      let weight = own.map { $0.weight > 0 ? $0.weight : text.weight } ?? text.weight
      return TypeStyle(size: size, weight: weight, isItalic: text.isItalic)
    }
    func isUnderlined(_ style: Int) -> Bool {
      (facts.partStyles["\(style)"].map { $0.decoration.isEmpty ? text.decoration : $0.decoration } ?? text.decoration)
        == "UNDERLINE"
    }
    var part = TextPart(words: words)
    let fill = paint(paints(style), style: nil)
    if fill?.color != paint(paints(main), style: nil)?.color { part.fill = fill }
    if font(style) != font(main) { part.font = font(style) }
    part.isUnderlined = isUnderlined(style) && !isUnderlined(main)
    return part.fill == nil && part.font == nil && !part.isUnderlined ? nil : part
  }
}

extension FigmaNode {
  /// The number of the style that most characters of a text have; 0 is the layer's own.
  var mainStyle: Int {
    let length = text?.characters.utf16.count ?? 0
    var counts: [Int: Int] = [:]
    for run in textBox.runs { counts[run.style, default: 0] += run.length }
    let listed = counts.values.reduce(0, +)
    counts[0, default: 0] += max(0, length - listed)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }
}
