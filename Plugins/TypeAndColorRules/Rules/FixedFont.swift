import SwiftKitSDK

/// What is shown in a font of fixed size.
struct FixedFont {
  private let font: Node
  /// The view that a modifier gives the font; nil where it is given to something else.
  private let view: Chain?
  /// Whether it is a symbol, or a stack or control of symbols alone.
  let isSymbol: Bool

  init(_ font: Node) {
    self.font = font
    let modifier = font.ancestors.first { $0.kind == .call && $0.isNamed("font") && $0.isModifier }
    view = modifier?.chain
    isSymbol = view.map { FixedFont.isSymbol($0) } == true
  }

  /// Whether people read it: a text of usual size with room around it, or a symbol of such a text.
  var isRead: Bool {
    if let size, !(isSymbol ? 11..<40 : 9..<48).contains(size) { return false }
    guard let view else { return true }
    // Such a text fits itself to its place, and such a view has the size of its place.
    if view.hasModifier("minimumScaleFactor") || isTile(view) || view.root.isInside(closureOf: "draggable", "onDrag")
      || isInvisible(view) || isOnTile(view) || isInSquare(view)
    {
      return false
    }
    return !isSymbol || isBesideText(view)
  }

  private var size: Double? {
    (font.argument("size") ?? font.argument("ofSize") ?? font.argument("fixedSize"))?.value.constantNumber
  }

  /// Whether its frame is fixed both ways and that of a letter, a button or a picture.
  private func isTile(_ view: Chain) -> Bool {
    view.modifiers(named: "frame").contains { frame in
      frame.argument("width")?.value.constantNumber != nil && frame.argument("height")?.value.constantNumber != nil
    }
  }

  /// Whether it is, or stands in or lies on, a square of a fixed side: a badge, a round button.
  private func isInSquare(_ view: Chain) -> Bool {
    if view.modifiers(named: "frame").contains(where: isSquare) { return true }
    if let call = view.node.callOfArgument { return isMadeSquare(call) }
    guard let closure = view.node.enclosingClosures.first else { return false }
    // What a link leads to is not in its label.
    if let label = closure.call.labelClosure, label != closure.node { return false }
    return isMadeSquare(closure.call)
  }

  private func isMadeSquare(_ call: Node) -> Bool {
    guard call.isRoot || call.isNamed("overlay", "background") else { return false }
    return call.chain?.modifiers(named: "frame").contains(where: isSquare) == true
  }

  /// Whether both sides are one number, or one value that does not grow with the text.
  private func isSquare(_ frame: Node) -> Bool {
    guard let width = frame.argument("width")?.value, let height = frame.argument("height")?.value else { return false }
    if let side = width.constantNumber { return side == height.constantNumber }
    guard let name = width.ownMemberName, height.ownMemberName == name else { return false }
    return width.variable(named: name)?.hasAttribute("ScaledMetric") != true
  }

  /// Whether it only takes up room: `.foregroundColor(.clear)`, `.opacity(0)`, `.hidden()`.
  private func isInvisible(_ view: Chain) -> Bool {
    view.modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": modifier.arguments.isEmpty
      case "opacity": modifier.firstUnlabelled?.value.constantNumber == 0
      case "foregroundColor", "foregroundStyle": modifier.firstUnlabelled?.value.memberName == "clear"
      default: false
      }
    }
  }

  /// Whether it lies on a shape of fixed size: `ZStack { Circle().frame(width: 44, height: 44); Text("a") }`.
  private func isOnTile(_ view: Chain) -> Bool {
    guard let stack = view.node.enclosingClosures.first, stack.call.isNamed("ZStack") else { return false }
    return stack.node.views.contains { $0.node != view.node && isTile($0) }
  }

  /// Whether the nearest row or label around it has a text as well that grows, other than that of a button on its own.
  private func isBesideText(_ view: Chain) -> Bool {
    for closure in view.node.enclosingClosures {
      if closure.call.isNamed("HStack", "Label", "LabeledContent") {
        return closure.call.isNamed("Label", "LabeledContent")
          || closure.node.descendants(.call, named: "Text", "Label").contains {
            $0.isRoot && !$0.isInside(view.node) && !isFixed($0)
          }
      }
      if closure.call.isNamed("Button", "Menu", "ZStack", "VStack", "overlay", "background", "toolbar") { return false }
    }
    return false
  }

  /// Whether a text has a font of a constant size, which is reported by itself.
  private func isFixed(_ text: Node) -> Bool {
    text.chain?.modifiers(named: "font").contains { given in
      given.descendants(.call, named: "system").contains { $0.argument("size")?.value.constantNumber != nil }
    } == true
  }

  private static func isSymbol(_ view: Chain) -> Bool {
    if view.hasModifier("symbolRenderingMode", "symbolVariant", "symbolEffect") { return true }
    guard let name = view.rootName else { return false }
    if isImage(name) { return true }
    guard holders.contains(name), view.root.firstUnlabelled?.value.kind != .string else { return false }
    let shown = view.root.descendants(.call).filter { $0.isRoot && $0.isCapitalized && !$0.flags.contains(.implicit) }
    return shown.contains { $0.name.map(isImage) == true }
      && shown.allSatisfy { $0.name.map { isImage($0) || holders.contains($0) } == true }
  }

  private static func isImage(_ name: String) -> Bool { name.hasSuffix("Image") || name.hasSuffix("Icon") }

  private static let holders: Set = [
    "Button", "Menu", "NavigationLink", "Link", "HStack", "VStack", "ZStack", "Group", "ForEach", "Spacer", "Circle",
  ]
}
