extension FigmaNode {
  /// Reads the layer that stands next.
  init(_ cursor: inout JSONCursor, depth: Int, deepest: Int) throws(FigmaError) {
    var node = FigmaNode()
    try cursor.object { cursor, key throws(FigmaError) in
      try node.read(key, &cursor, depth: depth, deepest: deepest)
    }
    self = node
  }

  /// Reads the value of one key; keys that do not matter are stepped over.
  mutating func read(
    _ key: String, _ cursor: inout JSONCursor, depth: Int, deepest: Int
  ) throws(FigmaError) {
    switch key {
    case "id": id = PlainText.word(try cursor.optionalString() ?? "")
    case "name": name = try cursor.optionalString() ?? ""
    case "type": type = PlainText.word(try cursor.optionalString() ?? "")
    case "visible": isVisible = try cursor.optionalBool() ?? true
    case "opacity": opacity = try cursor.share() ?? 1
    case "absoluteBoundingBox": box = try Box(&cursor)
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
    case "characterStyleOverrides":
      let overrides = try FigmaNode.numbers(&cursor)
      edit(&text) { $0.isMixed = overrides.contains { $0 != 0 } }
    default: try readLayout(key, &cursor)
    }
  }

  private mutating func readLayout(_ key: String, _ cursor: inout JSONCursor) throws(FigmaError) {
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

  private mutating func readChildren(_ cursor: inout JSONCursor, depth: Int, deepest: Int) throws(FigmaError) {
    guard depth < deepest else {
      var count = 0
      if case .array = try cursor.next() {
        try cursor.array { cursor throws(FigmaError) in
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
    try cursor.array { cursor throws(FigmaError) in
      guard case .object = try cursor.next() else { return try cursor.skip() }
      found.append(try FigmaNode(&cursor, depth: depth + 1, deepest: deepest))
    }
    children = found
  }

  private mutating func readStyle(_ cursor: inout JSONCursor) throws(FigmaError) {
    var style = text ?? TextContent()
    try cursor.object { cursor, key throws(FigmaError) in
      switch key {
      case "fontSize": style.size = max(0, try cursor.length() ?? 0)
      case "fontWeight": style.weight = min(max(try cursor.optionalNumber() ?? 400, 1), 1000)
      case "fontFamily": style.family = PlainText.word(try cursor.optionalString() ?? "")
      case "italic": style.isItalic = try cursor.optionalBool() ?? false
      case "textAlignHorizontal": style.alignment = try cursor.optionalString() ?? "LEFT"
      case "textCase": style.letterCase = try cursor.optionalString() ?? ""
      case "textDecoration": style.decoration = try cursor.optionalString() ?? ""
      case "textAutoResize": style.hugs = try cursor.optionalString() == "WIDTH_AND_HEIGHT"
      case "maxLines": style.maxLines = Int(max(0, min(try cursor.optionalNumber() ?? 0, 1000)))
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
    case "gridColumnCount": columns = Int(max(0, min(number, 100)))
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

// MARK: - Small values

extension JSONCursor {
  /// The number that stands next, from 0 to 1.
  fileprivate mutating func share() throws(FigmaError) -> Double? { try optionalNumber().map { min(max($0, 0), 1) } }

  /// The number of points that stands next; beyond a million nobody draws, and sums stay exact.
  fileprivate mutating func length() throws(FigmaError) -> Double? {
    try optionalNumber().map { min(max($0, -1e6), 1e6) }
  }
}

extension Box {
  /// Reads `{x, y, width, height}`; nil for null and for boxes with a part missing.
  fileprivate init?(_ cursor: inout JSONCursor) throws(FigmaError) {
    guard case .object = try cursor.next() else {
      try cursor.skip()
      return nil
    }
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    try cursor.object { cursor, key throws(FigmaError) in
      switch key {
      case "x": x = try cursor.optionalNumber()
      case "y": y = try cursor.optionalNumber()
      case "width": width = try cursor.optionalNumber()
      case "height": height = try cursor.optionalNumber()
      default: try cursor.skip()
      }
    }
    guard let x, let y, let width, let height else { return nil }
    // Beyond this nobody draws, and sums stay exact.
    guard [x, y, width, height].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    self.init(x: x, y: y, width: abs(width), height: abs(height))
  }
}

extension FigmaNode.Paint {
  fileprivate static func list(_ cursor: inout JSONCursor) throws(FigmaError) -> [FigmaNode.Paint] {
    var paints: [FigmaNode.Paint] = []
    try cursor.array { cursor throws(FigmaError) in
      var paint = FigmaNode.Paint()
      try cursor.object { cursor, key throws(FigmaError) in
        switch key {
        case "type": paint.type = try cursor.optionalString() ?? ""
        case "visible": paint.isVisible = try cursor.optionalBool() ?? true
        case "opacity": paint.opacity = try cursor.share() ?? 1
        case "color":
          var color = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
          try cursor.object { cursor, part throws(FigmaError) in
            let value = min(max(try cursor.optionalNumber() ?? 0, 0), 1)
            switch part {
            case "r": color.red = value
            case "g": color.green = value
            case "b": color.blue = value
            case "a": color.alpha = value
            default: break
            }
          }
          paint.color = color
        default: try cursor.skip()
        }
      }
      paints.append(paint)
    }
    return paints
  }
}

extension FigmaNode.Effect {
  fileprivate static func list(_ cursor: inout JSONCursor) throws(FigmaError) -> [FigmaNode.Effect] {
    var effects: [FigmaNode.Effect] = []
    try cursor.array { cursor throws(FigmaError) in
      var effect = FigmaNode.Effect(type: "", isVisible: true, radius: 0)
      try cursor.object { cursor, key throws(FigmaError) in
        switch key {
        case "type": effect.type = try cursor.optionalString() ?? ""
        case "visible": effect.isVisible = try cursor.optionalBool() ?? true
        case "radius": effect.radius = try cursor.length() ?? 0
        default: try cursor.skip()
        }
      }
      effects.append(effect)
    }
    return effects
  }
}

extension FigmaNode.Property {
  fileprivate static func list(_ cursor: inout JSONCursor) throws(FigmaError) -> [FigmaNode.Property] {
    var properties: [FigmaNode.Property] = []
    try cursor.object { cursor, key throws(FigmaError) in
      var property = FigmaNode.Property(name: String(key.prefix { $0 != "#" }), kind: "", value: "")
      try cursor.object { cursor, key throws(FigmaError) in
        switch key {
        case "type": property.kind = try cursor.optionalString() ?? ""
        case "value":
          if case .word = try cursor.next() {
            property.value = try cursor.optionalBool().map { "\($0)" } ?? ""
          } else {
            property.value = try cursor.optionalString() ?? ""
          }
        default: try cursor.skip()
        }
      }
      properties.append(property)
    }
    return properties.sorted { $0.name < $1.name }
  }
}

extension FigmaNode {
  fileprivate static func numbers(_ cursor: inout JSONCursor) throws(FigmaError) -> [Double] {
    var numbers: [Double] = []
    try cursor.array { cursor throws(FigmaError) in numbers.append(try cursor.length() ?? 0) }
    return numbers
  }

  fileprivate static func strings(_ cursor: inout JSONCursor) throws(FigmaError) -> [String: String] {
    var strings: [String: String] = [:]
    try cursor.object { cursor, key throws(FigmaError) in
      if let value = try cursor.optionalString() { strings[key] = value }
    }
    return strings
  }

  fileprivate static func sides(_ cursor: inout JSONCursor) throws(FigmaError) -> [Double] {
    var sides = [0.0, 0, 0, 0]
    try cursor.object { cursor, key throws(FigmaError) in
      let weight = try cursor.length() ?? 0
      if let index = ["top", "right", "bottom", "left"].firstIndex(of: key) { sides[index] = weight }
    }
    return sides
  }
}
