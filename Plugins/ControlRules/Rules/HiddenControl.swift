import SwiftKitSDK

/// Whoever cannot see it cannot press it either. What nobody sees, such as the carrier of a keyboard shortcut, is hidden for good reason.
struct HiddenControl: Check {
  let id = "hidden-control"
  let rules = ["accessibility/elements/hidden-control"]
  let severity = Severity.info
  let title = "a control that is hidden from VoiceOver"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityHidden|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "accessibilityHidden") where call.isViewModifier && !call.isInPreview {
      guard call.firstUnlabelled?.value.kind == .boolean, call.firstUnlabelled?.value.number == 1,
        let chain = call.chain, !isUnseen(chain)
      else { continue }
      if let control = control(in: chain) {
        // The same may be offered as an action of the row.
        if Self.offersMore(call.enclosingType) || isOneOfARow(call) { continue }
        tell(call, control, chain, report)
        continue
      }
      // A modifier of the project that hides what it is applied to.
      guard let helper = call.enclosingMember, helper.children(.parameter).isEmpty,
        helper.code?.onlyView?.node == chain.node
      else { continue }
      for use in call.modified where use.node != chain.node {
        guard let name = helper.name, let part = use.modifiers.first(where: { $0.isNamed(name) }),
          let control = control(in: use), !part.isInPreview, !Self.offersMore(part.enclosingType), !isOneOfARow(part)
        else { continue }
        tell(part, control, use, report)
      }
    }
  }

  private func isUnseen(_ chain: Chain) -> Bool {
    chain.hasModifier("keyboardShortcut", "hidden")
      || chain.modifiers(named: "opacity", "frame").contains { part in part.arguments.contains { $0.value.number == 0 }
      }
  }

  private func tell(_ call: Node, _ control: Chain, _ chain: Chain, _ report: Report) {
    let isWhole = control.root == chain.root
    report(
      call,
      "`\(call.name ?? "accessibilityHidden")` hides \(isWhole ? "this" : "the") \(control.rootName.code(or: "control"))\(isWhole ? "" : " in it") from VoiceOver; remove it, or offer an `accessibilityAction`"
    )
  }

  /// Whether the type offers actions of accessibility in place of controls.
  private static func offersMore(_ type: Node?) -> Bool {
    type?.descendants.contains {
      $0.isNamed(
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
        "accessibilityRepresentation")
    } == true
  }

  /// The control that this is, or the first one of the stack that it is.
  private func control(in view: Chain) -> Chain? {
    if isControl(view) { return view }
    guard view.isRooted(in: "HStack", "VStack", "ZStack", "Group") else { return nil }
    return view.root.contentClosure?.views.first(where: isControl)
  }

  private func isControl(_ view: Chain) -> Bool {
    view.isRooted(in: "Button", "Toggle", "NavigationLink", "Picker", "Slider", "TextField", "Menu")
  }

  /// Whether what is around it is one element, or does the same when it is tapped.
  private func isOneOfARow(_ call: Node) -> Bool {
    call.enclosingClosures.contains { closure in
      closure.call.chain?.hasModifier("accessibilityElement", "onTapGesture", "accessibilityRepresentation") == true
        || closure.call.isNamed("Button", "NavigationLink")
    }
  }
}
