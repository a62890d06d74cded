import SwiftKitSDK

/// Text grows with language and size; a frame that is fixed cuts it off.
///
/// Looked at are texts, controls and stacks of them; symbol tiles, 44 points to touch, and the outermost frame of a
/// component may be fixed.
struct HardcodedFrame: Check {
  let id = "hardcoded-frame"
  let rules = ["layout-and-lists/frames/hardcoded-frame"]
  let severity = Severity.warning
  let title = "a fixed frame around text or controls"
  let literals = ["frame"]

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard let chain = frame.chain, let name = chain.root.name, ViewNames.texts.contains(name),
        chain.root.kind == .call,
        !chain.node.isBodyRoot, frame.toolbar == nil
      else { continue }
      let sizes = [frame.argument("width"), frame.argument("height")].compactMap { $0?.value.number }
      guard let size = sizes.first(where: { $0 > 2 }), !sizes.contains(44), !isTile(frame, sizes, chain) else {
        continue
      }
      report(frame, "a frame of \(Int(size)) points cuts off text that grows; use maxWidth, padding and alignment")
    }
  }

  /// A square of 20 to 60 points with a surface, which holds a letter or a symbol.
  private func isTile(_ frame: Node, _ sizes: [Double], _ chain: Chain) -> Bool {
    guard sizes.count == 2, sizes[0] == sizes[1], (20...60).contains(sizes[0]) else { return false }
    return chain.modifiers(after: frame).contains { $0.isNamed("background", "clipShape", "glassEffect", "overlay") }
  }
}
