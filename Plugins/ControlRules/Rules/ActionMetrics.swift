import SwiftKitSDK

/// A call to action over the full width is 48 to 56 points high, or has room of 14 above and below its text.
struct ActionMetrics: Check {
  let id = "cta-metrics"
  let rules = ["buttons/metrics/cta-metrics"]
  let severity = Severity.info
  let title = "a full-width button that is too low or too high"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|infinity| & |Button|", "|infinity| & |ButtonStyle|"]

  func check(_ file: SourceFile, _ report: Report) {
    // A widget's buttons are as large as the widget lets them be.
    if file.imports("WidgetKit") || file.imports("AppKit") { return }
    styles(in: file, report)
    for button in file.calls(named: "Button") where button.isRoot && !button.isInPreview {
      guard let chain = button.chain, button.toolbar == nil else { continue }
      let modifiers = (button.labelClosure?.onlyViewOrMembers?.modifiers ?? []) + chain.modifiers
      guard modifiers.contains(where: isWide), modifiers.contains(where: isFilled), let wrong = wrongSize(modifiers)
      else {
        continue
      }
      report(
        wrong,
        "this full-width button is not as high as others; use a `minHeight` of 48 to 56 points, so that it can grow with its text"
      )
    }
  }

  /// What a style of buttons makes of the label.
  private func styles(in file: SourceFile, _ report: Report) {
    for maker in file.nodes(.function, named: ["makeBody"]) where !maker.isInPreview {
      guard maker.enclosingType?.conforms(to: "ButtonStyle") == true, let label = maker.code?.onlyView,
        label.modifiers.contains(where: isWide), label.modifiers.contains(where: isFilled),
        let wrong = wrongSize(label.modifiers)
      else { continue }
      report(
        wrong,
        "this full-width button is not as high as others; use a `minHeight` of 48 to 56 points, so that it can grow with its text"
      )
    }
  }

  private func isWide(_ modifier: Node) -> Bool {
    // A row is wide, too, but begins at an edge; a tile fills its height as well.
    let alignment = modifier.argument("alignment")?.memberName ?? "center"
    return modifier.isNamed("frame") && modifier.argument("maxWidth")?.memberName == "infinity" && alignment == "center"
      && !modifier.hasArgument("maxHeight")
  }

  private func isFilled(_ modifier: Node) -> Bool {
    if modifier.isNamed("buttonStyle") {
      return ["borderedProminent", "glassProminent"].contains(modifier.firstUnlabelled?.memberName ?? "")
    }
    return modifier.isNamed("background") && modifier.firstUnlabelled?.memberName != "clear"
  }

  /// The height, where one is given, or else the padding around the text.
  private func wrongSize(_ modifiers: [Node]) -> Node? {
    let heights = modifiers.filter { $0.isNamed("frame") }.compactMap { frame in
      (frame.argument("height") ?? frame.argument("minHeight"))?.value.constantNumber.map { (frame, $0) }
    }
    if let (frame, height) = heights.last { return (48...56).contains(height) ? nil : frame }
    let isSizedElsewhere = modifiers.contains {
      $0.isNamed("frame") && ($0.hasArgument("height") || $0.hasArgument("minHeight")) || $0.isNamed("controlSize")
    }
    // The system's styles have room of their own.
    if modifiers.contains(where: { $0.isNamed("buttonStyle") }) { return nil }
    // What lies behind the fill is room around the button, not in it.
    let inner = modifiers.prefix { !isFilled($0) }.filter { $0.isNamed("padding") }
    let paddings = inner.compactMap { padding in vertical(padding).map { (padding, $0) } }
    guard !isSizedElsewhere, paddings.count == inner.filter(isVertical).count, let (last, _) = paddings.last else {
      return nil
    }
    return paddings.reduce(0) { $0 + $1.1 } < 14 ? last : nil
  }

  private func isVertical(_ padding: Node) -> Bool { padding.firstUnlabelled?.memberName != "horizontal" }

  private func vertical(_ padding: Node) -> Double? {
    let values = padding.arguments.map(\.value)
    guard let first = values.first else { return 16 }
    if values.count == 1 { return first.constantNumber ?? (first.memberName == "vertical" ? 16 : nil) }
    return first.memberName == "vertical" || first.memberName == "all" ? values[1].constantNumber : nil
  }
}
