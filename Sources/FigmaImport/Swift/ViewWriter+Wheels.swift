import RuleModel

/// Wheels of values: the system's where the design has its rows, else one that looks as it is drawn.
extension ViewWriter {
  mutating func wheel(_ node: SlimNode) -> ViewCode {
    let texts = node.children.filter { $0.kind == .text }
    guard rowValues == nil, isInLabel == 0, texts.count > 2, let chosen = DrawnWheel.chosen(among: texts) else {
      return drawn(node)
    }
    let values = texts.map { $0.content ?? "" }
    let words = SwiftWords.heading(node.name.isEmpty ? fieldLabel ?? "" : node.name)
    let label = words.isEmpty ? ViewWriter.kind(of: values) : words.prefix(1).uppercased() + words.dropFirst()
    let name = names.unique(SwiftWords.memberName(label, fallback: "value"))
    let list = "[" + values.map { SwiftWords.literal($0) }.joined(separator: ", ") + "]"
    let step = Int(nearest: (texts[texts.count - 1].box.midY - texts[0].box.midY) / Double(texts.count - 1))
    guard iOS >= 17, step > ViewWriter.systemRow else {
      state.append("@State private var \(name) = \(SwiftWords.literal(values[chosen]))")
      let rows = ViewCode(verbatim: ["ForEach(\(list), id: \\.self) { value in", "  Text(value)", "}"])
      return ViewCode("Picker(\(SwiftWords.literal(label)), selection: $\(name))", [rows])
        .modified(".pickerStyle(.wheel)").modified(".frame(height: \(Int(nearest: node.box.height)))")
    }
    state.append("@State private var \(name): Int? = \(chosen)")
    let type = wheelType(node, texts, chosen, step)
    let code = ViewCode("\(type)(label: \(SwiftWords.literal(label)), values: \(list), selection: $\(name))")
    if case .fixed(let width) = node.place.width { return code.modified(".frame(width: \(Int(nearest: width)))") }
    return code
  }

  /// What a wheel without a title is called.
  private static func kind(of values: [String]) -> String {
    let numbers = values.compactMap { Int($0) }
    if numbers.count == values.count {
      return numbers.allSatisfy { (1_900...2_100).contains($0) } ? "Year" : "Number"
    }
    let months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october"]
    return values.contains { months.contains($0.lowercased()) } ? "Month" : "Value"
  }

  // Rows of the system's wheel are 32 points high.
  private static let systemRow = 38

  /// A small view for wheels that look like this one.
  private mutating func wheelType(_ node: SlimNode, _ texts: [SlimNode], _ chosen: Int, _ step: Int) -> String {
    let near = texts[chosen > 1 ? chosen - 1 : chosen + 1]
    let rows = [texts[chosen], near].map { text -> [String] in
      var text = text
      text.place = Place()
      (text.textAlign, text.lineLimit) = (nil, 0)
      var values = RowValues()
      values.set("values[index]", for: text)
      let outer = rowValues
      defer { rowValues = outer }
      rowValues = values
      return self.text(text).lines.map { ViewCode.plain($0) }
    }
    var row = ChosenLines.merged(rows[0], rows[1]) ?? rows[1]
    var lines = [
      "  let label: String", "  let values: [String]", "  @Binding var selection: Int?", "",
      "  var body: some View {", "    ScrollView {", "      VStack(spacing: 0) {",
      "        ForEach(values.indices, id: \\.self) { index in", "          let isSelected = index == selection",
    ]
    if let fade = fade(texts, chosen) {
      lines.append("          let chosen = selection ?? 0")
      lines.append("          let isFar = (index - chosen > \(fade.from)) || (chosen - index > \(fade.from))")
      row.append("  .opacity(isFar ? \(fade.opacity) : 1)")
    }
    lines += row.map { "          " + $0 } + ["            .frame(maxWidth: .infinity, minHeight: \(step))"]
    lines += ["        }", "      }", "      .scrollTargetLayout()", "    }"]
    // The first value and the last one reach the middle too.
    lines.append("    .contentMargins(.vertical, \((Int(nearest: node.box.height) - step) / 2), for: .scrollContent)")
    lines += [
      "    .scrollIndicators(.hidden)", "    .scrollTargetBehavior(.viewAligned)",
      "    .scrollPosition(id: $selection, anchor: .center)", "    .frame(height: \(Int(nearest: node.box.height)))",
    ]
    if var ground = node.children.first(where: { $0.role == .background }) {
      ground.place = Place()
      ground.size = nil
      let area = dressed(ViewCode("Color.clear").modified(".frame(height: \(Int(nearest: ground.box.height)))"), ground)
      lines += ["    .background {"] + area.lines.map { "      " + ViewCode.plain($0) } + ["    }"]
    }
    lines += [
      "    .accessibilityRepresentation {", "      Picker(label, selection: $selection) {",
      "        ForEach(values.indices, id: \\.self) { index in", "          Text(values[index]).tag(Optional(index))",
      "        }", "      }", "    }", "  }", "}",
    ]
    if let known = types.first(where: { Array($0.dropFirst()) == lines }) {
      return String(known[0].dropFirst("private struct ".count).prefix { $0 != ":" })
    }
    let type = typeNames.unique("ValueWheel")
    types.append(["private struct \(type): View {"] + lines)
    return type
  }

  /// From how many rows beside the chosen one on values are fainter, and how much.
  private func fade(_ texts: [SlimNode], _ chosen: Int) -> (from: Int, opacity: String)? {
    let side = chosen > texts.count / 2 ? Array(texts[..<chosen].reversed()) : Array(texts[(chosen + 1)...])
    let styles = side.map { style($0.fill, .label) ?? "" }
    guard let near = styles.first, let index = styles.firstIndex(where: { $0 != near }),
      styles[index].hasPrefix(near + ".opacity(")
    else { return nil }
    return (index, String(styles[index].dropFirst(near.count + ".opacity(".count).dropLast()))
  }
}
