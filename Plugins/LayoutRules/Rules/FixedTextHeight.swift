import SwiftKitSDK

/// Larger type, or a longer language, is cut off in a fixed height.
///
/// The outermost text of a view and heights that are meant for a finger, which hardcoded-frame leaves alone.
struct FixedTextHeight: Check {
  let id = "fixed-text-height"
  let rules = ["layout-and-lists/frames/fixed-text-height"]
  let severity = Severity.info
  let title = "text with a fixed height"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|frame| & |height| & |Text|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard let chain = frame.chain, chain.isRooted(in: "Text"),
        let height = frame.argument("height")?.value.constantNumber,
        (12...120).contains(height), height == 44 || chain.node.isBodyRoot, !frame.isCompiled(for: "macOS"),
        !chain.hasModifier("minimumScaleFactor", "dynamicTypeSize", "accessibilityHidden"),
        !isTile(frame, height, chain)
      else { continue }
      report(
        frame, "a height of \(height.shortText) points cuts off larger text and longer translations; use `minHeight`")
    }
  }

  /// A square that holds a letter or a sign.
  private func isTile(_ frame: Node, _ height: Double, _ chain: Chain) -> Bool {
    if frame.argument("width")?.value.constantNumber == height { return true }
    guard let text = chain.root.firstUnlabelled?.value, text.kind == .string else { return false }
    return text.children(.argument).isEmpty && (text.text?.count ?? 9) <= 2
  }
}
