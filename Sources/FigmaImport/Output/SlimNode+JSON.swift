extension SlimNode {
  /// Whether its id is shown: for what has to be exported, or looked up.
  package var showsID: Bool {
    guard !id.isEmpty else { return false }
    switch kind {
    case .component, .image, .shape: return true
    case .icon: return icon == nil
    default: return hiddenNodes > 0
    }
  }

  /// Writes the node and all below it.
  ///
  /// - Parameters:
  ///   - inColumn: whether it stands in a column, where a text as wide as the column looks like any other.
  ///   - first: the node of the same shape that fields are as in unless they are said.
  func write(to writer: inout JSONWriter, key: String? = nil, inColumn: Bool = false, like first: SlimNode? = nil) {
    let isAlike = first == nil && holdsAlike
    writer.object(key) { object in
      let known = first?.fields(inColumn: inColumn) ?? []
      for field in fields(inColumn: inColumn, isAlike: isAlike) {
        if !Field.own.contains(field.key), known.contains(where: { $0 == field }) { continue }
        object.raw(field.key, field.json)
      }
      guard !children.isEmpty else { return }
      object.array("children") { list in
        let isColumn = kind == .vStack
        let model = isAlike ? children.firstIndex { $0.isThing } : nil
        for (index, child) in children.enumerated() {
          let other = model.flatMap { $0 < index && child.isThing ? children[$0] : nil } ?? first?.children[index]
          child.write(to: &list, inColumn: isColumn, like: other)
        }
      }
    }
  }

  // MARK: - Alike children

  private var isThing: Bool { kind != .divider && kind != .spacer }

  /// Whether it repeats one child, so that the others only have to say what is different in them.
  private var holdsAlike: Bool {
    guard repetition != nil else { return false }
    let things = children.filter(\.isThing)
    guard let first = things.first else { return false }
    return things.dropFirst().allSatisfy { $0.isAlike(first, inColumn: kind == .vStack) }
  }

  /// Whether it has the same fields as another, and what is in it as well: then leaving one out has one meaning.
  private func isAlike(_ other: SlimNode, inColumn: Bool) -> Bool {
    guard children.count == other.children.count else { return false }
    func keys(_ node: SlimNode) -> [String] {
      node.fields(inColumn: inColumn).map(\.key).filter { !Field.own.contains($0) }
    }
    return keys(self) == keys(other)
      && zip(children, other.children).allSatisfy { $0.isAlike($1, inColumn: kind == .vStack) }
  }

  // MARK: - Fields

  private struct Field: Equatable {
    let key: String
    let json: String

    /// What each node says for itself.
    static let own: Set<String> = ["type", "id", "content", "icon", "props", "repeat", "more", "nodes", "next"]
  }

  /// All but the children, in the order in which they are written.
  private func fields(inColumn: Bool, isAlike: Bool = false) -> [Field] {
    var fields: [Field] = []
    func add(_ key: String, _ json: String) { fields.append(Field(key: key, json: json)) }
    func text(_ key: String, _ value: String?) {
      if let value { add(key, JSONWriter.quoted(value)) }
    }
    func number(_ key: String, _ value: Double) { add(key, JSONWriter.digits(value)) }

    text("type", kind.rawValue)
    if saysName { text("name", name) }
    if showsID { text("id", id) }
    text("role", role?.rawValue)
    text("content", content)
    if let font, font.description != "body" { text("font", font.description) }
    text("icon", icon)
    if let fill, !(kind == .text || kind == .icon) || fill.color != HexColor(red: 0, green: 0, blue: 0) {
      text("fill", fill.color.description)
    }
    text("stroke", stroke?.color.description)
    if (1...99).contains(cornerRadius) { number("cornerRadius", cornerRadius) }
    text("shape", outline?.rawValue)
    if let spacing, spacing != 0 { number("spacing", spacing) }
    if isSpread { text("distribution", "spaceBetween") }
    text("align", align)
    text("textAlign", textAlign)
    if !padding.isZero, !isControl {
      let edges = [("top", padding.top), ("right", padding.right), ("bottom", padding.bottom), ("left", padding.left)]
      add("padding", "{" + edges.map { "\"\($0)\":\(JSONWriter.digits($1))" }.joined(separator: ",") + "}")
    }
    if let size {
      add("size", "[\(JSONWriter.digits(size.width.rounded())),\(JSONWriter.digits(size.height.rounded()))]")
    }
    if fillsWidth, !(kind == .text && inColumn && textAlign == nil) { add("fillWidth", "true") }
    if hasMaterial { add("material", "true") }
    if opacity < 1 { number("opacity", opacity) }
    if scrolls { add("scroll", "true") }
    if lineLimit > 0 { number("lineLimit", Double(lineLimit)) }
    addProperties(&fields)
    if let repetition {
      add(
        "repeat",
        "{\"count\":\(repetition.count),\"of\":\(JSONWriter.quoted(repetition.of))\(isAlike ? ",\"alike\":true" : "")}")
    }
    if hiddenNodes > 0 {
      text("more", id)
      number("nodes", Double(hiddenNodes))
      if nextPart > 0 { number("next", Double(nextPart)) }
    }
    return fields
  }

  private func addProperties(_ fields: inout [Field]) {
    guard !properties.isEmpty else { return }
    var writer = JSONWriter()
    writer.object { list in
      var seen: Set<String> = []
      for property in properties where seen.insert(property.name).inserted {
        list.string(PlainText.name(property.name), PlainText.word(property.value))
      }
    }
    fields.append(Field(key: "props", json: writer.text))
  }

  /// Whether the name says more than the type and the role do.
  private var saysName: Bool {
    if name.isEmpty { return false }
    let word = LayerSense.squeezed(name)
    return word != kind.rawValue.lowercased() && word != role?.rawValue.lowercased()
      && !SlimNode.plainNames.contains(word)
  }

  private static let plainNames: Set<String> = [
    "container", "wrapper", "content", "contents", "inner", "outer", "text", "link", "background", "border", "margin",
    "div", "span", "box", "view", "layout", "horizontalborder", "verticalborder", "overlay", "button", "icon",
  ]
}
