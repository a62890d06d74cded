import SwiftKitSDK

/// The label is what VoiceOver says, also where it is hidden.
struct EmptyControlLabel: Check {
  let id = "empty-control-label"
  let rules = ["accessibility/elements/empty-control-label"]
  let severity = Severity.warning
  let title = "a control with an empty label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["(\"\",", "|EmptyView|", "|Text| & \"\""]

  func check(_ file: SourceFile, _ report: Report) {
    let names = ["Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Gauge", "Menu"]
    for call in file.nodes(.call, named: names) where call.isRoot && !call.isInPreview && !file.isOfTests {
      guard let name = call.name, hasEmptyTitle(call) || hasEmptyLabel(call), let chain = call.chain,
        !chain.hasModifier("accessibilityLabel", "accessibilityHidden", "accessibilityElement"),
        !isCombined(call), !namesItself(chain)
      else { continue }
      report(
        call,
        "VoiceOver has no name for this `\(name)`; give it a title, and hide the title with `.labelsHidden()` if needed"
      )
    }
  }

  private func hasEmptyTitle(_ call: Node) -> Bool {
    call.firstUnlabelled?.value.text == "" && call.arguments.count > 1
  }

  /// `label: { EmptyView() }`, `Toggle(isOn: $isOn) { Text("") }`.
  private func hasEmptyLabel(_ call: Node) -> Bool {
    guard let view = (call.labelClosure ?? firstClosure(of: call))?.onlyView else { return false }
    return view.isRooted(in: "EmptyView") || view.isRooted(in: "Text") && view.root.firstUnlabelled?.value.text == ""
  }

  /// The closure of a control whose first one is its label: `ColorPicker(selection: $color) { EmptyView() }`.
  private func firstClosure(of call: Node) -> Node? {
    guard call.isNamed("ColorPicker", "DatePicker", "Stepper", "Slider", "Gauge"), call.firstUnlabelled == nil,
      call.arguments.count > 1
    else { return nil }
    return call.arguments.first { $0.isTrailingClosure && $0.label == nil }?.value
  }

  /// Whether each choice is a row of its own, or a tab: what is read are the choices.
  private func namesItself(_ chain: Chain) -> Bool {
    guard chain.isRooted(in: "Picker"), let style = chain.modifiers(named: "pickerStyle").first?.firstUnlabelled else {
      return false
    }
    return style.value.sourceHolds("inline")
      || style.value.sourceHolds("segmented") && chain.hasModifier("labelsHidden")
  }

  /// Whether a container around it speaks for it.
  private func isCombined(_ call: Node) -> Bool {
    call.enclosingClosures.contains { closure in
      closure.call.isNamed("LabeledContent")
        || closure.call.chain?.hasModifier("accessibilityElement", "accessibilityLabel", "accessibilityRepresentation")
          == true
    }
  }
}
