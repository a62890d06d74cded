import SwiftKitSDK

/// A row that selects keeps its colours by the plain style, and its gap can be tapped by a shape.
///
/// The row is a button over a stack with a spacer and something that shows only where it is the chosen one.
struct SelectionRowPlain: Check {
  let id = "selection-row-plain"
  let rules = ["buttons/rows/selection-row-plain"]
  let severity = Severity.info
  let title = "a selection row without the plain style or a content shape"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|Spacer| & |Button|", "|Spacer| & |onTapGesture|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for tap in file.calls(named: "onTapGesture") where tap.isViewModifier && !tap.isInPreview {
      guard let chain = tap.chain, chain.isRooted(in: "HStack"), let content = chain.root.contentClosure,
        content.laidOutViews.contains(where: { $0.isRooted(in: "Spacer") }), showsChoice(content),
        content.descendants.contains(where: isMark)
      else { continue }
      report(
        chain.root,
        "VoiceOver and the keyboard miss that this row of choices can be tapped; make it a button, with `.buttonStyle(.plain)` and `.contentShape(.rect)`"
      )
    }
    for button in file.calls(named: "Button") where button.isRoot && !button.isInPreview {
      guard let chain = button.chain, let label = button.labelClosure, let row = label.onlyViewOrMembers,
        row.isRooted(in: "HStack"),
        let content = row.root.contentClosure, content.laidOutViews.contains(where: { $0.isRooted(in: "Spacer") }),
        showsChoice(content), !isElsewhere(button)
      else { continue }
      let styles = ([chain] + around(button)).flatMap { $0.modifiers(named: "buttonStyle") }
      let isPlain = styles.contains {
        $0.firstUnlabelled?.value.chain?.root.isNamed("plain", "PlainButtonStyle") == true
      }
      // The borderless style tints the row like a link; other styles draw it their own way.
      let isBorderless = styles.contains { $0.firstUnlabelled?.value.memberName == "borderless" }
      if !styles.isEmpty && !isPlain && !isBorderless { continue }
      let hasShape = !label.descendants(.call, named: "contentShape").isEmpty || chain.hasModifier("contentShape")
      guard !isPlain || !hasShape else { continue }
      report(button, message(isPlain: isPlain, hasShape: hasShape))
    }
  }

  private func message(isPlain: Bool, hasShape: Bool) -> String {
    if isPlain { return "only the text of this row of choices reacts to taps; add `.contentShape(.rect)`" }
    return hasShape
      ? "this row of choices is tinted like a link; add `.buttonStyle(.plain)`"
      : "this row of choices is tinted, and only its text reacts to taps; add `.buttonStyle(.plain)` and `.contentShape(.rect)`"
  }

  /// A check mark, or whatever else depends on a comparison of two values.
  private func showsChoice(_ content: Node) -> Bool {
    content.descendants.contains { node in
      // A check mark that is always there and seen at times.
      if node.kind == .call, node.isNamed("opacity"), node.firstUnlabelled?.value.kind == .ternary,
        node.chain?.root.firstUnlabelled == nil,
        node.chain?.root.argument("systemName")?.value.text?.hasPrefix("checkmark") == true
      {
        return true
      }
      if node.kind == .ternary, node.choices.contains(where: isMark) { return true }
      guard node.kind == .if || node.kind == .ternary else { return false }
      let conditions = node.kind == .if ? node.children(.condition) : node.firstChild.map { [$0] } ?? []
      if conditions.contains(where: compares) { return true }
      return node.kind == .if && node.descendants(.string).contains { $0.text?.hasPrefix("checkmark") == true }
    }
  }

  /// The filled one of two symbols for chosen and not chosen.
  private func isMark(_ value: Node) -> Bool {
    value.kind == .string && value.text?.hasPrefix("checkmark.seal") == false
      && ["checkmark", "largecircle.fill.circle", "circle.inset.filled"].contains { value.text?.hasPrefix($0) == true }
  }

  /// `a == b` where neither is a literal.
  private func compares(_ condition: Node) -> Bool {
    ([condition] + condition.descendants).contains { node in
      guard node.kind == .operation else { return false }
      let parts = Array(node.children)
      return parts.count == 3 && parts[1].isNamed("==") && parts[0].kind == .chain && parts[2].kind == .chain
    }
  }

  private func around(_ button: Node) -> [Chain] {
    button.ancestors.filter { $0.kind == .chain }.compactMap(\.chain).dropFirst().map { $0 }
  }

  /// Menus and bars draw their rows themselves.
  private func isElsewhere(_ button: Node) -> Bool {
    if button.toolbar != nil || button.isInside(closureOf: "Menu", "contextMenu", "Picker", "swipeActions") {
      return true
    }
    // The row may be a view of its own that a menu of the file shows.
    guard let type = button.enclosingType?.name else { return false }
    return button.file.calls(named: type).contains { $0.isInside(closureOf: "Menu", "contextMenu") }
  }
}
