import JSON

extension SlimTree {
  /// The tree as JSON on one line, with a line break at the end.
  ///
  /// Fields that have their usual value are left out; the order of keys is always the same.
  ///
  /// - Parameter isWhole: whether every node says all of its fields, also where it is like another one.
  package func json(explaining: Bool = false, isWhole: Bool = false) -> String {
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
      }
      var root = root
      if root.name == name { root.name = "" }
      root.write(to: &writer, key: "root", isWhole: isWhole)
      if !components.isEmpty { writeComponents(to: &writer) }
      writeDropped(to: &writer)
      if !warnings.isEmpty { writeWarnings(to: &writer) }
      if explaining { writeVerdicts(to: &writer) }
      if !trimmed.isEmpty { writer.array("trimmed") { list in trimmed.forEach { list.string(nil, $0) } } }
    }
    return writer.text + "\n"
  }

  private func writeComponents(to writer: inout JSONWriter) {
    let used = components.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    if used.isEmpty { return }
    var shown: Set<String> = []
    root.forEach { node in shown.formUnion(node.properties.map(\.name)) }
    writer.object("components") { all in
      for (name, use) in used {
        all.object(name) { component in
          component.number("count", Double(use.count))
          let further = use.properties.filter { !shown.contains($0) }.sorted()
          if !further.isEmpty { component.array("props") { list in further.forEach { list.string(nil, $0) } } }
        }
      }
    }
  }

  private func writeDropped(to writer: inout JSONWriter) {
    writer.object("dropped") { object in
      for (key, count) in dropped.counts where count > 0 { object.number(key, Double(count)) }
      let names = dropped.names.filter { !LayerSense.isPlain($0) && !LayerSense.isDecoration($0) }
      if !names.isEmpty { object.array("names") { list in names.prefix(4).forEach { list.string(nil, $0) } } }
      if !dropped.texts.isEmpty {
        object.array("texts") { list in dropped.texts.prefix(4).forEach { list.string(nil, $0) } }
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
