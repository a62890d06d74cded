import SwiftKitSDK

/// A number of points describes the devices of one year; a size class, or the content itself, all of them.
struct WidthBreakpoint: Check {
  let id = "width-breakpoint"
  let rules = ["layout-and-lists/frames/width-breakpoint"]
  let severity = Severity.info
  let title = "a layout that depends on a number of points"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["idth| & |View|", "idth| & |Layout|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for mark in file.nodes(.operator, named: [">", "<", ">=", "<="]) where !mark.isInPreview {
      guard let parts = mark.parent.map({ Array($0.children) }), let place = parts.firstIndex(of: mark), place > 0,
        place + 1 < parts.count, mark.enclosingType.map(laysOut) == true
      else { continue }
      let (left, right) = (parts[place - 1], parts[place + 1])
      guard let number = right.number ?? left.number, (320...1400).contains(number),
        isWidth(right.number == nil ? right : left), !mark.isCompiled(for: "macOS")
      else { continue }
      tell(number, at: mark, report)
    }
    switches(file, report)
  }

  /// A view, a layout, or an enum of sizes that a view of this file makes.
  private func laysOut(_ type: Node) -> Bool {
    if type.isView || type.conforms(to: "Layout", "ViewModifier") { return true }
    guard type.kind == .enum, let name = type.name else { return false }
    return type.file.calls(named: name).contains { $0.isRoot && $0.owner?.isView == true && !$0.isInPreview }
  }

  /// `switch size.width { case ..<430: … }`
  private func switches(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.switch) where !choice.isInPreview && choice.enclosingType.map(laysOut) == true {
      guard let subject = choice.firstChild, isWidth(subject), !choice.isCompiled(for: "macOS") else { continue }
      for option in choice.children(.switchCase) {
        let limits = option.children(.condition).flatMap { $0.descendants }.compactMap(\.number)
        guard let number = limits.first(where: { (320...1400).contains($0) }) else { continue }
        tell(number, at: option, report)
      }
    }
  }

  private func tell(_ number: Double, at node: Node, _ report: Report) {
    let better = node.file.settings.deploymentTarget >= 16 ? " or `ViewThatFits`" : ""
    report(
      node, "a breakpoint of \(number.shortText) points only fits today's devices; use `horizontalSizeClass`\(better)")
  }

  private func isWidth(_ value: Node) -> Bool {
    guard let chain = value.chain, value.kind == .chain, let last = chain.parts.last, last.kind == .member else {
      return false
    }
    return last.nameWords.last == "width"
  }
}
