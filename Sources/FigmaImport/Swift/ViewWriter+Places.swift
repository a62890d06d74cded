import JSON
import RuleModel

/// Sizes, margins and corners, as places say them.
extension ViewWriter {
  /// The view with its margins, and in a row of its own where it stands at another side than its neighbours.
  func positioned(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    guard node.place.isFound else { return code }
    var margins = node.place.margins
    if isBare(node) { margins = margins + node.padding }
    let code = padded(code, margins)
    guard let side = node.place.stands else { return code }
    return code.modified(".frame(maxWidth: .infinity\(side == "center" ? "" : ", alignment: .\(side)"))")
  }

  /// Whether its padding and its margins are the same thing: nothing is drawn between them.
  func isBare(_ node: SlimNode) -> Bool {
    node.isPlain && node.place.isFound && !node.place.scrolls && node.place.least == nil && !node.children.isEmpty
      && (node.place.width == .hug || node.place.width == .fill && expands(in: node)) && node.opacity == 1
  }

  /// Whether a view takes all the width that there is.
  private func expands(_ node: SlimNode) -> Bool {
    node.place.width == .fill || node.place.stands != nil || node.kind == .divider
  }

  /// Whether what is in a stack takes all the width.
  private func expands(in node: SlimNode) -> Bool {
    if node.place.scrolls { return true }
    if node.kind == .hStack, node.isSpread || node.children.contains(where: { $0.kind == .spacer }) { return true }
    return node.children.contains { $0.role != .background && $0.role != .overlay && expands($0) }
  }

  /// The view in the frame that its place asks for.
  func sized(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    let place = node.place
    let side = alignment(place.edge, place.least == nil ? nil : place.heightEdge)
    let height = place.least.map { "\(Int(nearest: $0))" }
    switch (place.width, height) {
    case (.hug, nil): return code
    case (.hug, let height?): return code.modified(".frame(minHeight: \(height)\(side))")
    case (.fill, nil):
      return node.isContainer && expands(in: node) ? code : code.modified(".frame(maxWidth: .infinity\(side))")
    case (.fill, let height?):
      let width = node.isContainer && expands(in: node) ? "" : "maxWidth: .infinity, "
      return code.modified(".frame(\(width)minHeight: \(height)\(side))")
    case (.fixed(let width), nil):
      // What scrolls to the side is not given a width by the screen.
      let label =
        isInScroller ? rowValues == nil ? "idealWidth: \(Int(nearest: width)), maxWidth" : "width" : "maxWidth"
      return code.modified(".frame(\(label): \(Int(nearest: width))\(side))")
    case (.fixed(let width), let height?):
      if node.isRound {
        guard node.hasText else {
          // A circle around one sign has its size; what is drawn of several parts may need more.
          let isSign = node.children.count == 1 && node.children[0].children.isEmpty
          let names = isSign ? ("width", "height") : ("maxWidth", "minHeight")
          return code.modified(".frame(\(names.0): \(Int(nearest: width)), \(names.1): \(height))")
        }
        // Words in a circle may need more than it has.
        return code.modified(".frame(minWidth: \(Int(nearest: width)), minHeight: \(height))")
      }
      return code.modified(".frame(maxWidth: \(Int(nearest: width)), minHeight: \(height)\(side))")
    case (.most(let width), _):
      return code.modified(".frame(maxWidth: \(Int(nearest: width))\(side))")
    }
  }

  private func alignment(_ edge: String?, _ height: String?) -> String {
    switch (edge, height) {
    case (nil, nil): return ""
    case (let edge?, nil): return ", alignment: .\(edge)"
    case (nil, let height?): return ", alignment: .\(height)"
    case (let edge?, let height?):
      return ", alignment: .\(height)\(edge.prefix(1).uppercased() + edge.dropFirst())"
    }
  }

  /// Views on top of each other, each with its distances to the corner that it is at.
  mutating func placedLayers(_ node: SlimNode) -> ViewCode {
    let behind = node.children.filter { $0.role == .background }
    let over = node.children.filter { $0.role == .overlay && !$0.hasText }
    let main = node.children.filter { $0.role != .background && !($0.role == .overlay && !$0.hasText) }
    guard let first = main.first else { return ViewCode("ZStack", views(node.children)) }
    var code: ViewCode
    if main.count == 1 {
      code = view(first)
    } else {
      code = ViewCode("ZStack(alignment: .topLeading)", views(main))
    }
    for layer in behind {
      // Only what is smaller than the content has distances to its corners.
      let isWhole = node.shown.share(inside: layer.shown) >= 0.9
      let place = isWhole ? "" : layer.align.map { "(alignment: .\($0))" } ?? ""
      code = code.modified(".background\(place)", [isWhole ? backdrop(layer) : view(layer)])
    }
    for layer in over {
      code = code.modified(".overlay\(layer.align.map { "(alignment: .\($0))" } ?? "")", [view(layer)])
    }
    if !behind.isEmpty, let clip = outline(of: node) ?? outline(of: behind[0]), clip != "Rectangle()" {
      code = code.modified(".clipShape(\(clip))")
    }
    return code
  }

  /// Whether a symbol is as near to its words as in a label.
  func isNearLabel(_ node: SlimNode) -> Bool {
    guard node.place.isFound else { return true }
    return node.align == nil && node.children.allSatisfy { $0.place.margins.isZero }
      && (3...12).contains(node.spacing ?? 8)
  }
}

extension Insets {
  static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, right: one.right + other.right, bottom: one.bottom + other.bottom,
      left: one.left + other.left)
  }
}
