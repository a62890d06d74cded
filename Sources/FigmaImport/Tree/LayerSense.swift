/// What a layer is by its name and its place, before anything is built from it.
struct LayerSense: Sendable {
  /// The box of the screen.
  let screen: Box
  /// The pixels of the drawing that make a point.
  var scale = 1.0

  /// Parts that the system draws: status bar, home indicator, keyboard, scroll indicator.
  ///
  /// A name alone is not enough where the layer holds words that no such part has.
  func chrome(_ node: FigmaNode) -> String? {
    guard node.type != "TEXT", let box = node.box else { return nil }
    let name = LayerSense.squeezed(node.name)
    let top = box.y - screen.y
    let isWide = box.width >= screen.width * 0.8
    if LayerSense.hasAny(name, ["statusbar", "sistemhead", "systemhead"]) || name == "status" && isWide,
      box.height <= 72, !LayerSense.saysMore(node)
    {
      return "named like a status bar"
    }
    if LayerSense.hasAny(name, ["homeindicator", "homebar"]), box.height <= 50, !LayerSense.saysMore(node) {
      return "named like a home indicator"
    }
    if LayerSense.hasAny(name, ["dynamicisland", "scrollindicator", "scrollbar"]), !LayerSense.saysMore(node) {
      return "named like a part of the system"
    }
    if name.hasPrefix("grabber"), box.height <= 16, !LayerSense.saysMore(node) { return "the grabber of a sheet" }
    if name.contains("keyboard"), isWide, box.height >= 180, box.maxY >= screen.maxY - 60 {
      return "named like a keyboard"
    }
    // A part of a screen has no system bars; a time at its top is one of its own.
    guard screen.height >= 300 else { return nil }
    // In a drawing in pixels what is that near to its edge is less sure to be the system's, and words are not to be lost.
    if isWide, top < 12 / scale, box.height <= 60 / scale, LayerSense.showsClock(node) {
      return "a clock at the top edge"
    }
    let isAtBottom = screen.maxY - box.maxY <= 24 && box.height <= 64 && LayerSense.isDrawing(node)
    if isAtBottom, LayerSense.hasAny(name, LayerSense.systemKeys) { return "named like system keys" }
    let height = node.type == "LINE" ? max(box.height, node.strokeWeight) : box.height
    let isBar = (72...170).contains(box.width) && (2.5...6).contains(height)
    if isBar, node.children.isEmpty, abs(box.midX - screen.midX) < 12, screen.maxY - box.maxY <= 20 {
      return "a bar at the bottom edge"
    }
    return nil
  }

  /// The flat pictures in both upper corners of a screen, which are cut from a screenshot's status bar.
  func statusPictures(among parts: [FigmaNode], in frame: Box) -> Set<Int> {
    guard screen.height >= 480, frame.width >= screen.width * 0.9, abs(frame.y - screen.y) < 2 else { return [] }
    let pictures = parts.indices.filter { index in
      let part = parts[index]
      guard part.isVisible, part.children.isEmpty, part.fills.contains(where: { $0.isVisible && $0.isImage }),
        let box = part.box
      else { return false }
      return box.maxY - screen.y <= 56 && box.height <= 44 && box.width >= box.height * 2
        && box.width <= screen.width * 0.45
    }
    func isAny(_ side: (Double) -> Bool) -> Bool {
      pictures.contains { index in parts[index].box.map { side(($0.midX - screen.x) / screen.width) } ?? false }
    }
    return isAny { $0 < 0.35 } && isAny { $0 > 0.65 } ? Set(pictures) : []
  }

  /// What kits call the three keys of Android, or the line that stands for them.
  private static let systemKeys = [
    "gesturebar", "gesturenav", "systemnav", "androidnav", "bottomphoneicons", "navigationhandle", "navigationkeys",
  ]

  /// Names of layers that make an effect and mean nothing by themselves.
  static func isDecoration(_ name: String) -> Bool {
    let words = PlainText.words(name)
    if words.count > 4 { return false }
    let joined = words.joined(separator: " ")
    return decorations.contains { joined == $0 || joined.hasPrefix($0 + " ") || joined.hasSuffix(" " + $0) }
  }

  private static let decorations = [
    "blur", "mask", "shadow", "glass effect", "scroll edge effect", "tint", "fill", "bg", "background", "highlight",
    "specular", "noise", "white backing", "backing", "dimming", "overlay", "glow", "liquid glass", "dimming layer",
  ]

  /// Whether a name only says what a layer is made of, as exports of web pages write it: `Background+Border`, `Heading 3`.
  static func isPlain(_ name: String) -> Bool {
    PlainText.words(name).allSatisfy { word in plainNames.contains(word) || word.allSatisfy(\.isNumber) }
  }

  private static let plainNames: Set<String> = [
    "container", "wrapper", "content", "contents", "inner", "outer", "text", "link", "background", "border", "margin",
    "div", "span", "box", "view", "layout", "horizontal", "vertical", "overlay", "button", "icon", "frame", "group",
    "paragraph", "heading", "rectangle", "shadow", "blur", "svg", "vector", "stroke", "fill", "shape", "image", "wrap",
    "stack", "row", "column", "col",
  ]

  /// Whether all below is drawn with shapes: neither words nor pictures.
  static func isDrawing(_ node: FigmaNode) -> Bool {
    guard node.isVisible else { return true }
    if let text = node.text, node.type == "TEXT" {
      return !text.characters.unicodeScalars.contains { !$0.properties.isWhitespace }
    }
    if node.fills.contains(where: { $0.isVisible && $0.isImage }) { return false }
    return node.children.allSatisfy { isDrawing($0) }
  }

  /// Whether somebody could read in it.
  static func hasWords(_ node: FigmaNode) -> Bool {
    guard node.isVisible else { return false }
    return node.type == "TEXT" && !isDrawing(node) || node.children.contains { hasWords($0) }
  }

  /// Whether a drawing is several icons that stand apart, as those of a bar do, and no picture.
  ///
  /// Pieces of an illustration, and letters of a drawn name, lie across each other or close together.
  static func isRowOfIcons(_ node: FigmaNode) -> Bool {
    var parts = seenParts(of: node)
    while parts.count == 1, !parts[0].children.isEmpty { parts = seenParts(of: parts[0]) }
    // What is as wide as the bar is its ground, which may be a drawing itself.
    let wide = max((node.box?.width ?? 0) * 0.8, 73)
    let grounds = parts.filter { ($0.box?.width ?? 0) >= wide }
    parts.removeAll { part in grounds.contains { $0.id == part.id } }
    let fewest = grounds.contains { !$0.children.isEmpty } ? 3 : 2
    let boxes = parts.compactMap(\.box)
    guard grounds.count <= 2, (fewest...8).contains(parts.count), boxes.count == parts.count,
      boxes.allSatisfy({ max($0.width, $0.height) <= 72 && min($0.width, $0.height) >= 8 })
    else { return false }
    func spread(_ middles: [Double]) -> Double { (middles.max() ?? 0) - (middles.min() ?? 0) }
    guard min(spread(boxes.map(\.midX)), spread(boxes.map(\.midY))) <= 12 else { return false }
    let areFrames = parts.allSatisfy { !$0.children.isEmpty && $0.type != "BOOLEAN_OPERATION" }
    let gap = areFrames ? 4.0 : 24
    return boxes.indices.allSatisfy { index in
      boxes[(index + 1)...].allSatisfy { other in
        let box = boxes[index]
        return max(other.x - box.maxX, box.x - other.maxX, other.y - box.maxY, box.y - other.maxY) >= gap
      }
    }
  }

  private static func seenParts(of node: FigmaNode) -> [FigmaNode] {
    node.children.filter { $0.isVisible && $0.opacity >= 0.02 && hasPaint($0) }
  }

  /// Whether it or anything in it is painted.
  static func hasPaint(_ node: FigmaNode) -> Bool {
    guard node.isVisible, node.opacity >= 0.02, node.type != "TEXT" || hasWords(node) else { return false }
    return node.fills.contains(where: \.isSeen) || node.strokes.contains(where: \.isSeen) && node.strokeWeight > 0
      || node.children.contains { hasPaint($0) }
  }

  /// The place of the one flat thing that is drawn in a layer; nil where there is more to see, or none.
  static func line(in node: FigmaNode) -> Box? {
    var found: Box?
    var count = 0
    func visit(_ part: FigmaNode) {
      guard part.isVisible, part.opacity >= 0.02 else { return }
      let isPainted =
        part.fills.contains(where: \.isSeen) || part.strokes.contains(where: \.isSeen) && part.strokeWeight > 0
      if isPainted, let box = part.box {
        count += 1
        found = box
      }
      for child in part.children { visit(child) }
    }
    visit(node)
    guard count == 1, let found, isLine(found) else { return nil }
    return found
  }

  /// Whether a box is so flat, and so long, that it is a line.
  static func isLine(_ box: Box) -> Bool {
    min(box.width, box.height) <= 1.5 && max(box.width, box.height) >= 16
  }

  /// Whether a drawing has a path of its own, not only rectangles and circles.
  static func hasPath(_ node: FigmaNode) -> Bool {
    guard node.isVisible else { return false }
    switch node.type {
    case "VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON": return true
    default: return node.children.contains { hasPath($0) }
    }
  }

  static let pathTypes: Set<String> = ["VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON", "LINE"]

  // MARK: - Words

  /// Whether it has a text that no status bar has.
  private static func saysMore(_ node: FigmaNode) -> Bool {
    var found = false
    node.forEach { part in
      guard part.isVisible, let text = part.text?.characters else { return }
      let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic && !SymbolTable.isPrivate($0) }
      let word = String(String.UnicodeScalarView(letters)).lowercased()
      if letters.count > 2 && !carriers.contains(word) { found = true }
    }
    return found
  }

  private static let carriers: Set<String> = ["carrier", "lte", "gps", "wifi", "edge", "sketch", "figma", "vodafone"]

  private static func showsClock(_ node: FigmaNode) -> Bool {
    var found = false
    node.forEach { part in
      guard part.isVisible, let text = part.text?.characters else { return }
      if isClock(text) { found = true }
    }
    return found && !saysMore(node)
  }

  /// `9:41`, `12:30 PM`.
  static func isClock(_ text: String) -> Bool {
    let parts = text.split { $0 == " " || $0 == "\u{202F}" }
    guard let first = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2, !["am", "pm"].contains(parts[1].lowercased()) { return false }
    let numbers = first.split(separator: ":", omittingEmptySubsequences: false)
    return numbers.count == 2 && (1...2).contains(numbers[0].count) && numbers[1].count == 2
      && numbers.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Lower case without anything but letters and digits.
  static func squeezed(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  private static func hasAny(_ name: String, _ parts: [String]) -> Bool { parts.contains { name.contains($0) } }
}
