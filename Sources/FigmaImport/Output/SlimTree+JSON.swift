extension SlimTree {
  /// The tree as JSON on one line, with a line break at the end.
  ///
  /// Fields that have their usual value are left out; the order of keys is always the same.
  package func json(explaining: Bool = false) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.number("v", 1)
      writer.object("source") { source in
        if !file.isEmpty { source.string("file", file) }
        source.string("node", node)
        source.string("name", name)
        source.array("size") { size in
          size.number(nil, self.size.width.rounded())
          size.number(nil, self.size.height.rounded())
        }
        if !version.isEmpty { source.string("version", version) }
      }
      root.write(to: &writer, key: "root")
      writeTokens(to: &writer)
      if !components.isEmpty { writeComponents(to: &writer) }
      writeDropped(to: &writer)
      if !warnings.isEmpty { writeWarnings(to: &writer) }
      if explaining { writeVerdicts(to: &writer) }
      if !trimmed.isEmpty { writer.array("trimmed") { list in trimmed.forEach { list.string(nil, $0) } } }
    }
    return writer.text + "\n"
  }

  private func writeTokens(to writer: inout JSONWriter) {
    let names = tokens.colors.map { ($0.name, $0.color.description) }
    guard !names.isEmpty else { return }
    writer.object("tokens") { tokens in
      tokens.object("colors") { colors in
        for (name, hex) in names { colors.string(PlainText.name(name), hex) }
      }
    }
  }

  private func writeComponents(to writer: inout JSONWriter) {
    let used = components.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    if used.isEmpty { return }
    writer.object("components") { all in
      for (name, use) in used {
        all.object(name) { component in
          component.number("count", Double(use.count))
          if !use.properties.isEmpty {
            component.array("props") { list in use.properties.sorted().forEach { list.string(nil, $0) } }
          }
        }
      }
    }
  }

  private func writeDropped(to writer: inout JSONWriter) {
    writer.object("dropped") { object in
      for (key, count) in dropped.counts where count > 0 { object.number(key, Double(count)) }
      if !dropped.names.isEmpty {
        object.array("names") { list in dropped.names.prefix(6).forEach { list.string(nil, $0) } }
      }
    }
  }

  private func writeWarnings(to writer: inout JSONWriter) {
    writer.array("warnings") { list in
      for warning in warnings {
        list.object { object in
          object.string("id", warning.id)
          object.string("rule", warning.rule)
          object.string("msg", warning.message)
        }
      }
    }
  }

  private func writeVerdicts(to writer: inout JSONWriter) {
    writer.array("explained") { list in
      for verdict in verdicts {
        list.object { object in
          object.string("id", verdict.id)
          if !verdict.name.isEmpty { object.string("name", verdict.name) }
          object.string("type", verdict.type)
          object.bool("kept", verdict.isKept)
          object.string("why", verdict.reason)
        }
      }
    }
  }
}

extension SlimTree.Dropped {
  /// The counts with their names, in the order in which they are shown.
  package var counts: [(String, Int)] {
    [("chrome", chrome), ("decor", decor), ("hidden", hidden), ("mask", mask), ("vector", vector)]
  }
}

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

  /// - Parameter inColumn: whether it stands in a column, where a text as wide as the column looks like any other.
  func write(to writer: inout JSONWriter, key: String? = nil, inColumn: Bool = false) {
    writer.object(key) { object in
      object.string("type", kind.rawValue)
      if !name.isEmpty, name != kind.rawValue { object.string("name", name) }
      if showsID { object.string("id", id) }
      if let role { object.string("role", role.rawValue) }
      if let content { object.string("content", content) }
      if let font, font.description != "body" { object.string("font", font.description) }
      if let icon { object.string("icon", icon) }
      if let fill, !(kind == .text || kind == .icon) || fill.color != HexColor(red: 0, green: 0, blue: 0) {
        object.string("fill", fill.color.description)
      }
      if let stroke { object.string("stroke", stroke.color.description) }
      if (1...99).contains(cornerRadius) { object.number("cornerRadius", cornerRadius) }
      if let outline { object.string("shape", outline.rawValue) }
      if let spacing, spacing != 0 { object.number("spacing", spacing) }
      if isSpread { object.string("distribution", "spaceBetween") }
      if let align { object.string("align", align) }
      if let textAlign { object.string("textAlign", textAlign) }
      if !padding.isZero, !isControl {
        object.object("padding") { edges in
          edges.number("top", padding.top)
          edges.number("right", padding.right)
          edges.number("bottom", padding.bottom)
          edges.number("left", padding.left)
        }
      }
      if let size {
        object.array("size") { list in
          list.number(nil, size.width.rounded())
          list.number(nil, size.height.rounded())
        }
      }
      if fillsWidth, !(kind == .text && inColumn && textAlign == nil) { object.bool("fillWidth", true) }
      writeRest(to: &object)
    }
  }

  private func writeRest(to object: inout JSONWriter) {
    if hasMaterial { object.bool("material", true) }
    if opacity < 1 { object.number("opacity", opacity) }
    if scrolls { object.bool("scroll", true) }
    if lineLimit > 0 { object.number("lineLimit", Double(lineLimit)) }
    if !properties.isEmpty {
      object.object("props") { list in
        var seen: Set<String> = []
        for property in properties where seen.insert(property.name).inserted {
          list.string(PlainText.name(property.name), PlainText.word(property.value))
        }
      }
    }
    if let repetition {
      object.object("repeat") { repeated in
        repeated.number("count", Double(repetition.count))
        repeated.string("of", repetition.of)
      }
    }
    if hiddenNodes > 0 {
      object.string("more", id)
      object.number("nodes", Double(hiddenNodes))
      if nextPart > 0 { object.number("next", Double(nextPart)) }
    }
    if !children.isEmpty {
      object.array("children") { list in children.forEach { $0.write(to: &list, inColumn: kind == .vStack) } }
    }
  }
}
