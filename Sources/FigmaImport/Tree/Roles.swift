/// Tells what nodes are for: by the names that people and kits give, and where names say nothing, by place and shape.
struct Roles {
  let screen: Box
  /// Where texts stand, and what they say.
  private(set) var words: [(box: Box, text: String)] = []

  init(screen: Box) { self.screen = screen }

  mutating func assign(_ node: inout SlimNode) {
    node.forEach { if let text = $0.content { words.append(($0.box, text)) } }
    findTopBar(in: &node)
    DrawnSign.markAll(in: &node)
    visit(&node, inside: nil)
  }

  private func visit(_ node: inout SlimNode, inside parent: SlimNode.Role?) {
    if node.role == nil { DrawnControl.mark(&node) }
    if node.role == nil || node.role == .bottomBar { node.role = role(of: node, inside: parent) ?? node.role }
    if node.role == .toolbar { markBarButtons(&node) }
    switch node.role {
    // Nothing in these is a control of its own.
    case .button, .primaryButton, .glassButton, .toggle, .field, .search, .tabBar, .toolbar, .backButton, .closeButton,
      .slider, .progress, .stepper, .picker, .wheel:
      return
    default: break
    }
    let inside = node.role ?? parent
    for index in node.children.indices { visit(&node.children[index], inside: inside) }
  }

  private func role(of node: SlimNode, inside parent: SlimNode.Role?) -> SlimNode.Role? {
    guard node.isContainer else { return nil }
    let label = node.name + " " + (node.componentName ?? "")
    let words = PlainText.words(label)
    let name = words.joined()
    let isTop = node.box.y - screen.y < 140
    let isBottom = screen.maxY - node.box.maxY < 60
    let isWide = node.box.width >= screen.width * 0.85

    if ["tabbar", "bottomnav", "bottommenu", "navigationbottom", "bottombar"].contains(where: name.contains),
      isWide, node.box.height <= 140
    {
      return itemCount(of: node) >= 3 ? .tabBar : .bottomBar
    }
    if isBottom, isWide, node.box.height <= 120, node.role == .bottomBar || node.isSurface, looksLikeTabs(node) {
      return .tabBar
    }
    if ["toolbar", "navbar", "navigationbar", "topbar", "appbar", "titlebar"].contains(where: name.contains),
      node.box.height <= 150, isWide || isTop, isBar(node)
    {
      guard !isBottom || isTop else { return parent == .bottomBar ? nil : looksLikeTabs(node) ? .tabBar : .bottomBar }
      return name.contains("bottom") ? .bottomBar : hasWordsAbove(node) ? nil : .toolbar
    }
    if words.contains("sheet"), node.hasText, node.box.height > 150 {
      // A sheet has a bar of its own, or is all of the design; what else is called so is a panel that stays.
      let isPanel = isBottom && isWide && node.box.height < screen.height * 0.6 && !closes(node)
      return isPanel ? .bottomBar : .sheet
    }
    if words.contains("checkbox") || words.contains("radio"), node.box.width > 150, isChoice(node) { return .checkbox }
    if name.contains("liquidglass"), words.contains("button") { return .glassButton }
    if words.contains("metadata"), node.cornerRadius > 0 || node.isSurface { return .section }
    if words.contains("toggle") || words.contains("switch"), !node.hasText, node.box.width <= 80 { return .toggle }
    if node.stepperParts != nil { return .stepper }
    if isPicker(node) { return .picker }
    if words.contains("search") || name.contains("searchbar"), isField(node) { return .search }
    if name.contains("textfield") || words.contains("input") || words.contains("field"), isField(node) { return .field }
    if looksLikeEditor(node, name) { return .field }
    if words.contains("button") || words.contains("btn") || words.contains("cta"), isButton(node),
      !isAroundButton(node)
    {
      return isProminent(node) ? .primaryButton : .button
    }
    if words.contains("row") || name.contains("listitem") || words.contains("cell"), isWide || node.box.width > 200,
      node.box.height <= 120, node.hasText
    {
      return .row
    }
    if node.isSurface, looksLikeField(node) { return .field }
    if isRoundButton(node) { return .button }
    if node.isSurface, looksLikeButton(node) { return isProminent(node) ? .primaryButton : .button }
    if words.contains("card"), node.isSurface { return .card }
    return nil
  }

  // MARK: - Bars

  /// Whether something is said above it, as no bar of the system has it.
  private func hasWordsAbove(_ node: SlimNode) -> Bool {
    words.contains { $0.box.maxY <= node.box.y + 1 && $0.box.y >= screen.y }
  }

  /// A row at the top of a screen with a way back is a bar, whatever it is called.
  private func findTopBar(in root: inout SlimNode) {
    guard root.kind != .component || root.box == screen, screen.height >= 400 else { return }
    var path: [Int] = []
    var node = root
    for _ in 0..<6 {
      guard let index = node.children.firstIndex(where: { $0.role != .background && $0.kind != .divider }) else {
        return
      }
      path.append(index)
      node = node.children[index]
      let isRow = node.kind == .hStack || node.children.count == 1 && node.children[0].kind == .hStack
      if isRow, node.box.height <= 76, node.box.y - screen.y < 110, isBar(node), wayBack(in: node) != nil {
        mark(&root, path[...], .toolbar)
        return
      }
      if isRow, node.box.height <= 76, node.box.y - screen.y < 110, isBar(node), let drawn = unknownWayBack(in: node) {
        mark(&root, path[...], .toolbar)
        name(&root, drawn)
        return
      }
    }
  }

  private func mark(_ node: inout SlimNode, _ path: ArraySlice<Int>, _ role: SlimNode.Role) {
    guard let index = path.first else {
      node.role = role
      return
    }
    mark(&node.children[index], path.dropFirst(), role)
  }

  /// Whether something in it is named as a bar, or closes it.
  private func closes(_ node: SlimNode) -> Bool {
    node.first { part in
      PlainText.words(part.name).contains("toolbar") || Roles.closeSymbols.contains(part.icon ?? "")
    } != nil
  }

  /// Whether it has only what bars have: a few symbols and short texts.
  private func isBar(_ node: SlimNode) -> Bool {
    var texts = 0
    var icons = 0
    var others = 0
    node.forEach { part in
      switch part.kind {
      case .text: texts += (part.content ?? "").count <= 40 ? 1 : 10
      case .icon: icons += 1
      case .image: others += part.box.height > 48 ? 10 : 1
      default: break
      }
    }
    return texts <= 3 && icons <= 5 && others <= 1 && texts + icons + others > 0
  }

  /// The symbol at the leading edge that leads back or closes.
  private func wayBack(in node: SlimNode) -> SlimNode? {
    node.first { part in
      part.kind == .icon && part.box.midX < screen.x + screen.width * 0.25
        && Roles.backSymbols.union(Roles.closeSymbols).contains(part.icon ?? "")
    }
  }

  /// A drawn symbol without a telling name at the leading edge, with one short title in the middle of the bar.
  private func unknownWayBack(in node: SlimNode) -> SlimNode? {
    let parts = leaves(of: node)
    let texts = parts.filter { $0.kind == .text }
    guard let first = parts.min(by: { $0.box.x < $1.box.x }), first.kind == .icon, first.icon == nil,
      first.box.maxX < screen.x + screen.width * 0.2, first.box.height <= 28, texts.count == 1,
      abs(texts[0].box.midX - screen.midX) < 24, (texts[0].content ?? "").count <= 28
    else { return nil }
    return first
  }

  private func name(_ node: inout SlimNode, _ icon: SlimNode) {
    if node.kind == .icon, node.id == icon.id, node.box == icon.box { node.icon = "chevron.left" }
    for index in node.children.indices { name(&node.children[index], icon) }
  }

  static let backSymbols: Set<String> = ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward"]
  static let closeSymbols: Set<String> = ["xmark", "xmark.circle", "xmark.circle.fill"]

  private func markBarButtons(_ node: inout SlimNode) {
    if node.kind == .icon {
      if Roles.backSymbols.contains(node.icon ?? ""), node.box.midX < screen.midX { node.role = .backButton }
      if Roles.closeSymbols.contains(node.icon ?? "") { node.role = .closeButton }
    }
    for index in node.children.indices { markBarButtons(&node.children[index]) }
  }

  private func itemCount(of node: SlimNode) -> Int {
    leaves(of: node).filter { $0.kind == .icon || $0.kind == .image }.count
  }

  /// Three to five symbols side by side, each with at most one short word.
  private func looksLikeTabs(_ node: SlimNode) -> Bool {
    let parts = leaves(of: node).filter { part in
      // The bar's own ground may be a picture.
      let isGround = part.role == .background && part.box.width > node.box.width * 0.5
      return part.kind != .divider && part.kind != .shape && !isGround
    }
    let icons = parts.filter { $0.kind == .icon || $0.kind == .image }
    let texts = parts.filter { $0.kind == .text }
    guard (3...6).contains(icons.count), texts.count <= icons.count,
      texts.allSatisfy({ ($0.content ?? "").count <= 16 })
    else { return false }
    let centres = icons.map(\.box.midX).sorted()
    let steps = zip(centres, centres.dropFirst()).map { $1 - $0 }
    return (steps.min() ?? 0) > 30 && (centres.last ?? 0) - (centres.first ?? 0) > screen.width * 0.45
  }
}
