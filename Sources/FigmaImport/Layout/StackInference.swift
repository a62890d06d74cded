/// Finds the stacks that items stand in from where they lie: most designs say nothing else.
///
/// What lies on an area becomes its content; then items are parted by the gaps between them, again and again; what
/// cannot be parted so is taken apart, or cut where it overlaps least. Layers on top of each other come last.
struct StackInference {
  let screen: Box
  /// How many screens may still be presented over each other: people draw one or two.
  var presentations = 3

  enum Axis { case vertical, horizontal }

  /// Comparing each item with each other is for as many as people draw by hand; more are only parted and sorted.
  static let most = 400

  /// The items, back to front as in the design, as one node.
  func arranged(_ items: [SlimNode], in frame: Box) -> SlimNode {
    guard !items.isEmpty else { return SlimNode(.frame, box: frame) }
    if let modal = modal(items, in: frame) { return modal }
    if let scene = scene(items, in: frame) { return scene }
    var nested = nest(items)
    if let based = beneath(nested, in: frame) { return based }
    var bars = Bars()
    if frame.height >= 400, frame.width >= 250, nested.count <= StackInference.most { bars = takeBars(&nested, frame) }
    guard bars.count > 0, !nested.isEmpty else { return cut(nested + bars.all, in: frame, depth: 0) }
    let body = cut(nested, in: frame, depth: 0)
    var stack = SlimNode(.vStack, box: frame)
    stack.children =
      bars.top + (body.isPlainStack && body.kind == .vStack && body.name.isEmpty ? body.children : [body])
    stack.children += bars.bottom
    describe(&stack, in: frame)
    return stack
  }

  /// A screen under a layer that dims it, with what lies on top of that; nil where nothing dims.
  func modal(_ items: [SlimNode], in frame: Box) -> SlimNode? {
    guard presentations > 0 else { return nil }
    var inner = self
    inner.presentations -= 1
    if let dimming = StackInference.dimming(among: items, in: frame) {
      let front = inner.arranged(Array(items[(dimming + 1)...]), in: frame)
      return presented(front, over: inner.arranged(Array(items[..<dimming]), in: frame), in: frame)
    }
    guard let index = items.indices.last(where: { StackInference.dimmed(items[$0], in: frame) != nil }),
      items[..<index].contains(where: \.hasText), let content = StackInference.dimmed(items[index], in: frame)
    else { return nil }
    let front = inner.arranged(content + items[(index + 1)...], in: frame)
    return presented(front, over: inner.arranged(Array(items[..<index]), in: frame), in: frame)
  }

  /// `front` as what a screen presents.
  func presented(_ front: SlimNode, over base: SlimNode, in frame: Box) -> SlimNode {
    var front = front
    front.role = front.box.maxY >= frame.maxY - 2 ? .sheet : .dialog
    if front.isPlainStack || front.isContainer { front.padding = front.isSurface ? front.padding : Insets() }
    var stack = SlimNode(.zStack, box: frame)
    stack.children = [base, front]
    return stack
  }

  /// What lies on a layer that is as large as the frame and dims what is below it; nil for any other layer.
  static func dimmed(_ item: SlimNode, in frame: Box) -> [SlimNode]? {
    guard frame.height >= 400, item.isContainer, item.hasText else { return nil }
    var node = item
    for _ in 0..<4 {
      guard node.isContainer, frame.share(inside: node.box) >= 0.9 else { return nil }
      if let fill = node.fill { return dims(fill, node.opacity) ? node.children : nil }
      guard node.children.count == 1 else { return nil }
      node = node.children[0]
    }
    return nil
  }

  private static func dims(_ fill: Fill, _ opacity: Double) -> Bool {
    (10...90).contains(Double(fill.color.percent) * opacity)
  }

  /// Items before several pictures that each cover most of the screen: scenery, which says nothing of what lies where.
  func scene(_ items: [SlimNode], in frame: Box) -> SlimNode? {
    guard let visible = frame.intersection(screen), visible.height >= 400, visible.width >= 250 else { return nil }
    let scenery = items.indices.filter { index in
      let item = items[index]
      return item.kind == .image && item.children.isEmpty && visible.share(inside: item.box) >= 0.6
    }
    guard scenery.count > 1, scenery.count < items.count else { return nil }
    let pictures = scenery.map { index -> SlimNode in
      var picture = items[index]
      picture.isGround = true
      return picture
    }
    let rest = items.indices.filter { !scenery.contains($0) }.map { items[$0] }
    return layered(arranged(rest, in: frame), pictures, in: frame)
  }

  /// Items before drawings that reach under some of their words without holding them: these lie behind all of them.
  func beneath(_ items: [SlimNode], in frame: Box) -> SlimNode? {
    guard items.count <= StackInference.most else { return nil }
    let drawings = items.indices.filter { index in
      let item = items[index]
      guard item.kind == .image || item.kind == .shape, item.children.isEmpty, item.box.area >= 400 else {
        return false
      }
      return items[(index + 1)...].contains { other in
        guard other.hasText, let shared = other.box.intersection(item.box) else { return false }
        return shared.area > other.box.area * 0.1 || shared.area > item.box.area * 0.3
      }
    }
    guard !drawings.isEmpty else { return nil }
    let grounds = drawings.map { index -> SlimNode in
      var ground = items[index]
      ground.isGround = true
      return ground
    }
    let rest = items.indices.filter { !drawings.contains($0) }.map { items[$0] }
    return layered(arranged(rest, in: frame), grounds, in: frame)
  }

  /// The index of the layer that dims all before it, under what comes after; nil where nothing dims.
  static func dimming(among items: [SlimNode], in frame: Box) -> Int? {
    guard frame.height >= 400 else { return nil }
    let last = items.indices.last { index in
      let item = items[index]
      guard item.kind == .shape, item.children.isEmpty, let fill = item.fill else { return false }
      return dims(fill, item.opacity) && frame.share(inside: item.box) >= 0.9
    }
    guard let last, items[..<last].contains(where: \.hasText), items[(last + 1)...].contains(where: \.hasText)
    else { return nil }
    return last
  }

  /// `base` with `items` on top of it or behind it.
  func layered(_ base: SlimNode, _ items: [SlimNode], in frame: Box) -> SlimNode {
    var stack = SlimNode(.zStack, box: frame)
    var plain = base
    stack.padding = base.padding
    plain.padding = Insets()
    var behind: [SlimNode] = []
    var front: [SlimNode] = []
    for item in items {
      var layer = item
      let isVeil = base.kind == .image && item.kind == .shape && (item.fill?.color.percent ?? 100) < 90
      let covers = item.box.share(inside: frame) > 0.7 && item.box.area > frame.area * 0.6 && !item.hasText
      if item.isGround || covers && !isVeil {
        layer.role = layer.role ?? .background
        behind.append(layer)
      } else {
        if !layer.hasText { layer.role = layer.role ?? .overlay }
        layer.align = StackInference.corner(of: item.box, in: frame)
        front.append(layer)
      }
    }
    stack.children = behind + [plain] + front
    return stack
  }

  /// The distances from the items to the edges of their frame, in whole points; none where they reach over it.
  static func padding(of items: [SlimNode], in frame: Box) -> Insets {
    guard let first = items.first else { return Insets() }
    let bounds = items.dropFirst().reduce(first.box) { $0.union($1.box) }
    func points(_ distance: Double) -> Double { distance < 1 || distance > 120 ? 0 : distance.rounded() }
    var insets = Insets(
      top: points(bounds.y - frame.y), right: points(frame.maxX - bounds.maxX),
      bottom: points(frame.maxY - bounds.maxY), left: points(bounds.x - frame.x))
    // What stands in the middle is centred, not pushed there from both sides.
    if insets.left > 24, abs(insets.left - insets.right) <= 2 { (insets.left, insets.right) = (0, 0) }
    if insets.right > insets.left { insets.right = insets.left }
    if insets.bottom > max(insets.top, 24) { insets.bottom = insets.top }
    return insets
  }

  static func corner(of box: Box, in frame: Box) -> String? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let x = (box.midX - frame.x) / frame.width
    let y = (box.midY - frame.y) / frame.height
    let vertical = y < 0.34 ? "top" : y > 0.66 ? "bottom" : ""
    let horizontal = x < 0.34 ? "Leading" : x > 0.66 ? "Trailing" : ""
    if vertical.isEmpty { return horizontal.isEmpty ? nil : horizontal.lowercased() }
    return vertical + horizontal
  }

  // MARK: - Bars

  struct Bars {
    var top: [SlimNode] = []
    var bottom: [SlimNode] = []
    var count: Int { top.count + bottom.count }
    var all: [SlimNode] { top + bottom }
  }

  /// Takes out what is pinned to an edge over content that scrolls under it.
  func takeBars(_ items: inout [SlimNode], _ frame: Box) -> Bars {
    var bars = Bars()
    for index in items.indices.reversed() {
      let item = items[index]
      let isWide = item.box.width >= frame.width * 0.85
      guard isWide, item.isSurface || item.isContainer, item.hasText || item.isContainer else { continue }
      let overlaps = items.indices.contains { other in
        other != index && (items[other].box.intersection(item.box).map { $0.area > 4 } ?? false)
      }
      guard overlaps else { continue }
      let tallest = item.isSurface ? 260.0 : 140
      if item.box.height <= tallest, frame.maxY - item.box.maxY <= 40, item.box.y > frame.midY, index > 0 {
        var bar = item
        if bar.role == nil { bar.role = .bottomBar }
        bars.bottom.insert(bar, at: 0)
        items.remove(at: index)
      } else if item.box.height <= 120, item.box.y - frame.y <= 60, index > 0 {
        bars.top.append(item)
        items.remove(at: index)
      }
    }
    return bars
  }
}
