import SwiftKitSDK

/// A tint alone does not make a toolbar button the primary one; a style does, and the confirming role.
struct ToolbarPrimaryStyle: Check {
  let id = "toolbar-primary-style"
  let rules = ["toolbars-and-navigation/items/toolbar-primary-style"]
  let severity = Severity.info
  let title = "a tinted toolbar button without a style"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|tint|"]

  func check(_ file: SourceFile, _ report: Report) {
    for tint in file.calls(named: "tint") where tint.isViewModifier && !tint.isInPreview {
      guard let chain = tint.chain, chain.isRooted(in: "Button"),
        !chain.modifiers.contains(where: { $0.name?.lowercased().hasSuffix("buttonstyle") == true }),
        !chain.root.hasArgument("role"), isColor(tint), let toolbar = tint.toolbar, !toolbar.isInMenu
      else { continue }
      report(tint, "a tint alone does not mark the primary action; add `.buttonStyle(.borderedProminent)` or a role")
    }
  }

  /// Not the colours of text: these take the tint away.
  private func isColor(_ tint: Node) -> Bool {
    // What it has while it can be used is what marks it.
    tint.firstUnlabelled?.value.choices.contains { value in
      guard value.kind == .chain, let name = value.chain?.parts.last?.name else { return false }
      return !["primary", "secondary", "tertiary", "gray", "white", "black"].contains(name)
        && !["label", "secondary", "text"].contains { name.lowercased().contains($0) }
    } == true
  }
}
