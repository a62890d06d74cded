/// What the parameters of shared views are called, and of which types they are.
enum ParameterName {
  /// The names of words that are shown, first to last.
  private static let texts = ["title", "subtitle", "detail", "note", "caption"]

  private static let kinds: [CodeTokens.Value.Kind: Set<String>] = [
    .text: Set(
      texts + ["text", "image", "symbol", "accessibilityLabel", "prompt", "toggleTitle", "buttonTitle", "words"]),
    .binding: ["isOn", "input"],
    .view: ["content"],
    .rows: ["items"],
    .color: ["color", "background", "fill", "stroke", "tint"],
    .number: [
      "width", "height", "size", "minWidth", "minHeight", "maxWidth", "maxHeight", "cornerRadius", "lineWidth",
      "spacing", "padding", "topPadding", "bottomPadding", "leadingPadding", "trailingPadding", "horizontalPadding",
      "verticalPadding", "opacity", "lineLimit",
    ],
  ]

  /// Whether a member of that name could be taken for a parameter.
  static func isOne(_ name: String) -> Bool { kind(of: name[...]) != nil }

  /// The kind of value that a parameter called so stands for; a number at its end tells it from others.
  static func kind(of name: Substring) -> CodeTokens.Value.Kind? {
    let base = base(String(name))
    return kinds.first { $0.value.contains(base) }?.key
  }

  /// The type of a literal in its place; nil where none can be told.
  static func type(of value: CodeTokens.Value) -> String? {
    switch value.kind {
    case .text:
      switch value.label {
      // What a control is called is a key; a text literal is one as well as a string.
      case "Toggle", "TextField", "SecureField": return "LocalizedStringKey"
      case "Text", "Button", "Label", "accessibilityLabel", "verbatim", "Image", "decorative", "systemImage",
        "systemName", "title", "subtitle", "symbol":
        return "String"
      default: return nil
      }
    case .color: return "Color"
    case .view: return "some View"
    case .rows: return "[" + value.text.prefix { $0 != "." } + "]"
    case .binding: return ["isOn": "Binding<Bool>", "text": "Binding<String>"][value.label]
    case .number:
      switch value.label {
      case "opacity": return "Double"
      case "lineLimit": return "Int"
      case let label where kinds[.number]?.contains(label) == true: return "CGFloat"
      default: return nil
      }
    }
  }

  /// Whether the value is words that people read.
  static func isShown(_ value: CodeTokens.Value) -> Bool {
    guard value.kind == .text else { return false }
    return !["Image", "decorative", "systemImage", "systemName", "accessibilityLabel", "image", "symbol"]
      .contains(base(value.label))
  }

  /// What the parameter for a value is called; `isOnly` where no other words are shown.
  static func name(for value: CodeTokens.Value, text number: Int, isOnly: Bool) -> String {
    switch value.kind {
    case .text:
      switch base(value.label) {
      case "Image", "decorative", "image": return "image"
      case "systemImage", "systemName", "symbol": return "symbol"
      case "accessibilityLabel": return "accessibilityLabel"
      case "Toggle": return "toggleTitle"
      case "TextField", "SecureField": return "prompt"
      case _ where isOnly: return "text"
      default: return number < texts.count ? texts[number] : "text"
      }
    case .color: return ["fill", "stroke", "tint", "background"].contains(value.callee) ? value.callee : "color"
    case .binding: return value.label == "text" ? "input" : "isOn"
    case .view: return "content"
    case .rows: return "items"
    case .number:
      return base(value.label)
    }
  }

  /// A name without the number at its end.
  private static func base(_ name: String) -> String {
    var name = name[...]
    while name.last?.isNumber == true { name = name.dropLast() }
    return String(name)
  }
}
