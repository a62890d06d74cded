extension SlimTreeBuilder {
  /// The node for a layer with children.
  mutating func container(_ node: FigmaNode, _ box: Box, isRoot: Bool) -> SlimNode? {
    let parts = masked(node.children)
    var flow: [SlimNode] = []
    var floating: [SlimNode] = []
    let statusBar = sense.statusPictures(among: parts, in: box)
    for (index, part) in parts.enumerated() {
      if statusBar.contains(index), !options.keepsChrome {
        _ = drop(part, \.chrome, "a picture of the status bar")
        continue
      }
      // Kits and notes lie beside a screen; what says something may be a part that scrolls into it.
      if isRoot, node.clips, let place = part.box ?? fallbackBox(of: part), place.area > 0,
        place.intersection(box) == nil, !LayerSense.hasWords(part)
      {
        _ = drop(part, \.decor, "outside the screen")
        continue
      }
      guard let item = item(part) else { continue }
      if part.sizing.isAbsolute, node.hasLayoutMode { floating.append(item) } else { flow.append(item) }
    }

    var frame = start(.frame, node, box)
    frame.fill = fill(of: node)
    if node.fills.contains(where: { $0.isVisible && $0.isImage }) {
      // A picture that things lie on.
      var image = SlimNode(.image, box: box)
      image.id = node.id
      image.size = box
      image.role = .background
      flow.insert(image, at: 0)
    }
    setStroke(&frame, node)
    setCorners(&frame, node)
    frame.hasMaterial = hasMaterial(node)
    frame.scrolls = node.scrolls
    frame.properties = node.type == "INSTANCE" ? shownProperties(node) : []
    frame.layers = node.count
    if node.type == "INSTANCE" { count(node) }
    if isRoot, let fill = frame.fill, fill.color == HexColor(red: 255, green: 255, blue: 255) { frame.fill = nil }

    // Lines at the bottom edge alone are dividers.
    if let sides = node.strokeSides, frame.stroke != nil, sides.count(where: { $0 > 0 }) == 1 {
      frame.stroke = nil
      var divider = SlimNode(
        .divider, box: Box(x: box.x, y: sides[0] > 0 ? box.y : box.maxY, width: box.width, height: 0))
      divider.source = "LINE"
      if sides[2] > 0, node.layout?.direction != .horizontal || !node.hasLayoutMode { flow.append(divider) }
    }

    liftBackgrounds(&flow, into: &frame, node)
    DrawnWheel.gather(&flow)
    let dimming = StackInference.dimming(among: flow, in: box)
    let isChart = Self.isChart(flow)
    flow = flow.enumerated().filter { isChart || $0.offset == dimming || keeps($0.element) }.map(\.element)
    floating = floating.filter { keeps($0) }

    if flow.isEmpty && floating.isEmpty {
      if frame.isSurface {
        frame.kind = .shape
        frame.size = box
        return keep(frame, "an area without content")
      }
      return drop(node, \.decor, "none of its contents are visible")
    }

    // Round corners of what is not drawn and cuts nothing are nowhere to be seen.
    let isOwn = isRoot || node.type == "INSTANCE" || node.type == "COMPONENT"
    if !frame.isSurface, !node.clips, !isOwn { (frame.cornerRadius, frame.outline) = (0, nil) }
    if node.opacity < 0.02 { frame.fill = nil }

    let laidOut = arrange(flow, floating, node, box, &frame)
    return finish(laidOut, frame, node, box, isRoot: isRoot)
  }

  /// Puts the arranged content into its frame, or lets it stand alone where the frame adds nothing.
  private mutating func finish(
    _ content: SlimNode, _ frame: SlimNode, _ node: FigmaNode, _ box: Box, isRoot: Bool
  ) -> SlimNode {
    var frame = frame
    let isInstance = node.type == "INSTANCE" || node.type == "COMPONENT"
    let isNamedInstance = isInstance && !(frame.name.isEmpty && frame.componentName == nil)
    let isUnnamed = content.name.isEmpty || frame.name.isEmpty || isRoot
    let isPaddedOnce = frame.padding.isZero || content.padding.isZero
    if content.isPlainStack, content.box == box || content.name.isEmpty || isUnnamed && isPaddedOnce {
      // The stack and its frame are one.
      let children = content.children
      if frame.name.isEmpty { frame.name = content.name }
      frame.spacing = content.spacing
      frame.align = content.align
      frame.isSpread = content.isSpread
      if frame.padding.isZero { frame.padding = content.padding }
      frame.kind = content.kind
      frame.children = children
      if content.repetition != nil { frame.repetition = content.repetition }
      if isNamedInstance, !isRoot {
        var component = frame
        component.kind = .component
        if children.count > 1 {
          var stack = SlimNode(content.kind, box: content.box)
          stack.spacing = frame.spacing
          stack.align = frame.align
          stack.isSpread = frame.isSpread
          stack.children = children
          component.children = [stack]
          component.spacing = nil
          component.align = nil
          component.isSpread = false
        }
        return keep(component, "an instance of a component", node)
      }
      return keep(frame, "a frame whose layers form a \(content.kind.rawValue)", node)
    }
    // An instance of a line, or of a picture, is that.
    let isOneThing =
      content.kind == .divider || content.kind == .image && content.role == nil && frame.properties.isEmpty
    // An instance that only holds another of its size is that one, under its own name.
    if isNamedInstance, !isRoot, content.kind == .component, content.role == nil,
      !frame.isSurface, frame.opacity == 1, !frame.scrolls, abs(content.box.area - box.area) < box.area * 0.02
    {
      note(node, true, "an instance around another of the same size, which replaces it")
      var inner = content
      if !frame.name.isEmpty { inner.name = frame.name }
      inner.componentName = frame.componentName ?? inner.componentName
      if !frame.properties.isEmpty { inner.properties = frame.properties }
      inner.id = node.id
      inner.fillsWidth = inner.fillsWidth || frame.fillsWidth
      inner.layers += 1
      return inner
    }
    let addsLooks = frame.isSurface || frame.opacity < 1 || frame.scrolls || frame.cornerRadius > 0
    if !addsLooks, !isRoot, !isNamedInstance || isOneThing {
      note(node, true, "a frame around a single layer, which replaces it")
      var alone = content
      if alone.name.isEmpty, alone.kind != .text { alone.name = frame.name }
      if frame.fillsWidth { alone.fillsWidth = true }
      if frame.isWide { alone.isWide = true }
      alone.layers += 1
      return alone
    }
    frame.kind = isNamedInstance && !isRoot ? .component : .frame
    frame.children = [content]
    return keep(frame, isNamedInstance ? "an instance of a component" : "a frame with its own appearance", node)
  }

  /// Masks say how what follows them is cut; they are nothing themselves.
  private mutating func masked(_ children: [FigmaNode]) -> [FigmaNode] {
    guard children.contains(where: { $0.isMask }) else { return children }
    var parts: [FigmaNode] = []
    var mask: FigmaNode?
    for child in children {
      if child.isMask, child.isVisible {
        mask = child
        dropped.mask += 1
        note(child, false, "a mask, which clips the layers after it")
        // A picture may be its own mask.
        if child.fills.contains(where: { $0.isVisible && $0.isImage }) {
          var picture = child
          picture.isMask = false
          parts.append(picture)
        } else if child.type == "FRAME" || child.type == "GROUP", !LayerSense.isDrawing(child) {
          parts.append(child)
        }
        continue
      }
      guard let mask, let around = mask.box, let box = child.box else {
        parts.append(child)
        continue
      }
      var cut = child
      cut.box = box.intersection(around) ?? box
      if child.children.isEmpty || LayerSense.isDrawing(child), child.text == nil {
        cut.cornerRadius = mask.type == "ELLIPSE" ? 1000 : max(mask.cornerRadius, child.cornerRadius)
      }
      parts.append(cut)
    }
    return parts
  }

  /// Areas that cover the whole frame and lie behind the rest become its fill.
  private mutating func liftBackgrounds(_ flow: inout [SlimNode], into frame: inout SlimNode, _ node: FigmaNode) {
    guard flow.count > 1 else { return }
    var index = 0
    while index < flow.count, flow.count > 1 {
      let part = flow[index]
      let covers = frame.box.share(inside: part.box) >= 0.95 && part.children.isEmpty
      // Effects of glass lie behind and on top of their button, in any order.
      let isEffect = part.isDecoration && part.children.isEmpty && !part.hasText
      guard part.kind == .shape || part.kind == .icon && part.icon == nil, covers, index == 0 || isEffect else {
        if isEffect { index += 1; continue }
        break
      }
      flow.remove(at: index)
      dropped.decor += 1
      frame.hasMaterial = frame.hasMaterial || part.hasMaterial
      let tint = LayerSense.squeezed(part.name)
      if let fill = part.fill, part.opacity > 0.04 {
        // White under a tint, and light on top of it, are the glass itself.
        let isGlass = tint.contains("backing") || tint.contains("glasseffect") || tint.contains("highlight")
        if isGlass { frame.hasMaterial = true } else { frame.fill = fill }
      }
      if frame.stroke == nil, part.stroke != nil, !tint.contains("glass") {
        frame.stroke = part.stroke
        frame.strokeWidth = part.strokeWidth
      }
      if frame.shadows.isEmpty { frame.shadows = part.shadows }
      if frame.cornerRadius == 0, frame.outline == nil {
        frame.cornerRadius = part.cornerRadius
        frame.outline = part.outline == .circle && frame.box.width > frame.box.height + 2 ? .capsule : part.outline
      }
    }
  }

  /// Whether several shapes stand beside each other, as the bars of a chart do, whatever they are called.
  private static func isChart(_ parts: [SlimNode]) -> Bool {
    let bars = parts.filter { $0.kind == .shape && $0.children.isEmpty && $0.isSurface }.sorted { $0.box.x < $1.box.x }
    guard bars.count >= 3, bars.count == parts.count else { return false }
    return zip(bars, bars.dropFirst()).allSatisfy { $0.box.maxX <= $1.box.x + 1 && $0.box.area >= 16 }
  }

  /// Whether it means something by itself; what does not is counted.
  private mutating func keeps(_ slim: SlimNode) -> Bool {
    guard slim.isDecoration, !slim.hasText, slim.children.isEmpty, slim.kind != .image else { return true }
    dropped.decor += 1
    if !slim.name.isEmpty, dropped.names.count < 24, !dropped.names.contains(slim.name) {
      dropped.names.append(slim.name)
    }
    if options.explains {
      verdicts.append(
        SlimTree.Verdict(
          id: slim.id, name: slim.name, type: slim.source, isKept: false, reason: "a part of an effect"))
    }
    return false
  }

  private func shownProperties(_ node: FigmaNode) -> [FigmaNode.Property] {
    node.properties.filter { property in
      property.kind != "INSTANCE_SWAP" && !property.value.isEmpty
        // A text of the instance stands in the tree already.
        && property.kind != "TEXT"
        && !["default", "none", "false", "off", "-"].contains(property.value.lowercased())
    }
  }
}
