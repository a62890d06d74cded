/// A line of generated code, with the values in it told apart from the rest.
struct CodeTokens {
  struct Value {
    enum Kind { case text, number, binding, color, view, rows }

    let kind: Kind
    /// As it is written.
    fileprivate(set) var text: String
    /// What it is called or made with: `Text`, `frame`, a function of the view.
    let callee: String
    /// The argument's label; of `padding`, the edges; the callee where there is neither.
    let label: String
    /// Whether it is what a function or a row was given, and no literal.
    let isReference: Bool
  }

  private enum Piece {
    case code(String)
    case value(Value)
  }

  private var pieces: [Piece] = []

  init(_ line: Substring) {
    var code = ""
    var rest = line
    while let character = rest.first {
      guard let (kind, text) = CodeTokens.value(in: rest, after: code) else {
        code.append(character)
        rest = rest.dropFirst()
        continue
      }
      pieces.append(.code(code))
      let (callee, label) = place(after: code)
      let isReference = text.first?.isLowercase == true && (kind != .view || ParameterName.isOne(text))
      pieces.append(.value(Value(kind: kind, text: text, callee: callee, label: label, isReference: isReference)))
      code = ""
      rest = rest.dropFirst(text.count)
    }
    pieces.append(.code(code))
  }

  var values: [Value] {
    pieces.compactMap { piece in
      if case .value(let value) = piece { value } else { nil }
    }
  }

  /// Writes another literal in the place of a value.
  mutating func set(_ index: Int, _ text: String) {
    var number = 0
    for place in pieces.indices {
      guard case .value(var value) = pieces[place] else { continue }
      if number == index {
        value.text = text
        pieces[place] = .value(value)
      }
      number += 1
    }
  }

  /// The line with a mark in the place of each value.
  var shape: String {
    pieces.map { piece in
      switch piece {
      case .code(let code): code
      case .value(let value): "\u{1}\(value.kind)"
      }
    }.joined()
  }

  /// How many functions it calls.
  var calls: Int {
    let code = shape
    return code.count { $0 == "(" } + (code.hasSuffix(" {") && !code.contains("(") && !code.hasPrefix("}") ? 1 : 0)
  }

  /// The line with other words for its values.
  func written(_ word: (Value) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .code(let code): code
      case .value(let value): word(value)
      }
    }.joined()
  }

  /// The value that `rest` begins with.
  private static func value(in rest: Substring, after code: String) -> (Value.Kind, String)? {
    let isInName = code.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
    switch rest.first {
    case "\"": return literal(in: rest).map { (.text, $0) }
    case "$": return (.binding, "$" + rest.dropFirst().prefix { $0.isLetter || $0.isNumber })
    case let first? where first.isASCII && first.isNumber && !isInName:
      return (.number, String(rest.prefix { $0.isNumber || $0 == "." }))
    case let first? where first.isUppercase && !isInName && rest.contains(".samples"):
      let type = rest.prefix { $0.isLetter || $0.isNumber }
      let list = rest.dropFirst(type.count + 1).prefix { $0.isLetter || $0.isNumber }
      return list.hasPrefix("samples") && rest.dropFirst(type.count).first == "." ? (.rows, type + "." + list) : nil
    case "C" where !isInName && rest.hasPrefix("Color."):
      let name = rest.dropFirst(6).prefix { $0.isLetter || $0.isNumber }
      return name.isEmpty ? nil : (.color, "Color." + name)
    case let first?
    where first.isLowercase && code.allSatisfy({ $0 == " " }) && rest.allSatisfy({ $0.isLetter || $0.isNumber }):
      return (.view, String(rest))
    case let first? where first.isLowercase && ["(", " "].contains(code.last):
      return reference(in: rest, after: code)
    default: return nil
    }
  }

  /// `item.title` in a row, or the parameter of a function where an argument stands.
  private static func reference(in rest: Substring, after code: String) -> (Value.Kind, String)? {
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    let next = rest.dropFirst(word.count).first
    if word == "item", next == "." {
      let name = rest.dropFirst(5).prefix { $0.isLetter || $0.isNumber }
      return name == "id" || name.isEmpty ? nil : (.text, "item." + name)
    }
    guard next == ")" || next == "," || next == ".",
      ["(", ", ", ": ", "< "].contains(where: code.hasSuffix),
      let kind = ParameterName.kind(of: word)
    else { return nil }
    return (kind, String(word))
  }

  private static func literal(in rest: Substring) -> String? {
    var text = "\""
    var isEscaped = false
    for character in rest.dropFirst() {
      text.append(character)
      if character == "\"", !isEscaped { return text }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }

  /// `frame` and `width` before the value of `.frame(width: 8`, twice `Text` before that of `Text("a"`.
  private func place(after code: String) -> (callee: String, label: String) {
    let before =
      pieces.map { piece in
        if case .code(let code) = piece { code } else { "_" }
      }.joined() + code
    var callee = Substring(), depth = 0
    for index in before.indices.reversed() {
      switch before[index] {
      case ")": depth += 1
      case "(" where depth == 0:
        callee = CodeTokens.lastWord(before[..<index])
      case "(": depth -= 1
      default: break
      }
      if !callee.isEmpty { break }
    }
    let label = before.hasSuffix(": ") ? CodeTokens.lastWord(before.dropLast(2)) : callee
    let edge = before.hasSuffix("-") ? before.dropLast() : before[...]
    if callee == "padding", edge.hasSuffix(", ") {
      return (String(callee), String(CodeTokens.lastWord(edge.dropLast(2))) + "Padding")
    }
    return (String(callee), String(label))
  }

  private static func lastWord(_ code: Substring) -> Substring {
    let length = code.reversed().prefix { $0.isLetter || $0.isNumber }.count
    return code.suffix(length)
  }

  /// The names of a line of code that mean something by themselves: no members, and no labels.
  static func names(in line: String) -> Set<String> {
    var names: Set<String> = []
    var rest = line[...]
    var before: Character = " "
    while let character = rest.first {
      guard character.isLetter else {
        before = character
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      if before != ".", rest.first != ":" { names.insert(String(word)) }
      before = word.last ?? " "
    }
    return names
  }
}
