import SwiftKitSDK

/// Larger type, or a longer language, is cut off in a fixed height.
///
/// The outermost text of a view, or its outermost stack with texts in it, and heights that are meant for a finger around texts
/// anywhere, which hardcoded-frame leaves alone.
struct FixedTextHeight: Check {
  let id = "fixed-text-height"
  let rules = ["layout-and-lists/frames/fixed-text-height"]
  let severity = Severity.info
  let title = "text with a fixed height"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|frame| & |height| & |Text|", "|frame| & |height| & |Label|", "|frame| & |height| & |makeBody|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      if isOfLabelStyle(frame) {
        report(frame, "a fixed height cuts off larger text and longer translations; use `minHeight`")
        continue
      }
      guard let chain = frame.chain, let height = frame.argument("height")?.value.constantNumber,
        chain.isRooted(in: "Text", "Label") && (12...120).contains(height) || isTight(chain, height, frame),
        height == 44 || chain.node.isBodyRoot, !frame.isCompiled(for: "macOS"),
        !chain.hasModifier("minimumScaleFactor", "dynamicTypeSize", "accessibilityHidden", "labelStyle"),
        !isTile(frame, height, chain)
      else { continue }
      report(
        frame, "a height of \(height.shortText) points cuts off larger text and longer translations; use `minHeight`")
    }
  }

  /// A row of a style's title in a height that the usual size of type fills.
  private func isOfLabelStyle(_ frame: Node) -> Bool {
    guard let chain = frame.chain, chain.isRooted(in: "HStack"), chain.isStatement,
      let height = frame.argument("height")?.value.constantNumber, (12...40).contains(height),
      let member = frame.enclosingMember, member.isNamed("makeBody"), chain.node.parent == member.code,
      !frame.isCompiled(for: "macOS"), !chain.hasModifier("minimumScaleFactor", "dynamicTypeSize"),
      let views = chain.root.contentClosure?.laidOutViews
    else { return false }
    return views.contains { view in
      view.root.isNamed("configuration") && view.parts.dropFirst().first?.isNamed("title", "label") == true
        && !view.hasModifier("minimumScaleFactor", "dynamicTypeSize")
    }
  }

  /// Whether it is the outermost stack of a view, or one of a finger's height, and its texts fill the height with the usual size
  /// of type.
  private func isTight(_ chain: Chain, _ height: Double, _ frame: Node) -> Bool {
    let isOfFinger = height == 44 && frame.toolbar == nil && GrowingText(chain).isCut(by: frame)
    guard chain.node.isBodyRoot || isOfFinger, chain.isRooted(in: "HStack", "VStack"),
      let views = chain.root.contentClosure?.laidOutViews
    else { return false }
    if views.contains(where: { $0.hasModifier("minimumScaleFactor", "dynamicTypeSize", "labelStyle") }) { return false }
    let texts = views.count { $0.isRooted(in: "Text", "Label") }
    return chain.root.isNamed("HStack")
      ? texts > 0 && (isOfFinger || (12...40).contains(height))
      : texts > 1 && (12...Double(views.count * 40)).contains(height)
  }

  /// A square that holds a letter or a sign.
  private func isTile(_ frame: Node, _ height: Double, _ chain: Chain) -> Bool {
    if frame.argument("width")?.value.constantNumber == height { return true }
    guard let text = chain.root.firstUnlabelled?.value, text.kind == .string else { return false }
    return text.children(.argument).isEmpty && (text.text?.count ?? 9) <= 2
  }
}
