/// Where a view that is named a card has a radius or distances that cards do not have.
enum CardRemark {
  /// The first such line of a view's declaration.
  static func line(in lines: [String]) -> Int? {
    guard let head = lines.first, head.contains("struct "), head.hasSuffix(": View {"),
      PlainText.words(String(head.split(separator: ":")[0])).contains("card"),
      let start = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("var body") })
    else { return nil }
    let body = lines[(start + 1)...]
    let indent = depth(lines[start])
    let end = body.firstIndex { depth($0) <= indent } ?? lines.endIndex
    guard start + 2 < end else { return nil }
    let root = depth(lines[start + 1])
    // The modifiers of a view on one line lie deeper than it, those of a block as deep.
    let own = root + (lines[start + 1].hasSuffix("{") ? 0 : 2)
    let modifiers = (start + 2..<end).filter { depth(lines[$0]) == own && text(lines[$0]).first == "." }
    let surfaces = modifiers.filter { index in
      [".background", ".clipShape", ".glassEffect"].contains { text(lines[index]).hasPrefix($0) }
    }
    var found: [Int] = []
    if let last = surfaces.last(where: { radius(lines[$0]) != nil }), let radius = radius(lines[last]),
      !(16...24).contains(radius)
    {
      found.append(last)
    }
    if let surface = surfaces.first {
      found += modifiers.filter { index in
        guard index < surface, text(lines[index]).hasPrefix(".padding("),
          let value = Double(text(lines[index]).dropFirst(9).dropLast())
        else { return false }
        return !(16...20).contains(value)
      }
    }
    found += (start + 2..<end).filter { index in
      guard depth(lines[index]) > own, text(lines[index]).hasPrefix(".clipShape("), let radius = radius(lines[index])
      else { return false }
      return !(10...14).contains(radius)
    }
    return found.min()
  }

  private static func depth(_ line: String) -> Int { line.isEmpty ? .max : line.prefix { $0 == " " }.count }

  private static func text(_ line: String) -> Substring { line.drop { $0 == " " } }

  private static func radius(_ line: String) -> Double? {
    CodeTokens(line[...]).values.first { $0.label == "cornerRadius" }.flatMap { Double($0.text) }
  }
}
