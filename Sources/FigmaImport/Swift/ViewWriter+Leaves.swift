import JSON

/// Words and symbols.
extension ViewWriter {
  mutating func text(_ node: SlimNode, symbol: String? = nil) -> ViewCode {
    let content = node.content ?? ""
    var code: ViewCode
    let value = rowValues?.text(node)
    if let icon = node.icon {
      code = ViewCode("Label(\(value ?? SwiftWords.literal(content)), systemImage: \(symbol ?? symbolName(icon)))")
    } else if let value {
      code = ViewCode("Text(\(value))")
    } else if isInLabel == 0, isLink(node) {
      code = ViewCode("Button(\(SwiftWords.literal(content))) {}")
    } else if let part = node.parts.first {
      code = ViewCode(emphasized(content, part))
    } else {
      code = ViewCode(SwiftWords.text(content))
    }
    if let font = node.font {
      if font.style != .body { code = code.modified(".font(.\(font.style.rawValue))") }
      if let weight = font.weight { code = code.modified(".fontWeight(.\(weight.rawValue))") }
      if font.isItalic { code = code.modified(".italic()") }
    }
    if let style = style(node.fill, .label), style != ".primary" { code = code.modified(".foregroundStyle(\(style))") }
    if node.decoration == "UNDERLINE" { code = code.modified(".underline()") }
    if node.decoration == "STRIKETHROUGH" { code = code.modified(".strikethrough()") }
    if !node.letterCase.isEmpty { code = code.modified(".textCase(.\(node.letterCase))") }
    if isInSheet, let style = node.font?.style, [.subheadline, .footnote, .caption, .caption2].contains(style) {
      code = code.modified(".fixedSize(horizontal: false, vertical: true)")
    }
    if node.lineLimit > 0 { code = code.modified(".lineLimit(\(node.lineLimit))") }
    if let align = node.textAlign,
      value != nil || content.count > 24 || node.place.lines > 1 || content.contains(where: \.isNewline)
    {
      code = code.modified(".multilineTextAlignment(.\(align))")
    }
    if node.place.isFound { return sized(code, node.withTextEdge) }
    if node.fillsWidth {
      let edge = node.textAlign == nil ? "leading" : node.textAlign == "center" ? "center" : "trailing"
      code = code.modified(".frame(maxWidth: .infinity, alignment: .\(edge))")
    }
    return code
  }

  /// Words of which parts look different.
  private mutating func emphasized(_ words: String, _ part: TextPart) -> String {
    hasEmphasis = true
    var arguments = [
      SwiftWords.literal(words), "part: \(part.words.map { SwiftWords.literal($0) }.joined(separator: ", "))",
    ]
    if let style = style(part.fill, .label) {
      arguments.append("color: \(style == ".tertiary" ? "Color(uiColor: .tertiaryLabel)" : style)")
    }
    if let font = part.font {
      arguments.append("font: .\(font.style.rawValue)" + (font.weight.map { ".weight(.\($0.rawValue))" } ?? ""))
    }
    if part.isUnderlined { arguments.append("isUnderlined: true") }
    return "Text(\(arguments.joined(separator: ", ")))"
  }

  /// The initializer for such words.
  static let emphasis = """
    extension Text {
      /// Words of which parts look different.
      fileprivate init(
        _ words: String, part parts: String..., color: Color? = nil, font: Font? = nil, isUnderlined: Bool = false
      ) {
        var text = AttributedString(words)
        for range in parts.compactMap({ text.range(of: $0) }) {
          if let color { text[range].foregroundColor = color }
          if let font { text[range].font = font }
          if isUnderlined { text[range].underlineStyle = .single }
        }
        self.init(text)
      }
    }
    """

  /// Coloured or underlined words that lead elsewhere on every screen.
  private func isLink(_ node: SlimNode) -> Bool {
    let content = node.content ?? ""
    guard ActionWords.isLink(content) else { return false }
    let follows = fieldLabel.map { $0.hasSuffix("?") || $0.hasSuffix("? ") } ?? false
    // "Skip" in the upper corner is a button in any colour.
    let isInCorner = screen.map { node.box.midY - $0.y < 120 && $0.maxX - node.box.x < $0.width * 0.35 } ?? false
    return follows || isInCorner || node.fill.map({ $0.color.chroma > 0.25 }) == true || node.decoration == "UNDERLINE"
  }

  /// A symbol before one text is a label.
  mutating func label(_ node: SlimNode) -> ViewCode? {
    guard node.kind == .hStack, node.children.count == 2, !node.isSpread, isNearLabel(node) else { return nil }
    let (icon, words) = (ViewWriter.alone(node.children[0]), ViewWriter.alone(node.children[1]))
    guard icon.kind == .icon, let symbol = icon.icon, !icon.isMark, words.kind == .text, words.icon == nil else {
      return nil
    }
    var text = words
    text.icon = symbol
    return self.text(text, symbol: rowValues?.icon(icon))
  }

  /// What is alone in containers that add nothing to it.
  private static func alone(_ node: SlimNode) -> SlimNode {
    guard node.isContainer, node.children.count == 1, !node.isSurface, node.role == nil, node.opacity == 1,
      node.padding == Insets(), !node.fillsWidth, !node.isWide
    else { return node }
    return alone(node.children[0])
  }

  mutating func icon(_ node: SlimNode) -> ViewCode {
    guard let symbol = node.icon else { return asset(node, isFilled: false) }
    var code = ViewCode("Image(systemName: \(rowValues?.icon(node) ?? symbolName(symbol)))")
    if let style = style(node.fill, .label), style != ".primary" { code = code.modified(".foregroundStyle(\(style))") }
    if node.place.isFound, node.symbolStyle != .body { code = code.modified(".font(.\(node.symbolStyle.rawValue))") }
    return code
  }

  mutating func symbolName(_ symbol: String) -> String {
    guard symbol.hasPrefix("?") else { return SwiftWords.literal(symbol) }
    notes.append("unknown symbol in the design (\(symbol)); see the screenshot")
    return "\"questionmark.square.dashed\""
  }
}

extension SlimNode {
  /// A text that is wider than its words has them at the side that it is aligned to.
  fileprivate var withTextEdge: SlimNode {
    var node = self
    if place.edge == nil, place.width != .hug {
      node.place.edge = textAlign == "center" ? nil : textAlign == "trailing" ? "trailing" : "leading"
    }
    return node
  }
}
