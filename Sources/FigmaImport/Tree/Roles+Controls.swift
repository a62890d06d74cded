/// What looks like a control, where its name does not say so.
extension Roles {
  func leaves(of node: SlimNode) -> [SlimNode] {
    var found: [SlimNode] = []
    node.forEach { if $0.children.isEmpty, $0.kind != .spacer { found.append($0) } }
    return found
  }

  /// One text, or one below the other: words side by side are two things.
  func isChoice(_ node: SlimNode) -> Bool {
    let texts = leaves(of: node).filter { $0.content != nil }
    guard let first = texts.first else { return false }
    return texts.count <= 2 && texts.allSatisfy { $0.box.x < first.box.maxX && first.box.x < $0.box.maxX }
  }

  func isButton(_ node: SlimNode) -> Bool {
    let parts = leaves(of: node)
    let texts = parts.filter { $0.content != nil }
    return node.box.height <= 90 && texts.count <= 1 && parts.count <= 4 && !parts.contains { $0.kind == .divider }
      && (texts.first?.content ?? "").count <= 60 && (texts.count == 1 || parts.contains { $0.kind == .icon })
  }

  /// Whether it is only the area around a button, which is drawn inside it.
  func isAroundButton(_ node: SlimNode) -> Bool {
    guard node.outline == nil, node.cornerRadius == 0 else { return false }
    return node.children.contains { child in
      child.first { $0.isContainer && $0.isSurface && $0.hasText && ($0.outline != nil || $0.cornerRadius > 0) } != nil
    }
  }

  func isField(_ node: SlimNode) -> Bool {
    let texts = leaves(of: node).filter { $0.content != nil }
    return node.isSurface && texts.count == 1 && (30...72).contains(node.box.height) && node.box.width >= 120
  }

  /// A wide, flat, light area with one grey text at its start.
  func looksLikeField(_ node: SlimNode) -> Bool {
    let parts = leaves(of: node)
    // A ring or a box before the words is a choice.
    let isChoice = parts.contains { part in
      part.content == nil && (part.outline == .circle || part.kind == .shape) && (12...28).contains(part.box.width)
        && abs(part.box.width - part.box.height) <= 2
    }
    let isEdited = parts.contains { $0.kind == .divider && isCaret($0, in: node) }
    guard !isChoice, isField(node), node.box.width >= 200, node.box.height >= 40, parts.count <= 3,
      let text = parts.first(where: { $0.content != nil }), text.textAlign == nil,
      text.box.x - node.box.x <= 64, text.box.midX < node.box.midX || text.box.width > node.box.width * 0.7,
      let ink = text.fill?.color
    else { return false }
    // What it says, or the label above it, tells what is entered, however dark the words are.
    if isEdited || FieldPurpose.isEntry(text.content ?? "") || label(above: node).map(FieldPurpose.isLabel) == true {
      return true
    }
    guard ink.chroma < 0.2, ink.lightness > 0.35, ink.lightness < 0.85 || ink.percent < 70 else { return false }
    return (node.fill?.color.lightness ?? 1) > 0.85 || node.fill.map { $0.color.percent < 20 } ?? true
  }

  /// A surface with words and, at its end, the mark of something that opens below.
  func isPicker(_ node: SlimNode) -> Bool {
    guard node.isSurface, (30...72).contains(node.box.height), node.box.width >= 72 else { return false }
    let parts = leaves(of: node).sorted { $0.box.midX < $1.box.midX }
    guard (2...4).contains(parts.count), let last = parts.last, last.content == nil, node.box.maxX - last.box.maxX <= 32
    else { return false }
    let names = PlainText.words(last.name).joined()
    let isMark =
      ["chevron.down", "arrow.down", "chevron.up.chevron.down", "arrowtriangle.down.fill"].contains(last.icon ?? "")
      || ["chevrondown", "arrowdown", "dropdown", "caretdown"].contains { names.contains($0) }
    let texts = parts.filter { $0.content != nil }
    return isMark && (1...2).contains(texts.count) && texts.allSatisfy { ($0.content ?? "").count <= 40 }
  }

  /// A large outlined area with a faint line at its top that says what to write.
  func looksLikeEditor(_ node: SlimNode, _ name: String) -> Bool {
    guard node.isSurface, (73...320).contains(node.box.height), node.box.width >= 200 else { return false }
    let texts = leaves(of: node).filter { $0.content != nil }
    guard texts.count <= 2, let text = texts.first, let words = text.content, let ink = text.fill?.color,
      text.box.maxY < node.box.midY + 8, text.box.x - node.box.x <= 40,
      leaves(of: node).allSatisfy({ $0.kind != .image })
    else { return false }
    if ["textarea", "texteditor", "multiline", "textview"].contains(where: name.contains) { return true }
    let first = PlainText.words(words).first ?? ""
    let asks = words.hasSuffix("…") || words.hasSuffix("...") || Roles.writing.contains(first)
    return asks && texts.count == 1 && ink.chroma < 0.2 && (ink.lightness > 0.35 || ink.percent < 70)
  }

  // What a prompt asks somebody to do.
  static let writing: Set<String> = [
    "write", "type", "enter", "describe", "tell", "add", "leave", "comment", "your", "message", "notes", "escreva",
    "descreva", "digite", "напишите", "введите", "schreibe", "décrivez", "describa",
  ]

  /// A line that stands beside the words of a field that is being edited.
  func isCaret(_ line: SlimNode, in node: SlimNode) -> Bool {
    line.box.width <= 2 && (14...36).contains(line.box.height) && line.box.height <= node.box.height - 8
  }

  /// The words right above an area, at its leading edge.
  func label(above node: SlimNode) -> String? {
    words.first { word in
      (-4...20).contains(node.box.y - word.box.maxY) && abs(word.box.x - node.box.x) <= 16 && word.text.count <= 32
    }?.text
  }

  /// A circle around a sign for something to do.
  func isRoundButton(_ node: SlimNode) -> Bool {
    guard node.isSurface, node.outline == .circle, (22...72).contains(node.box.width), !node.hasText else {
      return false
    }
    let parts = leaves(of: node)
    guard parts.count == 1 else { return false }
    return Roles.signs.contains(parts[0].icon ?? "") || parts[0].kind == .icon && isInCorner(node)
  }

  /// Whether it lies in one of the upper corners, where screens have what closes them and what can be done.
  private func isInCorner(_ node: SlimNode) -> Bool {
    node.box.midY - screen.y < 120 && node.box.width >= 28 && screen.height >= 480
      && (node.box.maxX - screen.x < screen.width * 0.25 || screen.maxX - node.box.x < screen.width * 0.25)
  }

  static let signs = backSymbols.union(closeSymbols).union([
    "plus", "minus", "pencil", "line.3.horizontal", "ellipsis", "magnifyingglass", "square.and.arrow.up", "heart",
    "heart.fill", "bell", "gearshape", "trash", "play.fill", "pause.fill", "arrow.right", "chevron.right",
    "info.circle", "questionmark.circle",
  ])

  /// A rounded area with one short text in its middle.
  func looksLikeButton(_ node: SlimNode) -> Bool {
    let parts = leaves(of: node)
    guard (24...68).contains(node.box.height), node.box.width >= 44, node.box.width > node.box.height * 1.3,
      node.outline != nil || node.cornerRadius >= 4, parts.count <= 3, !parts.contains(where: { $0.kind == .divider }),
      let text = parts.first(where: { $0.content != nil }), parts.count(where: { $0.content != nil }) == 1,
      (text.content ?? "").count <= 32, text.content?.contains(where: \.isLetter) == true
    else { return false }
    if node.box.height < 32 || node.box.width < 60 { return ActionWords.are(text.content ?? "") }
    let isCentred = abs(text.box.midX - node.box.midX) <= 6 || parts.count > 1 && parts.allSatisfy { $0.kind != .image }
    return isCentred
      && (isProminent(node) || node.stroke != nil || node.box.width >= screen.width * 0.4
        || ActionWords.are(text.content ?? ""))
  }

  /// Whether its area stands out: a strong colour, or dark under light text.
  func isProminent(_ node: SlimNode) -> Bool {
    guard let fill = node.fill?.color, fill.percent >= 60 else { return false }
    if fill.chroma > 0.3 { return true }
    let ink = node.first { $0.content != nil }?.fill?.color.lightness ?? 0
    return fill.lightness < 0.4 && ink > 0.6
  }
}
