import JSON

extension SlimNode {
  /// Writes the node and all below it.
  ///
  /// - Parameter isWhole: whether every node says all of its fields; else a node that looks as an earlier one does says
  ///   with `like` which one, and of the fields only those that are different, with null for what it does not have.
  func write(to writer: inout JSONWriter, key: String? = nil, isWhole: Bool = false) {
    Likenesses(of: self, isWhole: isWhole).write(0, to: &writer, key: key)
  }
}

extension Likenesses {
  /// - Parameter model: the node that this one is like because the one around it is like another one.
  fileprivate func write(_ index: Int, to writer: inout JSONWriter, key: String? = nil, like model: Int? = nil) {
    let node = nodes[index]
    let model = model ?? node.model
    writer.object(key) { object in
      for field in node.fields {
        if let model, field.goesWithoutSaying(beside: nodes[model].fields) { continue }
        object.raw(field.key.rawValue, field.json)
        guard field.key == .type else { continue }
        if let number = node.number { object.number("as", Double(number)) }
        if let number = node.model.flatMap({ nodes[$0].number }) { object.number("like", Double(number)) }
      }
      if let model {
        for key in node.missing(beside: nodes[model]) { object.raw(key.rawValue, "null") }
      }
      let children = children(of: index)
      guard !children.isEmpty else { return }
      object.array("children") { list in
        for child in children { write(child, to: &list, like: model.map { $0 + (child - index) }) }
      }
    }
  }
}
