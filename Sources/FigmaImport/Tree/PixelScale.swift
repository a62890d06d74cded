/// Screens drawn in the pixels of a device and not in points.
enum PixelScale {
  /// The layer with its lengths in points.
  static func inPoints(_ node: FigmaNode, in document: FigmaDocument) -> FigmaNode {
    let scale = of(node, in: document)
    return scale > 1 ? node.scaled(by: 1 / scale) : node
  }

  /// How many pixels make a point in a layer of `document`: as many as in the screen around it.
  static func of(_ node: FigmaNode, in document: FigmaDocument) -> Double {
    let own = of(node)
    if own > 1 { return own }
    for screen in document.screens() where screen.id != node.id {
      let scale = of(screen)
      if scale > 1, screen.holds(node.id) { return scale }
    }
    return 1
  }

  /// How many pixels of the drawing make a point: 1 unless a tall, narrow screen is too wide for any phone and has no
  /// text that could be read at its size in points.
  static func of(_ node: FigmaNode) -> Double {
    guard let box = node.box, (620...1330).contains(box.width), box.height >= box.width * 1.5 else { return 1 }
    let scale = box.width > 1000 ? 3.0 : 2
    var smallest = Double.infinity
    var count = 0
    node.forEach { part in
      guard part.isVisible, part.type == "TEXT", let size = part.text?.size, size > 0 else { return }
      smallest = min(smallest, size)
      count += 1
    }
    return count >= 3 && smallest >= 9 * scale ? scale : 1
  }
}

extension FigmaNode {
  fileprivate func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }

  /// The layer and all below it with every length multiplied.
  func scaled(by factor: Double) -> FigmaNode {
    var node = self
    node.box = box.map { $0.scaled(by: factor) }
    if text != nil {
      node.textBox.ink = textBox.ink.map { $0.scaled(by: factor) }
      node.textBox.lineHeight *= factor
      for part in textBox.partStyles.keys { node.textBox.partStyles[part]?.scale(by: factor) }
    }
    node.layout?.scale(by: factor)
    node.strokeWeight *= factor
    node.strokeSides = strokeSides?.map { $0 * factor }
    node.cornerRadius *= factor
    node.cornerRadii = cornerRadii?.map { $0 * factor }
    for index in node.effects.indices { node.effects[index].radius *= factor }
    node.text?.scale(by: factor)
    node.children = children.map { $0.scaled(by: factor) }
    return node
  }
}

extension FigmaNode.TextContent {
  fileprivate mutating func scale(by factor: Double) { size = (size * factor * 2).rounded() / 2 }
}

extension FigmaNode.AutoLayout {
  fileprivate mutating func scale(by factor: Double) {
    spacing *= factor
    crossSpacing *= factor
    padding = Insets(
      top: padding.top * factor, right: padding.right * factor, bottom: padding.bottom * factor,
      left: padding.left * factor)
  }
}

extension Box {
  fileprivate func scaled(by factor: Double) -> Box {
    Box(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
