import JSON
import RuleModel

extension SlimTree {
  /// The tree as indented lines, one node each: what a person reads, and a third shorter than JSON.
  package func outline() -> String {
    var lines = ["\(name)  \(Int(nearest: size.width)) x \(Int(nearest: size.height))  \(node)"]
    root.outline(depth: 1, into: &lines)
    let left = dropped.counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    if !left.isEmpty { lines.append("left out: " + left.joined(separator: ", ")) }
    for warning in warnings { lines.append("warning: \(warning.message) [\(warning.rule)] \(warning.id)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SlimNode {
  fileprivate func outline(depth: Int, into lines: inout [String]) {
    var words = [String(repeating: "  ", count: depth) + kind.rawValue]
    if let content { words.append(JSONWriter.quoted(content)) }
    if let icon { words.append(icon) }
    if !name.isEmpty { words.append("'\(name)'") }
    if let role { words.append("(\(role.rawValue))") }
    if let font { words.append(font.description) }
    if let fill, kind != .text || fill.color != HexColor(red: 0, green: 0, blue: 0) {
      words.append(fill.style.map { PlainText.name($0) } ?? fill.color.description)
    }
    if let spacing, spacing != 0 { words.append("spacing \(JSONWriter.digits(spacing))") }
    if isSpread { words.append("spaceBetween") }
    if let align { words.append(align) }
    if !padding.isZero {
      let edges = [padding.top, padding.right, padding.bottom, padding.left].map { JSONWriter.digits($0) }
      words.append("padding \(edges.joined(separator: " "))")
    }
    if (1...99).contains(cornerRadius) { words.append("radius \(JSONWriter.digits(cornerRadius))") }
    if let outline { words.append(outline.rawValue) }
    if let size { words.append("\(Int(nearest: size.width))x\(Int(nearest: size.height))") }
    if let repetition { words.append("\(repetition.count) x \(repetition.of)") }
    if showsID { words.append(id) }
    if hiddenNodes > 0 { words.append("... \(hiddenNodes) more") }
    lines.append(words.joined(separator: " "))
    for child in children { child.outline(depth: depth + 1, into: &lines) }
  }
}
