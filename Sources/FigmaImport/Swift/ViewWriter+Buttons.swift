import RuleModel

/// Buttons: the main one in the system's look, the others as they are drawn.
extension ViewWriter {
  mutating func button(_ node: SlimNode) -> ViewCode {
    let parts = leaves(of: node)
    let text = parts.first { $0.content != nil }
    let isPlain = parts.count == 1 || parts.count == 2 && parts.contains { $0.kind == .icon && $0.icon != nil }
    guard isPlain, node.isSurface || parts.count == 1 else { return plainButton(node) }
    let isProminent = node.role == .primaryButton && !hasPrimary && rowValues == nil && text != nil && isMain(node)
    // What is not the main button looks as it is drawn, not as the system's buttons do.
    guard isProminent else { return plainButton(node) }
    hasPrimary = true
    let isLarge = node.box.height >= 44
    var code = buttonHead(node, parts, padding: isLarge ? 28 : 14)
    code = code.modified(".buttonStyle(.borderedProminent)")
    if isLarge { code = code.modified(".controlSize(.large)") }
    if let style = style(node.fill, .area), let tint = tint(style, node) { code = code.modified(".tint(\(tint))") }
    if case .fixed(let width) = node.place.width { code = code.modified(".frame(maxWidth: \(Int(nearest: width)))") }
    return code
  }

  /// Whether a button is the one that a screen is for; where nobody looked, the first is.
  private func isMain(_ node: SlimNode) -> Bool {
    mainButton.map { $0 == node.box } ?? !isMainKnown
  }

  /// Black, white and grey areas are the style's own.
  private func tint(_ style: String, _ node: SlimNode) -> String? {
    if style.hasPrefix("Color(uiColor") || style.hasPrefix("Color.white") || style == ".white" { return nil }
    if style == "Color.primary" || style == ".primary" { return ".primary" }
    return style
  }

  /// `Button("Pay") {}`, wide where the design is, with a symbol where it has one.
  ///
  /// - Parameter padding: what the style adds above and below its label, where that is to be as high as in the design.
  private mutating func buttonHead(_ node: SlimNode, _ parts: [SlimNode], padding: Double? = nil) -> ViewCode {
    let text = parts.first { $0.content != nil }
    let icon = parts.first { $0.kind == .icon }
    let isWide =
      node.place.isFound ? node.place.width != .hug : node.fillsWidth || node.isWide || node.box.width >= 260
    guard let text else {
      let label = icon.map { view($0) } ?? ViewCode("Image(systemName: \"circle\")")
      return .button(label: [label]).modified(".accessibilityLabel(\(SwiftWords.literal(spokenName(node, icon))))")
    }
    let words = rowValues?.text(text) ?? SwiftWords.literal(text.content ?? "")
    let symbol = icon?.icon ?? text.icon
    if isWide {
      let label =
        symbol.map { "Label(\(words), systemImage: \(symbolName($0)))" }
        ?? (words.hasPrefix("\"") ? SwiftWords.text(text.content ?? "") : "Text(\(words))")
      let height = padding.map { (node.box.height - $0).rounded() } ?? 0
      let room = node.place.isFound && height > 24 ? ", minHeight: \(Int(nearest: height))" : ""
      var code = ViewCode(label)
      // The style writes in white.
      if padding != nil, let style = style(text.fill, .label), style != ".white" {
        code = code.modified(".foregroundStyle(\(style))")
      }
      return .button(label: [code.modified(".frame(maxWidth: .infinity\(room))")])
    }
    if let symbol { return ViewCode("Button(\(words), systemImage: \(symbolName(symbol))) {}") }
    return ViewCode("Button(\(words)) {}")
  }

  /// What is more than a symbol and a text stays as it is drawn, and can be tapped.
  mutating func plainButton(_ node: SlimNode) -> ViewCode {
    var height: Int?
    // A call to action: as high as a finger needs, wherever the design puts its words.
    if !node.place.isFound, node.fill != nil || node.hasMaterial, node.fillsWidth || node.isWide,
      frameAlignment(node).isEmpty,
      ViewWriter.onScale(node.padding.top) + ViewWriter.onScale(node.padding.bottom) < 28
    {
      height = min(max(Int(nearest: node.box.height), 48), 56)
    }
    isInLabel += 1
    defer { isInLabel -= 1 }
    let code = ViewCode.button(label: [container(node, height: height).modified(ViewWriter.touchShape(of: node))])
      .modified(".buttonStyle(.plain)")
    let parts = leaves(of: node)
    guard !node.hasText, let icon = parts.first(where: { $0.kind == .icon }) ?? parts.first else { return code }
    return code.modified(".accessibilityLabel(\(SwiftWords.literal(spokenName(node, icon))))")
  }

  mutating func glassButton(_ node: SlimNode) -> ViewCode {
    let parts = leaves(of: node)
    let isProminent = node.fill.map { $0.color.chroma > 0.2 && $0.color.percent > 30 } ?? false
    var code = buttonHead(node, parts)
    let look = iOS < 26 ? "bordered" : "glass"
    code = code.modified(".buttonStyle(.\(look)\(isProminent ? "Prominent" : ""))")
    if iOS >= 17, !parts.contains(where: { $0.content != nil }) { code = code.modified(".buttonBorderShape(.circle)") }
    if isProminent, let style = style(node.fill, .area), let tint = tint(style, node) {
      code = code.modified(".tint(\(tint))")
    }
    return code
  }
}
