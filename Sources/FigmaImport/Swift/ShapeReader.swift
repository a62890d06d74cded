/// Reads what kind of line each line of generated code is; a line that comes again is not read again.
struct ShapeReader {
  struct Line {
    let indent: Int
    /// The number of its shape: lines that differ in values only have the same.
    let shape: Int
    let calls: Int
    /// Whether a view begins here.
    let isHead: Bool
    /// Whether it goes on with the view of the line above that lies as deep.
    let continues: Bool
  }

  private struct Known {
    let shape: Int
    let calls: Int
    let isHead: Bool
  }

  private var known: [Substring: Known] = [:]
  private var shapes: [String: Int] = [:]

  /// What stands among views and is none.
  private static let others: Set<Substring> = [
    "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer",
  ]

  mutating func read(_ line: String) -> Line {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let text = Substring(line.utf8.dropFirst(indent).prefix { $0 != ViewCode.mark })
    let kind = known[text] ?? learn(text)
    let first = text.utf8.first
    return Line(
      indent: indent, shape: kind.shape, calls: kind.calls, isHead: kind.isHead,
      continues: first == UInt8(ascii: "}") || first == UInt8(ascii: "."))
  }

  /// Where the view ends that begins at a line.
  func end(of start: Int, in lines: [Line]) -> Int {
    var end = start + 1
    while end < lines.count {
      let line = lines[end]
      guard line.indent > lines[start].indent || line.indent == lines[start].indent && line.continues else { break }
      end += 1
    }
    return end
  }

  private mutating func learn(_ text: Substring) -> Known {
    let tokens = CodeTokens(text)
    let shape = tokens.shape
    let number = shapes[shape] ?? shapes.count
    shapes[shape] = number
    let head = text.prefix { $0.isLetter }
    let kind = Known(
      shape: number, calls: tokens.calls, isHead: head.first?.isUppercase == true && !Self.others.contains(head))
    known[text] = kind
    return kind
  }
}
