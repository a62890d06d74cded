import SwiftKitSDK

/// The label is what VoiceOver says, also where it is hidden.
///
/// Not where other words are read instead: the segments or rows of a picker, what a menu holds, the label of the button around.
struct EmptyControlLabel: Check {
  let id = "empty-control-label"
  let rules = ["accessibility/elements/empty-control-label"]
  let severity = Severity.info
  let title = "a control with an empty label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["\"\"", "\" \"", "|EmptyView|"]

  func check(_ file: SourceFile, _ report: Report) {
    let names = ["Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Gauge", "Menu"]
    for call in file.nodes(.call, named: names) where call.isRoot && !call.isInPreview && !file.isOfTests {
      guard let name = call.name, hasEmptyTitle(call) || hasEmptyLabel(call), let chain = call.chain,
        !chain.hasModifier(
          "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "accessibilityLabeledPair"),
        !isCombined(call), !(name == "Picker" && isInMenu(call)),
        !(name == "Toggle" && call.control(labelledHere: "Button") != nil),
        !namesItself(chain)
      else { continue }
      report(
        call,
        "VoiceOver has no name for this `\(name)`; give it a title, and hide the title with `.labelsHidden()` if needed"
      )
    }
  }

  private func hasEmptyTitle(_ call: Node) -> Bool {
    guard let title = call.firstUnlabelled?.value, call.arguments.count > 1 else { return false }
    return isEmpty(title)
  }

  /// `""`, the name of a constant that is empty, `LocalizedStringKey("")`.
  private func isEmpty(_ title: Node) -> Bool {
    let values = title.writtenOutcomes
    return !values.isEmpty
      && values.allSatisfy { value in
        if let text = value.text { return value.kind == .string && text.allSatisfy(\.isWhitespace) }
        guard let parts = value.chain?.parts, parts.count == 1, parts[0].isNamed("Text", "LocalizedStringKey"),
          let text = parts[0].arguments.first?.value.text
        else { return false }
        return text.allSatisfy(\.isWhitespace)
      }
  }

  /// `label: { EmptyView() }`, `Toggle(isOn: $isOn) { Text("") }`.
  private func hasEmptyLabel(_ call: Node) -> Bool {
    if let label = call.argument("label")?.value, label.kind == .chain { return isEmptyView(label.chain) }
    return (call.labelClosure ?? firstClosure(of: call)).map { isEmptyView($0.onlyView) } ?? false
  }

  private func isEmptyView(_ view: Chain?) -> Bool {
    guard let view else { return false }
    return view.isRooted(in: "EmptyView") || view.isRooted(in: "Text") && isEmpty(view.node)
  }

  /// The label of a control whose first closure it is: `Slider(value: $value) { EmptyView() } minimumValueLabel: { … }`.
  private func firstClosure(of call: Node) -> Node? {
    guard call.isNamed("ColorPicker", "DatePicker", "Stepper", "Slider", "Gauge"), call.firstUnlabelled == nil else {
      return nil
    }
    return call.arguments.first { $0.isTrailingClosure && $0.label == nil }?.value
  }

  /// Whether each choice is a row of its own, or a segment: what is read are the choices.
  private func namesItself(_ chain: Chain) -> Bool {
    // The style may stand at a container around the picker.
    let style = ([chain.node] + chain.node.ancestors).lazy.filter { $0.kind == .chain }
      .compactMap { $0.chain?.modifiers(named: "pickerStyle").first?.firstUnlabelled?.value }.first
    guard chain.isRooted(in: "Picker"), let style else { return false }
    return style.sourceHolds("inline") || style.sourceHolds("segmented") || style.sourceHolds("palette")
  }

  /// Whether it is among what a menu holds, where choices are read item by item.
  private func isInMenu(_ call: Node) -> Bool {
    call.places.joined().contains { $0.call.isNamed("Menu", "contextMenu") && $0.call.labelClosure != $0.node }
  }

  /// Whether a container around it speaks for it, here or where the member that makes it is shown.
  private func isCombined(_ call: Node) -> Bool {
    call.places.joined().contains { closure in
      closure.call.isNamed("LabeledContent")
        || closure.call.chain?.hasModifier(
          "accessibilityElement", "accessibilityLabel", "accessibilityRepresentation", "accessibilityLabeledPair")
          == true
    }
  }
}
