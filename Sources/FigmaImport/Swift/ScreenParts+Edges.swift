/// What stays at the edges of a screen while its content scrolls, though nothing is drawn beneath it.
extension ScreenParts {
  /// Takes the row at the top that is a bar by its name or its ground; false where there is none.
  mutating func takeHeader(in screen: Box) -> Bool {
    let top = headers.last?.box.maxY ?? screen.y + 64
    guard toolbar == nil, headers.count < 2, content.count > 1, let first = content.first,
      first.box.width >= screen.width * 0.85, first.box.y <= top + 1, first.box.maxY - screen.y <= 160,
      first.role == nil, first.kind != .zStack
    else { return false }
    let words = PlainText.words(first.name)
    let isNamed = ["header", "navbar", "topbar", "appbar", "navigationbar", "statusbar"].contains {
      words.joined().contains($0)
    }
    let leaves = first.leaves.filter { $0.kind != .divider }
    let isBar =
      leaves.allSatisfy { $0.kind == .text ? ($0.content ?? "").count <= 40 : $0.box.height <= 48 }
      && leaves.count { $0.kind == .text } <= 2 && (2...6).contains(leaves.count)
      && leaves.contains { $0.kind == .icon }
    guard isBar, isNamed || first.fill != nil || first.hasMaterial,
      zip(content, content.dropFirst()).allSatisfy({ $1.box.y >= $0.box.maxY - 1 })
    else { return false }
    headers.append(content.removeFirst())
    return true
  }

  /// Takes the buttons that end a screen at its bottom edge, with the words between and below them.
  mutating func takeActions(in screen: Box) {
    guard tabBar == nil, bottomBar == nil, (480...1_000).contains(screen.height), content.count > 1 else { return }
    var start = content.count
    while start > 1, content[start - 1].isAction || content[start - 1].isFootnote { start -= 1 }
    // What is said above the buttons belongs to the content.
    while start < content.count, !content[start].isAction { start += 1 }
    guard let first = content[start...].first, let last = content.last,
      (0...72).contains(screen.maxY - last.box.maxY), screen.maxY - first.box.y <= 230,
      first.box.y - content[start - 1].box.maxY >= 8,
      // A picture that begins under the status bar moves all that follows down, the buttons with it.
      content[0].kind != .image || content[0].box.y - screen.y >= 20,
      content[start...].contains(where: { $0.box.width >= screen.width * 0.4 })
    else { return }
    actions = Array(content[start...])
    content.removeSubrange(start...)
  }
}

extension SlimNode {
  fileprivate var leaves: [SlimNode] {
    var found: [SlimNode] = []
    forEach { if $0.children.isEmpty, $0.kind != .spacer { found.append($0) } }
    return found
  }

  /// Whether it is a button, or holds nothing but buttons.
  fileprivate var isAction: Bool {
    if [.button, .primaryButton, .glassButton].contains(role) { return true }
    let parts = children.filter { $0.kind != .spacer }
    return isContainer && !isSurface && role == nil && !parts.isEmpty && parts.allSatisfy(\.isAction)
  }

  /// A line of small words.
  fileprivate var isFootnote: Bool {
    let texts = leaves
    return (kind == .text || !isSurface) && role == nil && (1...2).contains(texts.count) && box.height <= 48
      && texts.allSatisfy { $0.kind == .text && ($0.font?.style.size ?? 17) <= 17 }
  }
}
