import SwiftKitSDK

/// What decorates a view takes its size from it in `overlay` or `background`; a ZStack takes the size of both.
///
/// Reported for two views of which the second is a small badge or a line around the first, or the first a colour, gradient,
/// shape or image that fills; a view that a member of the type makes is looked at there.
struct ZStackForOverlay: Check {
  let id = "zstack-for-overlay"
  let rules = ["layout-and-lists/stacks/zstack-for-overlay"]
  let severity = Severity.info
  let title = "a ZStack of a view and its decoration"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["ZStack"]

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "ZStack") where stack.isRoot && !stack.isInPreview {
      guard let views = stack.content?.views, views.count == 2, views[0].kind == .chain,
        let first = views[0].chain?.made, !isShared(first)
      else { continue }
      if let ring = onCondition(views[1]), !isShared(ring), isRing(ring),
        !ViewNames.shapes.contains(first.rootName ?? "")
      {
        report(
          stack,
          "in a `ZStack` a line around a view may be larger than the view; put it into `.overlay`, which has the view's size"
        )
        continue
      }
      guard views[1].kind == .chain, let second = views[1].chain?.made, !isShared(second) else { continue }
      if isBadge(second, of: first, in: stack) {
        report(
          stack,
          "in a `ZStack` a badge may make the view larger; put it into `.overlay(alignment:)`, which keeps the view's size"
        )
      } else if isRing(second), !ViewNames.shapes.contains(first.rootName ?? "") {
        report(
          stack,
          "in a `ZStack` a line around a view may be larger than the view; put it into `.overlay`, which has the view's size"
        )
      } else if isFill(first), !isFill(second),
        !isPlate(first) || second.isRooted(in: "Text", "Label", "HStack", "VStack")
      {
        report(
          stack,
          "in a `ZStack` what is behind a view may be larger than the view; put it into `.background`, which has the view's size"
        )
      }
    }
  }

  /// The one view of an `if` without `else`.
  private func onCondition(_ view: Node) -> Chain? {
    guard view.kind == .if, view.children(.branch).count == 1, view.child(.if) == nil else { return nil }
    return view.child(.branch)?.onlyView?.made
  }

  private func isShared(_ chain: Chain) -> Bool {
    chain.hasModifier(
      "matchedGeometryEffect", "transition", "gesture", "offset", "position", "rotationEffect", "zIndex")
      || chain.root.isNamed("ForEach")
  }

  private func isBadge(_ badge: Chain, of view: Chain, in stack: Node) -> Bool {
    if stack.hasArgument("alignment"), isShare(badge, of: view) { return true }
    guard let size = size(of: badge) else {
      return stack.hasArgument("alignment") && badge.hasModifier("padding")
        && view.root.isNamed("Image", "AsyncImage") && badge.root.isNamed("Text", "Image", "Label", "Circle")
    }
    guard size <= 32 else { return false }
    return self.size(of: view).map { $0 > size } ?? true
  }

  /// Whether the size of the one is a share of that of the other, at most half of it: `side / 4` on `side`.
  private func isShare(_ badge: Chain, of view: Chain) -> Bool {
    let sides = Set(frameValues(view).map(\.source))
    return frameValues(badge).contains { value in
      let parts = Array(value.children)
      guard value.kind == .operation, parts.count == 3, sides.contains(parts[0].source),
        let number = parts[2].constantNumber
      else { return false }
      return parts[1].isNamed("/") && number >= 2 || parts[1].isNamed("*") && number > 0 && number <= 0.5
    }
  }

  /// The widths and heights that a view is given.
  private func frameValues(_ view: Chain) -> [Node] {
    view.modifiers(named: "frame").flatMap { frame in
      [frame.argument("width"), frame.argument("height")].compactMap { $0?.value }
    }
  }

  /// The outline of a shape.
  private func isRing(_ chain: Chain) -> Bool {
    Self.plates.contains(chain.rootName ?? "") && chain.hasModifier("stroke", "strokeBorder")
      && !chain.hasModifier("trim")
  }

  private func isPlate(_ chain: Chain) -> Bool { chain.rootName.map(Self.plates.contains) == true }

  private static let plates: Set = ["Capsule", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle"]

  private func size(of chain: Chain) -> Double? {
    chain.modifiers(named: "frame").compactMap { call in
      [call.argument("width"), call.argument("height")].compactMap { $0?.value.constantNumber }.max()
    }.first
  }

  /// A colour or gradient, or an image that fills.
  private func isFill(_ chain: Chain) -> Bool {
    if size(of: chain) != nil { return false }
    guard let name = chain.root.name else { return false }
    if isPlate(chain) {
      // One that fills the screen, or has a size, is no decoration of what lies on it.
      return !chain.hasModifier(
        "stroke", "strokeBorder", "trim", "opacity", "frame", "ignoresSafeArea", "onTapGesture", "aspectRatio")
    }
    if name == "Color" || name.hasSuffix("Gradient") {
      return !chain.hasModifier("opacity") || chain.root.kind == .member
    }
    return name == "Image" && chain.hasModifier("resizable") && chain.hasModifier("scaledToFill", "ignoresSafeArea")
  }
}
