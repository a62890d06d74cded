/// What lies on what: areas hold the things on them.
extension StackInference {
  /// How much of a thing lies on an area that holds it.
  static let inside = 0.92

  /// Moves items into the areas that they lie on.
  func nest(_ items: [SlimNode]) -> [SlimNode] {
    guard items.count > 1, items.count <= StackInference.most else { return items }
    var parents: [Int?] = Array(repeating: nil, count: items.count)
    for index in items.indices.dropFirst() {
      let item = items[index]
      let isWideLine = item.kind == .divider && item.box.width > screen.width * 0.95
      var best: Int?
      for candidate in items.indices.prefix(index) {
        let area = items[candidate]
        // A line across the screen parts what lies on the page, not what lies on a card.
        if isWideLine, area.box.height < screen.height * 0.6 { continue }
        if tints(item, area) {
          best = candidate
          break
        }
        guard canHold(area, item),
          item.box.share(inside: area.box) >= StackInference.inside || isRaised(item, from: area, among: items)
        else { continue }
        // The smallest area counts, unless another lies over a part of it and so between it and the item.
        if let found = best, items[found].box.area < area.box.area,
          items[found].box.share(inside: area.box) >= StackInference.inside
        {
          continue
        }
        best = candidate
      }
      parents[index] = best
    }
    guard parents.contains(where: { $0 != nil }) else { return items }

    var content: [Int: [Int]] = [:]
    for (index, parent) in parents.enumerated() {
      if let parent { content[parent, default: []].append(index) }
    }
    func build(_ index: Int) -> SlimNode {
      guard let inside = content[index] else { return items[index] }
      return hold(items[index], inside.map { build($0) })
    }
    return items.indices.filter { parents[$0] == nil }.map { build($0) }
  }

  /// Whether it is the round button in the middle of a tab bar, which reaches above it.
  private func isRaised(_ item: SlimNode, from bar: SlimNode, among items: [SlimNode]) -> Bool {
    guard bar.box.width >= screen.width * 0.95, bar.box.height <= 130, screen.maxY - bar.box.maxY < 60,
      (40...90).contains(item.box.height), abs(item.box.width - item.box.height) < 2, !item.hasText,
      abs(item.box.midX - bar.box.midX) < 8, item.box.maxY < bar.box.maxY, item.box.midY > bar.box.y
    else { return false }
    return items.count { $0.box.share(inside: bar.box) >= StackInference.inside && $0.box.height <= 48 } > 4
  }

  /// Whether a thin colour lies over all of a picture: it belongs to it.
  private func tints(_ item: SlimNode, _ picture: SlimNode) -> Bool {
    guard picture.kind == .image, item.kind == .shape, item.children.isEmpty, let fill = item.fill else { return false }
    return fill.color.percent < 90 && picture.box.share(inside: item.box) >= 0.95
      && item.box.area < picture.box.area * 1.5
  }

  func canHold(_ area: SlimNode, _ item: SlimNode) -> Bool {
    // A row of words may be a little larger than the bare ground it stands on.
    let least = item.isContainer && item.hasText ? 0.92 : 0.99
    guard area.box.area > item.box.area * 1.02 || area.children.isEmpty && area.box.area >= item.box.area * least,
      !area.isGround
    else { return false }
    switch area.kind {
    case .text, .divider, .spacer: return false
    case .icon:
      // A drawn circle with a number on it is a badge.
      return area.icon == nil && area.source != "INSTANCE" && item.hasText && area.layers <= 3
    case .shape, .image: return true
    case .component:
      return area.role != .toggle && area.isSurface
    default: return area.isSurface
    }
  }

  /// `area` with more on it.
  func hold(_ area: SlimNode, _ items: [SlimNode]) -> SlimNode {
    var holder = area
    holder.isDecoration = false
    holder.holdsOthers = true
    // An area under another of the same size only tints it.
    let things = items.filter { !($0.kind == .shape && $0.children.isEmpty && $0.box.area > area.box.area - 2) }
    let tints = items.count - things.count
    if tints > 0, let tint = items.first(where: { $0.kind == .shape && $0.fill?.color.alpha == 255 }) {
      holder.fill = tint.fill
    }
    switch area.kind {
    case .image:
      if things.isEmpty { return holder }
      var picture = area
      picture.role = .background
      var stack = SlimNode(.zStack, box: area.box)
      stack.id = area.id
      stack.holdsOthers = true
      stack.name = area.name
      stack.source = area.source
      picture.name = ""
      stack.cornerRadius = area.cornerRadius
      var content = arranged(things, in: area.box)
      content.padding = StackInference.padding(of: things, in: area.box)
      stack.children = [picture, content]
      return stack
    case .shape, .icon:
      if things.isEmpty { return holder }
      holder.kind = .frame
      holder.size = nil
      let content = arranged(things, in: area.box)
      holder.padding = StackInference.padding(of: things, in: area.box)
      if content.isPlainStack, content.name.isEmpty || holder.name.isEmpty, content.padding.isZero {
        holder.kind = content.kind
        if holder.name.isEmpty { holder.name = content.name }
        holder.spacing = content.spacing
        holder.align = content.align
        holder.isSpread = content.isSpread
        holder.children = content.children
      } else {
        holder.children = [content]
      }
      return holder
    default:
      let content = arranged(area.children + things, in: area.box)
      if content.isPlainStack, area.kind != .component {
        holder.kind = content.kind
        holder.spacing = content.spacing
        holder.align = content.align
        holder.children = content.children
      } else {
        if area.kind != .component { holder.kind = .frame }
        holder.children = [content]
      }
      return holder
    }
  }
}
