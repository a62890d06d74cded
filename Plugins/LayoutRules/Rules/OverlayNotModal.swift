import SwiftKitSDK

/// VoiceOver wanders to what lies behind a dialog that is made by hand.
struct OverlayNotModal: Check {
  let id = "overlay-not-modal"
  let rules = ["accessibility/elements/overlay-not-modal"]
  let severity = Severity.info
  let title = "a dialog made by hand that VoiceOver can leave"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = [
    "|opacity| & |Button| & |if|", "Material & |overlay| & |Button| & |if|", "|ZStack| & |opacity| & |Button|",
    "|ZStack| & |onTapGesture| & |opacity|", "|ZStack| & |onTapGesture| & Material",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "ZStack") where stack.isRoot && !stack.isInPreview {
      guard let chain = stack.chain, chain.isStatement,
        chain.shown.node.parent?.kind == .branch || isDialogView(chain.node),
        let content = stack.contentClosure,
        let veil = content.laidOutViews.first, content.laidOutViews.count > 1, isVeil(veil),
        content.laidOutViews.contains(where: { !$0.node.descendants(.call, named: "Button").isEmpty }),
        !chain.node.descendants.contains(where: { $0.isNamed("isModal", "accessibilityViewIsModal") })
      else { continue }
      report(
        stack,
        "VoiceOver can move from this dialog to what is behind it; add `.accessibilityAddTraits(.isModal)`, or present a sheet"
      )
    }
    for branch in file.nodes(.branch) where isDialog(branch) || isOverlay(branch) {
      report(
        branch.laidOutViews[0].root,
        "VoiceOver can move from this dialog to what is behind it; add `.accessibilityAddTraits(.isModal)`, or present a sheet"
      )
    }
  }

  /// Whether it is all of a view that is called a dialog, and neither presented nor marked where it is shown.
  private func isDialogView(_ stack: Node) -> Bool {
    guard stack.isBodyRoot, let type = stack.owner, let name = type.name,
      let kind = type.nameWords.last(where: { $0 != "view" }), ["alert", "dialog", "modal", "popup"].contains(kind),
      // What dismisses itself is presented.
      !type.allParts.contains(where: { !$0.descendants(.call, named: "dismiss").isEmpty })
    else { return false }
    return !stack.file.calls(named: name).contains { use in
      use.isInside(closureOf: "sheet", "fullScreenCover", "popover")
        || use.chain?.hasModifier("accessibilityAddTraits") == true
    }
  }

  /// A veil that holds its dialog, in a branch of an overlay.
  private func isOverlay(_ branch: Node) -> Bool {
    guard let layer = branch.parent?.parent, layer.kind == .closure,
      layer.callOfArgument?.isNamed("overlay", "ZStack") == true, let veil = branch.onlyView, isCover(veil),
      veil.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea")
    else { return false }
    return veil.modifiers(named: "overlay").contains { !$0.descendants(.call, named: "Button").isEmpty }
      && !branch.isInPreview && !branch.descendants.contains { $0.isNamed("isModal", "accessibilityViewIsModal") }
  }

  /// A veil and what lies on it, side by side in a branch of a ZStack.
  private func isDialog(_ branch: Node) -> Bool {
    guard let stack = branch.parent?.parent, stack.kind == .closure, stack.callOfArgument?.isNamed("ZStack") == true,
      case let views = branch.laidOutViews, views.count > 1, isCover(views[0]), !branch.isInPreview
    else { return false }
    // A tap on the veil closes what lies on it.
    let isClosed = views[0].hasModifier("onTapGesture") && views[0].hasModifier("ignoresSafeArea")
    return (isClosed || views.contains { !$0.node.descendants(.call, named: "Button").isEmpty })
      && !branch.descendants.contains { $0.isNamed("isModal", "accessibilityViewIsModal") }
  }

  /// `Color.black.opacity(0.5)` that fills everything; no plate with round corners, and none with a faint shadow alone.
  private func isVeil(_ view: Chain) -> Bool {
    guard view.root.isNamed("Color", "Rectangle"), !view.hasModifier("cornerRadius") else { return false }
    return view.node.descendants(.call, named: "opacity").contains { dimming in
      !dimming.ancestors.prefix { $0 != view.node }.contains { $0.isNamed("shadow", "stroke", "border") }
    }
  }

  /// A veil, or a plate of a material that fills everything.
  private func isCover(_ view: Chain) -> Bool {
    isVeil(view)
      || view.isRooted(in: "Rectangle")
        && view.modifiers(named: "fill").contains {
          $0.firstUnlabelled?.memberName?.hasSuffix("Material") == true
        }
  }
}
