/// A line of generated code, with the values in it told apart from the rest.
struct CodeTokens {
  struct Value {
    enum Kind { case text, number, binding, color }

    let kind: Kind
    /// As it is written.
    let text: String
    /// The argument's label, or the function, that it stands behind.
    let label: String

    /// The type of a parameter in its place; nil where none can be told.
    var type: String? {
      switch kind {
      // What a control is called is a key; a text literal is one as well as a string.
      case .text: return ["TextField", "SecureField", "Toggle"].contains(label) ? "LocalizedStringKey" : "String"
      case .color: return "Color"
      case .binding: return ["isOn": "Binding<Bool>", "text": "Binding<String>"][label]
      case .number:
        if label == "opacity" { return "Double" }
        return Value.lengths.contains(label) ? "CGFloat" : nil
      }
    }

    /// What such a parameter is called.
    var parameter: String {
      switch kind {
      case .text:
        switch label {
        case "Image": "image"
        case "systemImage", "systemName": "symbol"
        case "accessibilityLabel": "accessibilityLabel"
        default: "text"
        }
      case .color: "color"
      case .binding, .number: label
      }
    }

    private static let lengths: Set<String> = [
      "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "cornerRadius", "lineWidth", "spacing",
      "padding",
    ]
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
      pieces.append(.value(Value(kind: kind, text: text, label: label(before: code))))
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
    case "C" where !isInName && rest.hasPrefix("Color."):
      let name = rest.dropFirst(6).prefix { $0.isLetter || $0.isNumber }
      return name.isEmpty ? nil : (.color, "Color." + name)
    default: return nil
    }
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

  /// `width` before the value of `.frame(width: 8`, `Text` before that of `Text("a"`.
  private func label(before code: String) -> String {
    var code = code[...]
    while code.last == " " || code.last == ":" || code.last == "(" { code = code.dropLast() }
    return String(code.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
  }
}
