import SwiftKitSDK

/// Symbols are type: they follow text size and weight, and a frame follows neither.
///
/// Large ones, from 60 points on, are pictures, and so is what takes the size that it gets. A frame without `resizable` is reported where it
/// is no container: nothing is drawn behind it and it is too small for a finger. A symbol without a text in its row is for
/// `symbol-resizable-frame-alone`.
struct SymbolResizableFrame: Check {
  let id = "symbol-resizable-frame"
  let rules = ["symbols/size/symbol-resizable-frame"]
  let severity = Severity.info
  let title = "a symbol sized by resizable or a frame"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["systemName"]
  let suggests = true
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, alone: false) }

  /// Reports those that stand alone, or those beside a text.
  func check(_ file: SourceFile, _ report: Report, alone: Bool) {
    // People do not choose a size for the text of all apps on a Mac.
    guard Set(file.settings.systems.keys) != ["macOS"] else { return }
    for image in file.calls(named: "Image") where image.isRoot && image.hasArgument("systemName") && !image.isInPreview
    {
      guard let chain = image.chain, (isBesideText(chain) || isBesideText(chain.shown)) != alone else { continue }
      if let resizable = chain.modifiers(named: "resizable").first {
        guard hasSizeOfType(chain) else { continue }
        report(
          resizable, "a resizable symbol ignores text size and weight; size it with `font` or `imageScale`",
          suggestion: font(for: resizable, in: chain))
      } else if let frame = chain.modifiers(named: "frame").first, sizes(frame), isBare(chain), image.toolbar == nil,
        image.control(labelledHere: "Button", "Menu", "NavigationLink", "Link", "Label") == nil
      {
        report(
          frame, "a frame does not change the size of a symbol; use `font` or `imageScale`",
          suggestion: frame.removal)
      }
    }
  }

  /// Whether the nearest row or label around it has a text as well.
  private func isBesideText(_ view: Chain) -> Bool {
    for closure in view.node.enclosingClosures {
      if closure.call.isNamed("Label", "LabeledContent") { return true }
      if closure.call.isNamed("HStack") {
        return closure.node.laidOutViews.contains { other in
          other.node != view.node
            && ([other.root] + other.root.descendants(.call)).contains { $0.isNamed("Text", "Label") }
        }
      }
      if closure.call.isNamed("Button", "Menu", "ZStack", "VStack", "overlay", "background", "toolbar") { return false }
    }
    return false
  }

  /// Whether its frame is fixed, to no more than type has, and no picture stands there that is still loading.
  private func hasSizeOfType(_ chain: Chain) -> Bool {
    let sides = chain.modifiers(named: "frame").flatMap(\.arguments).compactMap { $0.value.constantNumber }
    return !sides.isEmpty && sides.allSatisfy { $0 < 60 } && !chain.root.isInside(closureOf: "AsyncImage")
      && !chain.node.enclosingClosures.contains { $0.argument.label == "placeholder" }
  }

  /// The text style of about that size, in the place of `.resizable().frame(width: 20, height: 20)`.
  private func font(for resizable: Node, in chain: Chain) -> [Edit] {
    let behind = chain.modifiers(after: resizable)
    guard let frame = behind.first(where: { !$0.isNamed("scaledToFit", "aspectRatio") }), frame.isNamed("frame"),
      let size = (frame.argument("height") ?? frame.argument("width"))?.value.constantNumber, (9...40).contains(size),
      case let range = resizable.anchor.lowerBound..<frame.range.upperBound,
      !chain.node.file.source(range).contains("/"),
      !chain.hasModifier("font"), !resizable.isExclusive(with: frame)
    else { return [] }
    let style = size > 30 ? "largeTitle" : size > 24 ? "title" : size > 18 ? "title2" : size > 14 ? "body" : "footnote"
    return [Edit(range, "font(.\(style))")]
  }

  private func sizes(_ frame: Node) -> Bool {
    guard let width = frame.argument("width")?.value.constantNumber,
      let height = frame.argument("height")?.value.constantNumber
    else {
      return false
    }
    return width < 40 && height < 40
  }

  /// Neither sized as type nor the inside of a container.
  private func isBare(_ chain: Chain) -> Bool {
    // The project may have a `scaledFont` of its own, and a stack around it a font for all that it holds.
    if chain.modifiers.contains(where: { $0.nameWords.contains("font") }) { return false }
    let around = chain.node.enclosingClosures.prefix {
      !$0.call.isCapitalized || $0.call.isNamed("HStack", "VStack", "Group", "ForEach")
    }
    if around.contains(where: { $0.call.chain?.hasModifier("font", "imageScale") == true }) { return false }
    return !chain.hasModifier(
      "font", "imageScale", "background", "glassEffect", "clipShape", "contentShape", "overlay", "modifier", "padding",
      "border", "mask")
  }
}
