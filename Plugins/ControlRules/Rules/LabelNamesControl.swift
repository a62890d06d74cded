import SwiftKitSDK

/// VoiceOver says the kind by itself, so it is heard twice.
struct LabelNamesControl: Check {
  let id = "label-names-control"
  let rules = ["voiceover-and-assistive-access/speech/label-names-not-describes"]
  let severity = Severity.info
  let title = "a label that says what kind of control it is"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityLabel|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "accessibilityLabel") where call.isViewModifier && !call.isInPreview {
      if let state = namesState(call) {
        report(
          state,
          "VoiceOver speaks the state automatically, so it is spoken twice; leave it out of the label")
        continue
      }
      guard let first = call.firstUnlabelled?.value,
        let text = spoken(first) ?? first.chain?.root.firstUnlabelled?.value.text,
        let last = text.split(separator: " ").last?.lowercased(), text.contains(" "), let chain = call.chain,
        case let root = chain.codeOfMember?.onlyView?.root ?? chain.root,
        Self.kinds[last]?.contains(root.name ?? "") == true
      else { continue }
      let string = first.kind == .string ? first : first.chain?.root.firstUnlabelled?.value ?? first
      let end = string.range.upperBound - 1
      let isPlain = string.source.lowercased().hasSuffix(" \(last)\"")
      report(
        call, "VoiceOver adds '\(last)' automatically, so it is spoken twice; leave it out of the label",
        suggestion: isPlain ? [Edit(end - last.utf8.count - 1..<end, "")] : [])
    }
  }

  /// The text, or the end of one with interpolations.
  private func spoken(_ value: Node) -> String? {
    guard value.kind == .string else { return nil }
    return value.text ?? (value.source.hasPrefix("\"\"\"") ? nil : String(value.source.dropLast()))
  }

  /// `"Alarm, on"` on a control that says by itself whether it is on.
  private func namesState(_ call: Node) -> Node? {
    guard let chain = call.chain, chain.isRooted(in: "Toggle", "Picker") || isButtonWithState(chain) else { return nil }
    return call.firstUnlabelled?.value.outcomes.first { value in
      guard let text = value.text?.lowercased() else { return false }
      return [", on", ", off", ", selected", ", not selected", ", enabled", ", disabled"].contains(
        where: text.hasSuffix)
    }
  }

  /// A button has no state but what its modifiers say.
  private func isButtonWithState(_ chain: Chain) -> Bool {
    chain.isRooted(in: "Button")
      && (chain.hasModifier("accessibilityValue")
        || chain.modifiers(named: "accessibilityAddTraits").contains {
          $0.sourceHolds(".isselected") || $0.sourceHolds(".istoggle")
        })
  }

  private static let kinds: [String: Set<String>] = [
    "button": ["Button", "NavigationLink", "Menu", "Image", "Label"], "image": ["Image"], "icon": ["Image"],
    "link": ["Link", "NavigationLink"], "toggle": ["Toggle"], "switch": ["Toggle"], "slider": ["Slider"],
    "tab": ["Tab"],
  ]
}
