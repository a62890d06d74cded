/// Controls that are drawn with shapes alone: bars that show how far something is, and tracks with a knob.
enum DrawnControl {
  /// Makes `node` a control of its own, without parts, where it is drawn as one.
  static func mark(_ node: inout SlimNode) {
    guard node.isContainer, node.leadsTo.isEmpty, !node.children.isEmpty, !node.hasText,
      node.box.width >= 60, (3.5...48).contains(node.box.height), let areas = areas(of: node), let track = areas.first
    else { return }
    let words = PlainText.words(node.name + " " + (node.componentName ?? ""))
    let isNamed = words.contains { ["progress", "progressbar", "slider"].contains($0) }
    guard track.box.width >= node.box.width * 0.9, track.box.height <= 16, isNamed || track.isRounded else { return }
    let width = track.box.width
    if let knob = areas.dropFirst().last(where: { isKnob($0, on: track) }) {
      guard width >= 100 else { return }
      let filled = areas.dropFirst().first { isBeginning($0, of: track) }
      become(&node, .slider, level: (knob.box.midX - track.box.x) / width, filled ?? knob)
    } else if areas.count == 2, isBeginning(areas[1], of: track), node.box.height <= 16 {
      become(&node, .progress, level: areas[1].box.width / width, areas[1])
    }
  }

  /// How far a switch is to the right: 0 where its knob lies in the left half, nil where it has none.
  static func level(ofSwitch node: FigmaNode, in box: Box) -> Double? {
    var knob: Box?
    node.forEach { part in
      guard part.isVisible, let place = part.box, abs(place.width - place.height) <= 2,
        place.height >= box.height * 0.4,
        place.height <= box.height * 1.1, place.width < box.width * 0.75
      else { return }
      if part.type == "ELLIPSE" || part.cornerRadius >= place.height / 2 - 1 || knob == nil { knob = place }
    }
    return knob.map { $0.midX < box.midX - 1 ? 0 : 1 }
  }

  private static func become(_ node: inout SlimNode, _ role: SlimNode.Role, level: Double, _ area: SlimNode) {
    (node.kind, node.role, node.children) = (.component, role, [])
    node.level = min(max(level, 0), 1)
    node.fill = area.fill
    (node.stroke, node.cornerRadius, node.outline, node.hasMaterial) = (nil, 0, nil, false)
  }

  /// The painted areas in the order of painting; nil where there is more than a few of them.
  private static func areas(of node: SlimNode) -> [SlimNode]? {
    var areas: [SlimNode] = []
    var isMore = false
    node.forEach { part in
      let isPath = LayerSense.pathTypes.contains(part.source) && part.outline == nil
      if part.kind == .image || part.kind == .divider || part.kind == .icon || isPath || part.icon != nil {
        isMore = true
      } else if part.isSurface {
        areas.append(part)
      }
    }
    return isMore || !(2...3).contains(areas.count) ? nil : areas
  }

  private static func isKnob(_ area: SlimNode, on track: SlimNode) -> Bool {
    abs(area.box.width - area.box.height) <= 2 && area.box.height >= track.box.height * 1.3
      && area.box.height <= 40 && area.box.midX >= track.box.x - 2 && area.box.midX <= track.box.maxX + 2
  }

  private static func isBeginning(_ area: SlimNode, of track: SlimNode) -> Bool {
    abs(area.box.x - track.box.x) <= 2 && abs(area.box.midY - track.box.midY) <= 2
      && abs(area.box.height - track.box.height) <= 2 && area.box.width < track.box.width * 0.99
      && area.fill != nil && area.fill?.color != track.fill?.color
  }
}

extension SlimNode {
  fileprivate var isRounded: Bool { cornerRadius > 0 || outline != nil }

  /// The number between a minus and a plus, and the two; nil where the node is no such row.
  var stepperParts: (minus: SlimNode, number: SlimNode, plus: SlimNode)? {
    guard isContainer, box.width <= 200, box.height <= 64 else { return nil }
    var parts: [SlimNode] = []
    forEach { part in
      if part.children.isEmpty, part.kind != .spacer, part.role != .background,
        part.content != nil || !part.isDecoration
      {
        parts.append(part)
      }
    }
    parts.sort { $0.box.midX < $1.box.midX }
    guard parts.count == 3, let number = parts[1].content, number.utf8.count <= 3,
      Int(number).map({ "\($0)" }) == number,
      parts[0].isSign(["minus", "remove", "decrease", "decrement", "subtract", "less"], written: "-–−"),
      parts[2].isSign(["plus", "add", "increase", "increment", "more"], written: "+")
    else { return nil }
    return (parts[0], parts[1], parts[2])
  }

  private func isSign(_ names: Set<String>, written: String) -> Bool {
    if let content { return content.count == 1 && written.contains(content) }
    guard max(box.width, box.height) <= 48 else { return false }
    if let icon { return names.contains(String(icon.prefix { $0 != "." })) }
    return PlainText.words(name + " " + (componentName ?? "")).contains(where: names.contains)
  }

  /// Whether its component says that it cannot be used now.
  var isDisabled: Bool {
    let words = properties.map(\.value) + [componentName ?? "", name]
    return words.contains { PlainText.words($0).contains { $0 == "disabled" || $0 == "inactive" } }
  }
}
