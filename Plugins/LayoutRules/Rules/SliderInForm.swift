import SwiftKitSDK

/// A form shows no title of a slider, so nobody sees what it sets.
///
/// The title of a section with nothing before the slider, or a text in the row before it, is one that is shown.
struct SliderInForm: Check {
  let id = "slider-in-form"
  let rules = ["layout-and-lists/forms/slider-in-form"]
  let severity = Severity.info
  let title = "a slider in a form without a title"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .convention
  let literals = ["|Slider| & |Form|"]

  func check(_ file: SourceFile, _ report: Report) {
    for slider in file.calls(named: "Slider") where slider.isRoot && !slider.isInPreview {
      guard let chain = shown(slider), chain.isStatement, let around = chain.node.enclosingClosures.first,
        around.call.isNamed("Form", "Section"), around.call.isRoot, chain.node.parent == around.node,
        around.call.isNamed("Form") || chain.node.isInside(closureOf: "Form"), around.node != around.call.labelClosure,
        !around.call.isNamed("Section") || !isTitled(slider, at: chain.node, by: around),
        // Symbols at its ends may be enough to see where VoiceOver is told.
        !chain.hasModifier("accessibilityLabel") || !slider.hasArgument("minimumValueLabel"),
        !isTitled(chain, in: around.node)
      else { continue }
      let better =
        file.settings.deploymentTarget >= 16
        ? "put the slider in `LabeledContent(\"…\")`" : "put a `Text` before it, in an `HStack`"
      report(slider, "a form does not show a `Slider`'s title; \(better)")
    }
  }

  /// Where the slider is shown: itself, or the one use of the member that makes nothing else, or it on a condition.
  private func shown(_ slider: Node) -> Chain? {
    guard let chain = slider.chain else { return nil }
    guard let branch = chain.node.parent, branch.kind == .branch, branch.statements.count == 1,
      let choice = branch.parent, choice.kind == .if, choice.children(.branch).count == 1, let code = choice.parent,
      code.statements.count == 1, let member = code.memberOfCode
    else { return chain.shown }
    return member.onlyUse ?? chain
  }

  /// Whether the section's title may be meant for the slider: not behind another slider, nor behind another control where the
  /// slider has a title that says something else.
  private func isTitled(_ slider: Node, at place: Node, by section: Node.Closure) -> Bool {
    guard let title = section.call.firstUnlabelled ?? section.call.argument("header") else { return false }
    let before = section.node.descendants.filter { control in
      control.kind == .call && control.isNamed(Self.controls) && control.isRoot && control.isBefore(place)
    }
    if before.contains(where: { $0.isNamed("Slider") && $0.chain?.node.parent == section.node }) { return false }
    guard !before.isEmpty, let shown = firstText(in: title.value),
      let own = (slider.argument("label")?.value ?? slider.contentClosure).flatMap(firstText)
    else { return true }
    return shown.contains(bytesOf: own) || own.contains(bytesOf: shown)
  }

  private static let controls = ["Toggle", "Picker", "Stepper", "TextField", "DatePicker", "ColorPicker", "Slider"]

  /// What the first text in here says, in lower case.
  private func firstText(in node: Node) -> String? {
    ([node] + node.descendants).first { $0.kind == .string }?.text?.lowercased()
  }

  /// Whether a title in a row of its own stands before it.
  private func isTitled(_ chain: Chain, in content: Node) -> Bool {
    let before = content.statements.last { $0.isBefore(chain.node) }
    // That row has a slider of its own to name.
    if before?.descendants(.call, named: "Slider").isEmpty == false { return false }
    return before?.chain?.isRooted(in: "Text", "LabeledContent", "Label", "HStack") == true
  }
}
