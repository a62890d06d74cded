import SwiftKitSDK

/// A tile behind a symbol is 40 to 48 points wide and 8 to 15 percent of a colour strong.
struct IconContainerMetrics: Check {
  let id = "icon-container-metrics"
  let rules = ["color/surfaces/icon-container-metrics"]
  let severity = Severity.info
  let title = "a symbol's tile with an unusual size or opacity"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["systemName"]

  func check(_ file: SourceFile, _ report: Report) {
    for image in file.calls(named: "Image") where image.isRoot && image.hasArgument("systemName") && !image.isInPreview
    {
      guard let chain = image.chain, let frame = chain.modifiers(named: "frame").last, let size = side(of: frame),
        let tile = chain.modifiers(after: frame).first(where: { $0.isNamed("background") }),
        let opacity = opacity(in: tile)
      else { continue }
      judge(frame, size, opacity, report)
    }
    for stack in file.calls(named: "ZStack") where stack.isRoot && !stack.isInPreview {
      guard let chain = stack.chain, case let views = stack.contentClosure?.views ?? [], views.count == 2,
        let frame = chain.modifiers(named: "frame").last ?? views[0].modifiers(named: "frame").last,
        let size = side(of: frame),
        views[0].isRooted(in: "RoundedRectangle", "Circle", "Rectangle"), views[1].isRooted(in: "Image"),
        views[1].root.hasArgument("systemName"), let opacity = opacity(in: views[0].node)
      else { continue }
      judge(frame, size, opacity, report)
    }
  }

  private func judge(_ frame: Node, _ size: Double, _ opacity: Node, _ report: Report) {
    guard let share = opacity.firstUnlabelled?.value.resolved.number, share > 0 else { return }
    if !(40...48).contains(size) {
      report(frame, "the tile behind this symbol is \(size.shortText) points, unlike other tiles; use 40 to 48")
    } else if !(0.08...0.15).contains(share) {
      report(
        opacity,
        "the tile behind this symbol has an opacity of \(share); use 0.08 to 0.15, so that buttons stand out more")
    }
  }

  private func side(of frame: Node) -> Double? {
    guard let width = frame.argument("width")?.value.constantNumber,
      width == frame.argument("height")?.value.constantNumber
    else {
      return nil
    }
    return width
  }

  private func opacity(in background: Node) -> Node? {
    background.descendants(.call, named: "opacity").first { !$0.ancestors.contains { $0.isNamed("shadow") } }
  }
}
