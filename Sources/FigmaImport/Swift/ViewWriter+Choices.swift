import RuleModel

/// Alike things of which one is chosen: chips, segments and plans are buttons that share a state.
extension ViewWriter {
  /// The stack of such a group; nil where no single one of its parts looks chosen.
  mutating func choices(_ node: SlimNode) -> ViewCode? {
    let isOnArea = isOnArea || node.isSurface
    self.isOnArea = false
    guard rowValues == nil, isInLabel == 0, node.kind == .hStack || node.kind == .vStack else { return nil }
    let parts = node.children.filter { $0.kind != .spacer && $0.kind != .divider }
    guard let chosen = ViewWriter.chosen(among: parts, onArea: isOnArea) else { return nil }
    let model = parts[chosen].marked(as: true)
    let other = parts[chosen == 0 ? 1 : 0].marked(as: false)
    let texts = parts.map { part in leaves(of: part).filter { $0.kind == .text } }
    var names = UniqueNames()
    var values = RowValues()
    let slots = texts[chosen].enumerated().map { index, text in
      let slot = names.unique(index < ViewWriter.slots.count ? ViewWriter.slots[index] : "text")
      values.set(slot, for: text)
      return slot
    }
    // One of them as its own view draws it, chosen and not, with what it is called in place of its words.
    let outer = (state, properties, self.names)
    rowValues = values
    isInLabel += 1
    let isCentred = parts.allSatisfy { part in
      part.texts.count == 1 && part.first { $0.kind == .text }.map { abs($0.box.midX - part.box.midX) <= 8 } == true
    }
    let looks = [(model, other), (other, model)].map { state, rest in
      let code = drawn(model.dressed(as: state, beside: rest, isCentred: isCentred))
      return ChosenLines.cleared(
        code.lines.map { ViewCode.plain($0) }, area: state.area == nil && rest.area != nil,
        line: state.line == nil && state.area == nil && rest.line != nil)
    }
    isInLabel -= 1
    rowValues = nil
    let isWhole = properties.count == outer.1.count
    (state, properties, self.names) = outer
    guard isWhole, let body = ChosenLines.merged(looks[0], looks[1]) else { return nil }
    return group(node, parts, chosen, slots, texts.map { $0.map { $0.content ?? "" } }, body)
  }

  /// Writes the options, the state and the view of one of them.
  private mutating func group(
    _ node: SlimNode, _ parts: [SlimNode], _ chosen: Int, _ slots: [String], _ words: [[String]], _ body: [String]
  ) -> ViewCode {
    let layer = SwiftWords.layer(node.name)
    let type = typeNames.unique(SwiftWords.typeName(layer.isEmpty ? "option" : layer, fallback: "Option"))
    let variable = names.unique(SwiftWords.memberName(type, fallback: "option"))
    let view = typeNames.unique(type + "Label")
    var taken = UniqueNames()
    let cases = words.map { taken.unique(SwiftWords.memberName(SwiftWords.heading($0[0]), fallback: "option")) }
    state.append("@State private var \(variable): \(type) = .\(cases[chosen])")
    types.append(["private enum \(type): CaseIterable {", "  case " + cases.joined(separator: ", "), "}"])
    var lines = ["private struct \(view): View {"] + slots.map { "  let \($0): String" }
    lines += ["  let isSelected: Bool", "", "  var body: some View {"] + body.map { "    " + $0 }
    let indent = body.last?.hasPrefix(" ") == true ? "      " : "    "
    let traits = ".accessibilityAddTraits(isSelected ? AccessibilityTraits.isSelected : [])"
    lines += [indent + ".contentShape(Rectangle())", indent + traits]
    types.append(lines + ["  }", "}"])
    var index = 0
    var views: [ViewCode] = []
    for child in node.children {
      if child.kind == .spacer || child.kind == .divider {
        views.append(self.view(child))
        continue
      }
      let arguments = zip(slots, words[index]).map { "\($0): \(SwiftWords.literal($1))" }
      let option = cases[index]
      if node.isSpread, index > 0 { views.append(ViewCode("Spacer()")) }
      let label = "\(view)(\((arguments + ["isSelected: \(variable) == .\(option)"]).joined(separator: ", ")))"
      let button = ViewCode.button(action: "\(variable) = .\(option)", label: [ViewCode(label)])
      views.append(positioned(button.modified(".buttonStyle(.plain)"), child))
      index += 1
    }
    return ViewCode(head(node), views)
  }

  fileprivate static let slots = ["title", "subtitle", "detail", "note", "caption"]

  /// The only one of three or more alike parts that looks otherwise; of two on a common area, the one that is filled.
  private static func chosen(among parts: [SlimNode], onArea: Bool) -> Int? {
    guard (2...8).contains(parts.count), parts.allSatisfy({ $0.isOption }), Set(parts.map(\.texts.count)).count == 1
    else { return nil }
    let looks = parts.map(\.allLooks)
    let counts = Dictionary(looks.map { ($0, 1) }, uniquingKeysWith: +)
    guard counts.count == 2 else { return nil }
    if parts.count == 2 {
      let filled = parts.indices.filter { parts[$0].area != nil }
      return onArea && filled.count == 1 ? filled[0] : nil
    }
    guard let single = counts.first(where: { $0.value == 1 })?.key, let chosen = looks.firstIndex(of: single),
      parts[chosen].isContainer
    else { return nil }
    // A width of its own would be that of all.
    let widths = parts.map(\.box.width)
    if case .fixed = parts[chosen].place.width, (widths.max() ?? 0) - (widths.min() ?? 0) > 4 { return nil }
    return chosen
  }
}

extension SlimNode {
  /// Whether it could be one of several to choose from: short words, and nothing that is a picture or a control itself.
  fileprivate var isOption: Bool {
    guard hasText, isContainer || kind == .text, box.height <= 120, leadsTo.isEmpty else { return false }
    let other = first { part in
      switch part.kind {
      case .image, .icon, .divider: !part.isMark
      case .text: (part.content ?? "").count > 40 || part.icon != nil
      default: part.role == .field || part.role == .search || part.role == .toggle || part.role == .checkbox
      }
    }
    // A number says how much, not which.
    return other == nil && texts.count <= 5 && texts.first.map { !SwiftWords.heading($0).isEmpty } == true
  }

  /// Whether it is a ring or a box that shows which of several is chosen.
  var isMark: Bool {
    guard (12...28).contains(box.width), abs(box.width - box.height) <= 2 else { return false }
    let words = PlainText.words(name + " " + (componentName ?? ""))
    return outline == .circle || words.contains { SlimNode.marks.contains($0) }
  }

  private static let marks: Set<String> = [
    "radio", "radiobutton", "check", "checkbox", "checkmark", "checked", "unchecked", "selected", "ellipse", "circle",
    "tick",
  ]

  /// The same with the system's symbols for its mark.
  fileprivate func marked(as isChosen: Bool) -> SlimNode {
    guard !hasText, isMark, kind != .spacer else {
      var node = self
      node.children = children.map { $0.marked(as: isChosen) }
      return node
    }
    var mark = SlimNode(.icon, box: box)
    (mark.id, mark.name, mark.outline, mark.place) = (id, name, outline, place)
    let isBox = PlainText.words(name + " " + (componentName ?? "")).contains("checkbox")
    mark.icon =
      isBox ? (isChosen ? "checkmark.square.fill" : "square") : isChosen ? "largecircle.fill.circle" : "circle"
    var inks: [Fill] = []
    forEach { inks += [$0.fill, $0.stroke].compactMap { $0 } }
    mark.fill = inks.max { $0.color.chroma < $1.color.chroma }
    return mark
  }

  fileprivate var allLooks: String {
    // What only its fill differs in may be drawn or not.
    let own =
      "\(isMark ? kind.rawValue + name : "")\(fill?.color.description ?? "")/\(stroke?.color.description ?? "")/\(font?.description ?? "")"
    return children.reduce(own) { $0 + $1.allLooks }
  }

  /// What it is filled with, where it is an area.
  fileprivate var area: Fill? { isContainer ? fill : nil }

  /// What is drawn around it, where it is an area.
  fileprivate var line: Fill? { isContainer ? stroke : nil }

  /// The same with the colours, outlines and weights of another one, which may be words alone.
  ///
  /// - Parameter state: the other state of the view, whose area and line it keeps where it has none of its own.
  fileprivate func dressed(as other: SlimNode, beside state: SlimNode, isCentred: Bool) -> SlimNode {
    var node = self
    // What a part is as a control hangs on its looks.
    node.role = nil
    node.opacity = other.opacity
    node.fill = other.area ?? state.area
    // A line of the area's own colour is none.
    node.stroke = other.line ?? (state.line == nil ? nil : other.area ?? state.line)
    node.strokeWidth = other.line == nil ? state.strokeWidth : other.strokeWidth
    if isCentred, node.place.width == .fill {
      (node.padding.left, node.padding.right, node.place.edge) = (0, 0, nil)
    }
    var looks: [SlimNode] = []
    var marks: [SlimNode] = []
    other.forEach { part in
      if part.kind == .text { looks.append(part) }
      if part.kind == .icon { marks.append(part) }
    }
    var rest = looks[...]
    node.dressTexts(as: &rest)
    if marks.count == 1 { node.dressMark(as: marks[0]) }
    return node
  }

  private mutating func dressMark(as look: SlimNode) {
    if kind == .icon { (icon, fill) = (look.icon, look.fill) }
    for index in children.indices { children[index].dressMark(as: look) }
  }

  private mutating func dressTexts(as looks: inout ArraySlice<SlimNode>) {
    if kind == .text, let look = looks.popFirst() {
      (fill, font, decoration, letterCase) = (look.fill, look.font, look.decoration, look.letterCase)
    }
    for index in children.indices { children[index].dressTexts(as: &looks) }
  }
}
