/// One tab of a drawn tab bar.
struct TabItem {
  /// What is drawn; nil where there are words alone.
  var icon: SlimNode?
  var words = ""
  /// What its words or what is drawn is painted with: the more colorful of both.
  var fill: Fill?
  private var middle = 0.0
  var isColorful: Bool { (fill?.color.chroma ?? 0) > 0.2 }
  /// The screen that a tap on it shows, where the prototype says it.
  var target: String?

  /// The tabs of a bar, from the leading edge on.
  static func items(of bar: SlimNode, width: Double) -> [TabItem] {
    var leaves: [SlimNode] = []
    bar.forEach { node in
      guard node.children.isEmpty, node.kind != .spacer, !(node.kind == .shape && node.isDecoration) else { return }
      if node.kind == .icon || node.kind == .image || node.content != nil { leaves.append(node) }
    }
    let icons = leaves.filter { $0.content == nil }.sorted { $0.box.midX < $1.box.midX }
    let texts = leaves.filter { $0.content != nil }
    var used = Set<Int>()
    func item(_ icon: SlimNode?, _ text: SlimNode?) -> TabItem {
      guard let box = (icon ?? text)?.box else { return TabItem() }
      let fills = [text?.fill, icon?.fill].compactMap { $0 }
      return TabItem(
        icon: icon, words: text?.content ?? "", fill: fills.max { $0.color.chroma < $1.color.chroma }, middle: box.midX,
        target: target(at: box, in: bar))
    }
    var items = icons.map { icon in
      let near = texts.indices.filter { !used.contains($0) }
        .min { abs(texts[$0].box.midX - icon.box.midX) < abs(texts[$1].box.midX - icon.box.midX) }
      let text = near.flatMap { abs(texts[$0].box.midX - icon.box.midX) < max(48, width / 8) ? $0 : nil }
      if let text { used.insert(text) }
      return item(icon, text.map { texts[$0] })
    }
    items += texts.indices.filter { !used.contains($0) }.map { item(nil, texts[$0]) }
    return items.sorted { $0.middle < $1.middle }
  }

  /// The tab that is drawn as the chosen one: the most colourful, or else the one whose color no other has.
  static func chosen(among items: [TabItem]) -> Int {
    let colors = items.map { $0.fill?.color }
    func chroma(_ index: Int) -> Double { items[index].isColorful ? colors[index]?.chroma ?? 0 : 0 }
    func others(_ index: Int) -> Int { colors.count { $0 == colors[index] } }
    return items.indices.max { (chroma($0), others($1)) < (chroma($1), others($0)) } ?? 0
  }

  private static func target(at box: Box, in bar: SlimNode) -> String? {
    var found: String?
    bar.forEach { node in
      if let link = node.leadsTo.first, link.kind == .push, box.share(inside: node.box) > 0.9 { found = link.target }
    }
    return found
  }
}

/// The tab bar that several screens of a design show, with the screens that its tabs lead to.
struct SharedTabs {
  let bar: SlimNode
  /// The layer of the screen behind each tab.
  let targets: [Int: String]
  /// The layers of all screens that show the bar.
  let screens: Set<String>

  /// The bar that most screens share; nil where the prototype does not tell what its tabs show.
  init?(of trees: [SlimTree]) {
    var groups: [[String]: [(tree: SlimTree, bar: SlimNode, items: [TabItem])]] = [:]
    for tree in trees {
      guard let bar = ScreenParts(tree.root.withContrast()).tabBar else { continue }
      let items = TabItem.items(of: bar, width: tree.size.width)
      groups[items.map(\.words), default: []].append((tree, bar, items))
    }
    let known = Set(trees.map(\.node))
    let most = groups.sorted { one, other in
      (other.value.count, one.key.joined()) < (one.value.count, other.key.joined())
    }.map(\.value)
    for group in most where group.count > 1 {
      var targets: [Int: String] = [:]
      for index in group[0].items.indices {
        let links = group.compactMap { $0.items[index].target }.filter(known.contains)
        let counts = Dictionary(links.map { ($0, 1) }, uniquingKeysWith: +)
        targets[index] = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      }
      guard targets.count > 1 else { continue }
      (bar, self.targets) = (group[0].bar, targets)
      screens = Set(group.map(\.tree.node))
      return
    }
    return nil
  }
}
