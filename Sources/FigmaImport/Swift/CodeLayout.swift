/// Lines that are not longer than people read.
enum CodeLayout {
  private static let width = 110

  /// Lines of which none is too long; what is said of a call after its brackets closed on a line of their own begins there.
  static func wrapped(_ lines: [String]) -> [String] {
    var result: [String] = []
    var outer: Int?
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      if let begin = outer, line.isEmpty || indent <= begin { outer = nil }
      let parts = wrapped(outer == nil ? line : String(line.dropFirst(2)))
      if outer == nil, parts.count > 1, parts[parts.count - 1].hasSuffix(")") { outer = indent }
      result += parts
    }
    return result
  }

  /// A call or a declaration of several arguments that is too long fills lines of its own; all else stays as it is.
  static func wrapped(_ line: String) -> [String] {
    guard line.utf8.count > width, line.count > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let text = line.dropFirst(indent.count)
    guard let (open, close, commas) = arguments(of: text), !commas.isEmpty else { return [line] }
    var arguments: [Substring] = []
    var start = text.index(after: open)
    for comma in commas + [close] {
      arguments.append(text[start..<comma].drop { $0 == " " })
      start = comma == close ? close : text.index(after: comma)
    }
    var lines: [String] = [indent + String(text[...open])]
    var line = indent + " "
    for (number, argument) in arguments.enumerated() {
      let word = " " + argument + (number == arguments.count - 1 ? "" : ",")
      if number > 0, line.count + word.count > width {
        lines.append(line)
        line = indent + " "
      }
      line += word
    }
    lines.append(line)
    lines.append(indent + String(text[close...]))
    return lines
  }

  /// The first brackets of a line and the commas between its arguments; nil where they do not end on it.
  private static func arguments(of text: Substring) -> (Substring.Index, Substring.Index, [Substring.Index])? {
    var open: Substring.Index?
    var commas: [Substring.Index] = []
    var depth = 0, isText = false, isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isText {
        if character == "\"", !isEscaped { isText = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": isText = true
      case "(", "[":
        if depth == 0 { open = index }
        depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0, let open { return (open, index, commas) }
      case "," where depth == 1: commas.append(index)
      default: break
      }
    }
    return nil
  }
}
