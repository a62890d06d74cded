import JSON
import RuleModel

/// Controls for amounts, and those that open a choice.
extension ViewWriter {
  /// A bar that shows how far something is.
  mutating func progress(_ node: SlimNode) -> ViewCode {
    let code = tinted(ViewCode("ProgressView(value: \(share(node)))"), node)
    return asHigh(code, node)
  }

  /// A track with a knob, with a state of its own.
  mutating func slider(_ node: SlimNode) -> ViewCode {
    let layer = PlainText.words(SwiftWords.layer(node.name)).filter { $0 != "slider" && $0 != "bar" }.joined(
      separator: " ")
    let words = layer.isEmpty ? SwiftWords.heading(fieldLabel ?? "") : layer
    let label = words.prefix(1).uppercased() + words.dropFirst()
    let name = names.unique(SwiftWords.memberName(label, fallback: "amount"))
    state.append("@State private var \(name) = \(share(node))")
    let code = tinted(ViewCode("Slider(value: $\(name))"), node)
      .modified(".accessibilityLabel(\(SwiftWords.literal(label.isEmpty ? "Amount" : label)))")
    return asHigh(code, node)
  }

  /// A number between two buttons that change it.
  mutating func stepper(_ node: SlimNode) -> ViewCode {
    guard rowValues == nil, isInLabel == 0, let (minus, number, plus) = node.stepperParts else { return drawn(node) }
    let outer = steps
    defer { steps = outer }
    steps[RowValues.key(minus)] = "Decrease"
    steps[RowValues.key(plus)] = "Increase"
    notes.append(
      "'\(number.content ?? "")' is the number of a stepper: bind it to the model, and change it in both buttons")
    return drawn(node)
  }

  /// What opens a choice of which the design shows what is chosen.
  mutating func picker(_ node: SlimNode) -> ViewCode {
    let words = fieldLabel ?? node.texts.first ?? ""
    notes.append(
      "'\(NodeField.shortened(words))' opens a choice, whose options are not in the design: make it a Menu or a Picker")
    return plainButton(node)
  }

  private func share(_ node: SlimNode) -> String { JSONWriter.digits(((node.level ?? 0.5) * 100).rounded() / 100) }

  private func tinted(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    guard let style = style(node.fill, .area) else { return code }
    return code.modified(".tint(\(style))")
  }

  /// The view as high as its place in the design, and as wide.
  private func asHigh(_ code: ViewCode, _ node: SlimNode) -> ViewCode {
    var width = ""
    if node.place.width != .fill { width = "maxWidth: \(Int(nearest: node.box.width))" }
    let code = width.isEmpty ? code : code.modified(".frame(\(width))")
    return code.modified(".frame(height: \(Int(nearest: max(4, node.box.height))))")
  }
}
