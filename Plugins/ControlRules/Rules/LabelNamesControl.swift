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
      guard let label = call.firstUnlabelled?.value, let chain = call.chain,
        let control = (chain.codeOfMember?.onlyView?.root ?? chain.root).name,
        case let written = texts(of: label),
        let word = written.lazy.compactMap({ kind(endOf: $0, on: control) }).first
      else { continue }
      let isWrittenHere = written.allSatisfy { $0.isInside(call) }
      report(
        call, "VoiceOver adds '\(word)' automatically, so it is spoken twice; leave it out of the label",
        suggestion: isWrittenHere ? written.flatMap { withoutKind($0, on: control) } : [])
    }
  }

  /// The texts that a label may be: `"…"`, `Text("…")` and `String(localized: "…")`, of each branch, and the last one that `+` joins.
  private func texts(of label: Node) -> [Node] {
    label.outcomes.flatMap { value -> [Node] in
      if let last = value.joinedParts.last { return last.kind == .string ? [last] : [] }
      if value.kind == .string { return [value] }
      guard value.kind == .chain, let root = value.chain?.root, root.kind == .call, let text = root.arguments.first,
        text.label == nil || root.isNamed("Text", "String")
      else { return [] }
      return text.value.outcomes.filter { $0.kind == .string }
    }
  }

  /// The kind of control that a text ends with, where it stands on such a control: `button` of `"Settings button"`.
  private func kind(endOf text: Node, on control: String) -> String? {
    guard let words = spoken(text), words.contains(" "), let last = words.split(separator: " ").last?.lowercased(),
      Self.kinds[last]?.contains(control) == true
    else { return nil }
    return last
  }

  /// The edit that takes the kind off the end of a text.
  private func withoutKind(_ text: Node, on control: String) -> [Edit] {
    guard let kind = kind(endOf: text, on: control), text.parent?.kind != .operation,
      text.source.lowercased().hasSuffix(" \(kind)\"")
    else { return [] }
    let end = text.range.upperBound - 1
    return [Edit(end - kind.utf8.count - 1..<end, "")]
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
    "button": ["Button", "NavigationLink", "Menu", "Image", "Label"], "image": ["Image"],
    "link": ["Link", "NavigationLink"], "toggle": ["Toggle"], "switch": ["Toggle"], "slider": ["Slider"],
    "tab": ["Tab"],
  ]
}
