import JSON
import RuleModel

extension FigmaNode {
  /// Reads the layer that stands next.
  init(_ cursor: inout JSONCursor, depth: Int, deepest: Int) throws(JSONFault) {
    var node = FigmaNode()
    try cursor.object { cursor, key throws(JSONFault) in
      try node.read(key, &cursor, depth: depth, deepest: deepest)
    }
    self = node
  }

  /// Reads the value of one key; keys that do not matter are stepped over.
  mutating func read(
    _ key: String, _ cursor: inout JSONCursor, depth: Int, deepest: Int
  ) throws(JSONFault) {
    switch key {
    case "id": id = PlainText.word(try cursor.optionalString() ?? "")
    case "name": name = try cursor.optionalString() ?? ""
    case "type": type = PlainText.word(try cursor.optionalString() ?? "")
    case "visible": isVisible = try cursor.optionalBool() ?? true
    case "opacity": opacity = try cursor.share() ?? 1
    case "absoluteBoundingBox": box = try Box(&cursor)
    case "absoluteRenderBounds": textBox.ink = try Box(&cursor)
    case "children": try readChildren(&cursor, depth: depth, deepest: deepest)
    case "fills": fills = try Paint.list(&cursor)
    case "strokes": strokes = try Paint.list(&cursor)
    case "strokeWeight": strokeWeight = try cursor.length() ?? 0
    case "individualStrokeWeights": strokeSides = try FigmaNode.sides(&cursor)
    case "cornerRadius": cornerRadius = try cursor.length() ?? 0
    case "rectangleCornerRadii":
      let radii = try FigmaNode.numbers(&cursor)
      cornerRadii = radii.count == 4 ? radii : nil
    case "effects": effects = try Effect.list(&cursor)
    case "isMask": isMask = try cursor.optionalBool() ?? false
    case "clipsContent": clips = try cursor.optionalBool() ?? false
    case "overflowDirection": scrolls = (try cursor.optionalString() ?? "NONE").contains("SCROLL")
    case "interactions":
      links = try PrototypeLink.list(&cursor)
      hasInteractions = true
    case "flowStartingPoints":
      try cursor.array { cursor throws(JSONFault) in
        if let id = try FigmaNode.strings(&cursor)["nodeId"], links.isEmpty { links = [PrototypeLink(.push, to: id)] }
      }
    case "transitionNodeID":
      // What files had before interactions, and have beside them in fewer words.
      if let id = try cursor.optionalString(), !hasInteractions { links = [PrototypeLink(.push, to: id)] }
    case "componentId": componentID = try cursor.optionalString()
    case "componentProperties": properties = try Property.list(&cursor)
    case "styles": styles = try FigmaNode.strings(&cursor)
    case "constraints":
      let found = try FigmaNode.strings(&cursor)
      constraints = Constraints(horizontal: found["horizontal"] ?? "", vertical: found["vertical"] ?? "")
    case "characters":
      let characters = try cursor.optionalString() ?? ""
      edit(&text) { $0.characters = characters }
    case "style": try readStyle(&cursor)
    case "characterStyleOverrides": try readOverrides(&cursor)
    case "styleOverrideTable": try readStylePaints(&cursor)
    default: try readLayout(key, &cursor)
    }
  }

  private mutating func readLayout(_ key: String, _ cursor: inout JSONCursor) throws(JSONFault) {
    switch key {
    case "layoutMode":
      let direction: AutoLayout.Direction? =
        switch try cursor.optionalString() {
        case "HORIZONTAL": .horizontal
        case "VERTICAL": .vertical
        case "GRID": .grid
        default: nil
        }
      guard let direction else { return }
      layout = layout ?? AutoLayout(direction: direction)
      layout?.direction = direction
      hasLayoutMode = true
    case "itemSpacing", "counterAxisSpacing", "gridRowGap", "gridColumnGap", "paddingLeft", "paddingRight",
      "paddingTop", "paddingBottom", "horizontalPadding", "verticalPadding", "gridColumnCount":
      guard let number = try cursor.length() else { return }
      edit(&layout) { $0.set(key, number) }
    case "primaryAxisAlignItems", "counterAxisAlignItems", "layoutWrap":
      guard let word = try cursor.optionalString() else { return }
      edit(&layout) { $0.set(key, word) }
    case "layoutSizingHorizontal": sizing.horizontal = try cursor.optionalString() ?? ""
    case "layoutSizingVertical": sizing.vertical = try cursor.optionalString() ?? ""
    case "layoutGrow": sizing.grow = try cursor.optionalNumber() ?? 0
    case "layoutAlign": sizing.align = try cursor.optionalString() ?? ""
    case "layoutPositioning": sizing.isAbsolute = try cursor.optionalString() == "ABSOLUTE"
    default: try cursor.skip()
    }
  }

  private mutating func readChildren(_ cursor: inout JSONCursor, depth: Int, deepest: Int) throws(JSONFault) {
    guard depth < deepest else {
      var count = 0
      if case .array = try cursor.next() {
        try cursor.array { cursor throws(JSONFault) in
          try cursor.skip()
          count += 1
        }
      } else {
        try cursor.skip()
      }
      cutChildren = count
      return
    }
    var found: [FigmaNode] = []
    try cursor.array { cursor throws(JSONFault) in
      guard case .object = try cursor.next() else { return try cursor.skip() }
      found.append(try FigmaNode(&cursor, depth: depth + 1, deepest: deepest))
    }
    children = found
  }

  /// Which styles the characters of a text have; apart, so that deep documents need little of the stack.
  private mutating func readOverrides(_ cursor: inout JSONCursor) throws(JSONFault) {
    let overrides = try FigmaNode.numbers(&cursor)
    edit(&text) { $0.isMixed = overrides.contains { $0 != 0 } }
    for number in overrides {
      let style = Int(nearest: number)
      if let last = textBox.runs.last, last.style == style {
        textBox.runs[textBox.runs.count - 1].length += 1
      } else if textBox.runs.count < 8 {
        textBox.runs.append((style, 1))
      }
    }
    textBox.styleLengths = Dictionary(overrides.map { (Int(nearest: $0), 1) }, uniquingKeysWith: +)
  }

  /// The paints of the styles that parts of a text have.
  private mutating func readStylePaints(_ cursor: inout JSONCursor) throws(JSONFault) {
    var found: [String: [Paint]] = [:]
    var styles: [String: TextContent] = [:]
    try cursor.object { cursor, number throws(JSONFault) in
      var style = TextContent()
      style.weight = 0
      try cursor.object { cursor, key throws(JSONFault) in
        switch key {
        case "fills": found[number] = try Paint.list(&cursor)
        case "fontSize": style.size = max(0, try cursor.length() ?? 0)
        case "fontWeight": style.weight = min(max(try cursor.optionalNumber() ?? 0, 0), 1000)
        case "textDecoration": style.decoration = try cursor.optionalString() ?? ""
        default: try cursor.skip()
        }
      }
      styles[number] = style
    }
    if !found.isEmpty { textBox.stylePaints = found }
    if !styles.isEmpty { textBox.partStyles = styles }
  }

  private mutating func readStyle(_ cursor: inout JSONCursor) throws(JSONFault) {
    var style = text ?? TextContent()
    try cursor.object { cursor, key throws(JSONFault) in
      switch key {
      case "fontSize": style.size = max(0, try cursor.length() ?? 0)
      case "fontWeight": style.weight = min(max(try cursor.optionalNumber() ?? 400, 1), 1000)
      case "fontFamily": style.family = PlainText.word(try cursor.optionalString() ?? "")
      case "italic": style.isItalic = try cursor.optionalBool() ?? false
      case "textAlignHorizontal": style.alignment = try cursor.optionalString() ?? "LEFT"
      case "textCase": style.letterCase = try cursor.optionalString() ?? ""
      case "textDecoration": style.decoration = try cursor.optionalString() ?? ""
      case "textAutoResize":
        let word = try cursor.optionalString()
        style.hugs = word == "WIDTH_AND_HEIGHT"
        textBox.hugsHeight = style.hugs || word == "HEIGHT"
      case "lineHeightPx": textBox.lineHeight = max(0, try cursor.length() ?? 0)
      case "maxLines": style.maxLines = Int(nearest: max(0, min(try cursor.optionalNumber() ?? 0, 1000)).rounded(.down))
      case "hyperlink": style.link = try FigmaNode.strings(&cursor)["url"]
      default: try cursor.skip()
      }
    }
    text = style
  }
}

// A value that is made on first use, since keys come in any order.
private func edit(_ text: inout FigmaNode.TextContent?, _ change: (inout FigmaNode.TextContent) -> Void) {
  var content = text ?? FigmaNode.TextContent()
  change(&content)
  text = content
}

private func edit(_ layout: inout FigmaNode.AutoLayout?, _ change: (inout FigmaNode.AutoLayout) -> Void) {
  var content = layout ?? FigmaNode.AutoLayout(direction: .vertical)
  change(&content)
  layout = content
}

extension FigmaNode.AutoLayout {
  fileprivate mutating func set(_ key: String, _ number: Double) {
    switch key {
    case "itemSpacing", "gridColumnGap": spacing = number
    case "counterAxisSpacing", "gridRowGap": crossSpacing = number
    case "paddingLeft": padding.left = number
    case "paddingRight": padding.right = number
    case "paddingTop": padding.top = number
    case "paddingBottom": padding.bottom = number
    // Files before 2021 have one number for both sides.
    case "horizontalPadding": (padding.left, padding.right) = (number, number)
    case "verticalPadding": (padding.top, padding.bottom) = (number, number)
    case "gridColumnCount": columns = Int(nearest: max(0, min(number, 100)).rounded(.down))
    default: break
    }
  }

  fileprivate mutating func set(_ key: String, _ word: String) {
    switch key {
    case "primaryAxisAlignItems": primary = word
    case "counterAxisAlignItems": counter = word
    default: wraps = word == "WRAP"
    }
  }
}
