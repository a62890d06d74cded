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

  /// What opens a choice: a menu with the option that is chosen in the design; a button where it only asks to choose.
  mutating func picker(_ node: SlimNode) -> ViewCode {
    let texts = leaves(of: node).filter { $0.content != nil }
    guard rowValues == nil, isInLabel == 0, let text = texts.last, let value = text.content,
      (text.fill?.color.lightness ?? 0) < 0.35 || (text.fill?.color.lightness ?? 0) > 0.85, !asksToChoose(value)
    else {
      let words = fieldLabel ?? node.texts.first ?? ""
      notes.append(
        "'\(NodeField.shortened(words))' opens a choice, whose options are not in the design: make it a Menu or a Picker"
      )
      return plainButton(node)
    }
    let label = texts.count > 1 ? texts[0].content ?? "" : fieldLabel ?? ""
    let wanted = [label, SwiftWords.layer(node.name)].lazy.map { SwiftWords.heading($0) }.first { !$0.isEmpty }
    let name = names.unique(SwiftWords.memberName(wanted ?? "", fallback: "choice"))
    let literal = SwiftWords.literal(value)
    state.append("@State private var \(name) = \(literal)")
    notes.append("'\(NodeField.shortened(value))' is the only option of its menu that is in the design: add the others")
    var values = RowValues()
    values.set(name, for: text)
    for other in texts where other.content != value {
      values.set(SwiftWords.literal(other.content ?? ""), for: other)
    }
    rowValues = values
    isInLabel += 1
    let shown = container(node).modified(ViewWriter.touchShape(of: node))
    isInLabel -= 1
    rowValues = nil
    let content = ["Menu {", "  Button(\(literal)) {", "    \(name) = \(literal)", "  }", "} label: {"]
    return ViewCode(verbatim: content + shown.lines.map { ViewCode.indented($0) } + ["}"])
      .modified(".buttonStyle(.plain)")
  }

  private func asksToChoose(_ words: String) -> Bool {
    let first = PlainText.words(words).first ?? ""
    return words.hasSuffix("…") || words.hasSuffix("...")
      || ["select", "choose", "pick", "selecione", "escolha", "выберите", "wählen", "choisir"].contains(first)
  }

  /// A screen with the system's field for a search below its bar.
  mutating func searchable(_ code: ViewCode, prompt: String) -> ViewCode {
    let name = names.unique("searchText")
    state.append("@State private var \(name) = \"\"")
    let placement = "placement: .navigationBarDrawer(displayMode: .always)"
    return code.modified(".searchable(text: $\(name), \(placement), prompt: \(SwiftWords.literal(prompt)))")
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
