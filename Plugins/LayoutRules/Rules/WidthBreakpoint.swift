import SwiftKitSDK

/// A number of points describes the devices of one year; a size class, or the content itself, all of them.
struct WidthBreakpoint: Check {
  let id = "width-breakpoint"
  let rules = ["layout-and-lists/frames/width-breakpoint"]
  let severity = Severity.info
  let title = "a layout that depends on a number of points"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["idth| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for mark in file.nodes(.operator, named: [">", "<", ">=", "<="]) where !mark.isInPreview {
      guard let parts = mark.parent.map({ Array($0.children) }), let place = parts.firstIndex(of: mark), place > 0,
        place + 1 < parts.count, mark.enclosingType?.isView == true
      else { continue }
      let (left, right) = (parts[place - 1], parts[place + 1])
      guard let number = right.number ?? left.number, (320...1400).contains(number),
        isWidth(right.number == nil ? right : left), !mark.isCompiled(for: "macOS")
      else { continue }
      let better = file.settings.deploymentTarget >= 16 ? " or `ViewThatFits`" : ""
      report(
        mark, "a breakpoint of \(number.shortText) points only fits today's devices; use `horizontalSizeClass`\(better)"
      )
    }
  }

  private func isWidth(_ value: Node) -> Bool {
    guard let chain = value.chain, value.kind == .chain, let last = chain.parts.last, last.kind == .member else {
      return false
    }
    return last.nameWords.last == "width"
  }
}
