import SwiftKitSDK

/// Whoever cannot see it cannot press it either.
struct HiddenControl: Check {
  let id = "hidden-control"
  let rules = ["accessibility/elements/hidden-control"]
  let severity = Severity.info
  let title = "a control that is hidden from VoiceOver"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityHidden|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "accessibilityHidden") where call.isViewModifier && !call.isInPreview {
      guard call.firstUnlabelled?.value.kind == .boolean, call.firstUnlabelled?.value.number == 1,
        let chain = call.chain,
        chain.isRooted(in: "Button", "Toggle", "NavigationLink", "Picker", "Slider", "TextField", "Menu"),
        // The same may be offered as an action of the row.
        call.enclosingType?.sourceHolds("accessibilityaction") != true, !isOneOfARow(call)
      else { continue }
      report(
        call,
        "`accessibilityHidden` hides this \(chain.rootName.code(or: "control")) from VoiceOver; remove it, or offer an `accessibilityAction`"
      )
    }
  }

  /// Whether what is around it is one element, or does the same when it is tapped.
  private func isOneOfARow(_ call: Node) -> Bool {
    call.enclosingClosures.contains { closure in
      closure.call.chain?.hasModifier("accessibilityElement", "onTapGesture", "accessibilityRepresentation") == true
        || closure.call.isNamed("Button", "NavigationLink")
    }
  }
}
