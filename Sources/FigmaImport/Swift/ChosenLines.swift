/// The lines of one view in two states as one, with conditions where the states differ.
enum ChosenLines {
  /// Nil where they differ in more than colours and weights.
  static func merged(_ chosen: [String], _ other: [String]) -> [String]? {
    var lines: [String] = []
    var (one, two) = (chosen[...], other[...])
    while one.first != nil || two.first != nil {
      if let line = one.first, line == two.first {
        lines.append(line)
        (one, two) = (one.dropFirst(), two.dropFirst())
        continue
      }
      if let left = one.first, let right = two.first, let line = picture(left, right) {
        lines.append(line)
        (one, two) = (one.dropFirst(), two.dropFirst())
        continue
      }
      let (left, right) = (one.first.flatMap { Modifier($0) }, two.first.flatMap { Modifier($0) })
      if let left, let right, left.name == right.name, left.indent == right.indent {
        // Styles of two types cannot be chosen between.
        if left.value.contains("Gradient(") || right.value.contains("Gradient(") { return nil }
        lines.append(left.line(left.value, right.value))
        (one, two) = (one.dropFirst(), two.dropFirst())
      } else if let left, !left.value.contains("Gradient("), !two.contains(where: { Modifier($0)?.name == left.name }) {
        lines.append(left.line(left.value, left.standard))
        one = one.dropFirst()
      } else if let right, !right.value.contains("Gradient("),
        !one.contains(where: { Modifier($0)?.name == right.name })
      {
        lines.append(right.line(right.standard, right.value))
        two = two.dropFirst()
      } else if let line = one.first, line.drop(while: { $0 == " " }).hasPrefix(".clipShape(") {
        lines.append(line)
        one = one.dropFirst()
      } else if let line = two.first, line.drop(while: { $0 == " " }).hasPrefix(".clipShape(") {
        lines.append(line)
        two = two.dropFirst()
      } else {
        return nil
      }
    }
    return lines
  }

  /// The line of a symbol that is another one in each state.
  private static func picture(_ one: String, _ other: String) -> String? {
    let head = "Image(systemName: "
    let (left, right) = (one.drop { $0 == " " }, other.drop { $0 == " " })
    guard left.hasPrefix(head), right.hasPrefix(head), left.last == ")", right.last == ")" else { return nil }
    func name(_ line: Substring) -> Substring { line.dropFirst(head.count).dropLast() }
    return one.prefix { $0 == " " } + head + "isSelected ? \(name(left)) : \(name(right)))"
  }

  /// The lines with nothing drawn as the area, or as the line around it.
  static func cleared(_ lines: [String], area: Bool, line: Bool) -> [String] {
    var lines = lines
    for (name, isClear) in [("background", area), ("stroke", line)] where isClear {
      guard let index = lines.lastIndex(where: { Modifier($0)?.name == name }), let old = Modifier(lines[index]) else {
        continue
      }
      lines[index] = old.line(old.standard, old.standard)
    }
    return lines
  }

  /// A modifier with one value that a state may change.
  private struct Modifier {
    let indent: String
    let name: String
    let value: String
    /// What follows the value in the brackets.
    let rest: String

    init?(_ line: String) {
      indent = String(line.prefix { $0 == " " })
      let text = line.dropFirst(indent.count)
      guard
        let name = ["foregroundStyle", "background", "fontWeight", "stroke", "fill"].first(where: {
          text.hasPrefix(".\($0)(")
        }), text.last == ")"
      else { return nil }
      self.name = name
      let inside = text.dropFirst(name.count + 2).dropLast()
      let end = name == "stroke" ? inside.range(ofText: ", lineWidth:") ?? inside.endIndex : inside.endIndex
      value = String(inside[..<end])
      rest = String(inside[end...])
    }

    var standard: String {
      switch name {
      case "foregroundStyle": "Color.primary"
      case "fontWeight": ".regular"
      default: "Color.clear"
      }
    }

    func line(_ chosen: String, _ other: String) -> String {
      if chosen == other { return "\(indent).\(name)(\(chosen)\(rest))" }
      let type = name == "fontWeight" ? "Font.Weight" : "Color"
      func typed(_ value: String) -> String { value.hasPrefix(".") ? type + value : value }
      return "\(indent).\(name)(isSelected ? \(typed(chosen)) : \(typed(other))\(rest))"
    }
  }
}

extension Substring {
  fileprivate func range(ofText text: String) -> Index? { firstRange(of: text)?.lowerBound }
}
