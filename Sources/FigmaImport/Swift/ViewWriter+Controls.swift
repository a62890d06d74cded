import RuleModel

extension ViewWriter {
  /// The control that a role asks for; nil where the node is no control.
  mutating func control(_ node: SlimNode) -> ViewCode? {
    switch node.role {
    case .primaryButton, .button: button(node)
    case .glassButton: glassButton(node)
    case .backButton, .closeButton: nil
    case .toggle: toggle(node, label: nil)
    case .field, .search: field(node)
    case .checkbox: checkbox(node)
    case .slider: slider(node)
    case .progress: progress(node)
    case .stepper: stepper(node)
    case .picker: picker(node)
    case .wheel: wheel(node)
    case .row: toggleRow(node)
    default: node.kind == .hStack ? toggleRow(node) ?? agreement(node) : nil
    }
  }

  // MARK: - Input

  private mutating func field(_ node: SlimNode) -> ViewCode {
    let parts = leaves(of: node)
    let prompt = parts.first { $0.content != nil }
    let words = prompt?.content ?? ""
    let label = fieldLabel ?? ""
    let purpose = FieldPurpose(label: label, prompt: words, layer: node.name)
    let wanted = [label, words, SwiftWords.layer(node.name)].lazy.map { SwiftWords.heading($0) }.first { !$0.isEmpty }
    let fallback = node.role == .search ? "searchText" : "entry"
    let name = names.unique(purpose?.name ?? SwiftWords.memberName(wanted ?? "", fallback: fallback))
    // A line beside the words is the cursor of somebody who writes.
    let isEdited = parts.contains { $0.kind == .divider } && (prompt?.fill?.color.lightness ?? 0) < 0.35
    let isValue =
      rowValues == nil && purpose?.isSecret != true
      && (isEdited || FieldPurpose.isValue(words, ink: prompt?.fill?.color, label: label))
    state.append("@State private var \(name) = \(isValue ? SwiftWords.literal(words) : "\"\"")")
    let literal = prompt.flatMap { rowValues?.text($0) } ?? SwiftWords.literal(words)
    // The system's faint colour, unless the design has one of its own.
    let tint = isValue ? nil : style(prompt?.fill, .label)
    let hint = tint.flatMap { $0.hasPrefix(".") ? nil : ", prompt: Text(\(literal)).foregroundStyle(\($0))" } ?? ""
    let kind = purpose?.isSecret == true ? "SecureField" : "TextField"
    // What has room for several lines grows with them.
    let axis = node.box.height > 72 && purpose?.isSecret != true ? ", axis: .vertical" : ""
    var input = ViewCode("\(kind)(\(literal), text: $\(name)\(hint)\(axis))")
    if isValue, let style = style(prompt?.fill, .label), style != ".primary" {
      input = input.modified(".foregroundStyle(\(style))")
    }
    var content: [ViewCode] = []
    let shown = parts.filter { $0.kind != .divider }.sorted { $0.box.x < $1.box.x }
    for part in shown {
      var leaf = part
      leaf.place.margins = Insets()
      content.append(part.content == nil ? view(leaf) : input)
    }
    var spacing = 8.0
    if node.place.isFound, shown.count > 1 { spacing = max(4, shown[1].box.x - shown[0].box.maxX) }
    var code = content.count == 1 ? content[0] : ViewCode("HStack(spacing: \(distance(min(spacing, 24))))", content)
    guard node.place.isFound, let first = shown.first, let last = shown.last else {
      code = code.modified(".padding(.horizontal, 16)").modified(".padding(.vertical, 12)")
      return dressed(code, node)
    }
    let left = min(max(first.box.x - node.box.x, 0), 64).rounded()
    let right = last.content == nil ? min(max(node.box.maxX - last.box.maxX, 0), 64).rounded() : min(left, 16)
    code = padded(code, Insets(right: right, left: left))
    var width = ""
    if case .fixed(let points) = node.place.width { width = "\(Int(nearest: points))" }
    if !width.isEmpty { code = code.modified(".frame(maxWidth: \(width))") }
    let isTop = prompt.map { ($0.place.ink ?? $0.box).midY < node.box.midY - 16 } ?? false
    if isTop, let prompt { code = padded(code, Insets(top: max(0, (prompt.shown.y - node.box.y).rounded()))) }
    code = code.modified(".frame(minHeight: \(Int(nearest: node.box.height))\(isTop ? ", alignment: .top" : ""))")
    return dressed(code, node)
  }

  private mutating func toggle(_ node: SlimNode, label: [SlimNode]?) -> ViewCode {
    let words = label.map { $0.flatMap(\.texts) } ?? []
    let name = names.unique(SwiftWords.memberName(words.first.map { "is \($0) on" } ?? "isOn", fallback: "isOn"))
    state.append("@State private var \(name) = \(node.level != 0)")
    guard let label, let first = label.first else {
      return ViewCode("Toggle(isOn: $\(name))", [ViewCode("EmptyView()")]).modified(".labelsHidden()")
        .modified(".accessibilityLabel(\(SwiftWords.literal(switchName(node))))")
    }
    if label.count == 1, first.kind == .text, rowValues == nil,
      first.font.map({ $0.style == .body && $0.weight == nil }) ?? true,
      first.icon == nil
    {
      return ViewCode("Toggle(\(SwiftWords.literal(first.content ?? "")), isOn: $\(name))")
    }
    var stack = SlimNode(.hStack, box: node.box)
    stack.spacing = 12
    stack.children = label
    return ViewCode("Toggle(isOn: $\(name))", [self.stack(stack)])
  }

  /// What a switch without words of its own is called: after the words beside it, where its layer says nothing.
  private mutating func switchName(_ node: SlimNode) -> String {
    let kinds = ["toggle", "switch", "group", "rectangle", "on", "off"]
    let isNamed = PlainText.words(SwiftWords.layer(node.name)).contains { !kinds.contains($0) }
    let near = isNamed ? "" : nearWords.isEmpty ? SwiftWords.heading(fieldLabel ?? "") : nearWords
    return near.isEmpty ? spokenName(node, nil) : near.prefix(1).uppercased() + near.dropFirst()
  }

  /// A row that ends with a switch is a switch with a label.
  private mutating func toggleRow(_ node: SlimNode) -> ViewCode? {
    var inner = node
    while inner.children.count == 1, inner.kind != .hStack, let child = inner.children.first, child.role == nil,
      !child.isSurface
    { inner = child }
    guard inner.kind == .hStack, inner.children.count >= 2, let last = inner.children.last, last.role == .toggle,
      rowValues == nil
    else { return nil }
    let label = inner.children.dropLast().filter { $0.kind != .spacer }
    guard label.contains(where: \.hasText) else { return nil }
    let code = padded(toggle(last, label: Array(label)), isBare(node) ? Insets() : node.padding)
    return dressed(code, node)
  }

  /// A small box before words that one agrees to is a switch.
  private mutating func agreement(_ node: SlimNode) -> ViewCode? {
    guard node.children.count == 2, rowValues == nil, let box = node.children.first, let text = node.children.last,
      text.kind == .text, !box.hasText, box.role == nil, (10...32).contains(box.box.width),
      abs(box.box.width - box.box.height) <= 6, text.box.x >= box.box.maxX
    else { return nil }
    let words = PlainText.words(text.content ?? "").joined(separator: " ")
    let begins = [
      "remember me", "remember password", "keep me", "stay signed", "stay logged", "i agree", "i accept", "i have read",
    ]
    guard begins.contains(where: { words.hasPrefix($0) }) else { return nil }
    return dressed(padded(toggle(node, label: [text]), isBare(node) ? Insets() : node.padding), node)
  }

  /// A choice among several: a plain button over the whole row, with a mark that keeps its place.
  private mutating func checkbox(_ node: SlimNode) -> ViewCode {
    let parts = leaves(of: node)
    let texts = parts.filter { $0.content != nil }
    let marks = parts.filter { $0.content == nil && $0.box.midX > node.box.midX }
    let symbol = parts.first { $0.kind == .icon && $0.icon != nil && $0.box.midX < node.box.midX }
    // A mark before the words alone can be on or off; one after them chooses among several.
    if marks.isEmpty, symbol == nil, let text = texts.first, texts.count == 1, rowValues == nil {
      return dressed(padded(toggle(node, label: [text]), isBare(node) ? Insets() : node.padding), node)
    }
    let title = texts.first?.content ?? ""
    let isChosen = marks.contains { ($0.icon ?? "").contains("checkmark") || ($0.fill?.color.chroma ?? 0) > 0.3 }
    let option = optionName(title)
    if !options.contains(option) { options.append(option) }
    if isChosen { chosenOption = option }
    addChoiceRow()
    var arguments = ["choice: .\(option)", "title: \(SwiftWords.literal(title))"]
    if texts.count > 1 { arguments.append("subtitle: \(SwiftWords.literal(texts[1].content ?? ""))") }
    if let symbol { arguments.append("symbol: \(symbolName(symbol.icon ?? ""))") }
    return ViewCode("ChoiceRow(\(arguments.joined(separator: ", ")), selection: $selection)")
  }

  private mutating func addChoiceRow() {
    guard !types.contains(where: { $0[0].hasPrefix("private struct ChoiceRow:") }) else { return }
    types.append(ViewWriter.choiceRow.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  // A row of the pattern that selections have: the mark keeps its place, and all of the row can be tapped.
  private static let choiceRow = """
    private struct ChoiceRow: View {
      let choice: Choice
      let title: String
      var subtitle = ""
      var symbol = ""
      @Binding var selection: Choice

      var body: some View {
        Button {
          selection = choice
        } label: {
          HStack(spacing: 12) {
            if !symbol.isEmpty {
              Image(systemName: symbol)
                .foregroundStyle(.secondary)
                .frame(width: 44, height: 44)
            }
            VStack(alignment: .leading, spacing: 4) {
              Text(title)
                .font(.headline)
              if !subtitle.isEmpty {
                Text(subtitle)
                  .font(.footnote)
                  .foregroundStyle(.secondary)
                  .multilineTextAlignment(.leading)
                  .lineLimit(nil)
                  .fixedSize(horizontal: false, vertical: true)
              }
            }
            Spacer()
            Group {
              if selection == choice {
                Image(systemName: "checkmark.circle.fill")
                  .foregroundStyle(.tint)
              } else {
                Circle()
                  .stroke(.tertiary, lineWidth: 1.5)
              }
            }
            .frame(width: 22, height: 22)
          }
          .padding(.vertical, 8)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    """

  private func optionName(_ title: String) -> String {
    let number = PlainText.words(title).joined().filter { $0.isASCII && $0.isNumber }
    return SwiftWords.memberName(title, fallback: "option" + number)
  }

  // MARK: - Words for symbols

  /// What a screen reader says for a control that shows only a symbol.
  mutating func spokenName(_ node: SlimNode, _ icon: SlimNode?) -> String {
    for name in [node.name, icon?.name ?? ""] where !name.isEmpty {
      let words = PlainText.words(name).filter {
        !ViewWriter.unspoken.contains($0)
      }
      let text = words.filter { $0.contains(where: \.isLetter) }.prefix(4).joined(separator: " ")
      if !text.isEmpty { return text.prefix(1).uppercased() + text.dropFirst() }
    }
    let symbol = icon?.icon ?? ""
    let word = ViewWriter.spoken[symbol] ?? symbol.split(separator: ".").first.map(String.init) ?? ""
    if word.isEmpty || word.hasPrefix("?") {
      // What stands alone in the leading corner leads back.
      if node.leadsTo.first?.kind == .back { return "Back" }
      if let screen, node.box.maxX - screen.x < screen.width * 0.25, node.box.midY - screen.y < 140 { return "Back" }
      notes.append("a button shows only an image without a name; replace its label \"Action\" with what it does")
      return "Action"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  // Words for how a symbol was drawn or where it was taken from.
  private static let unspoken: Set<String> = [
    "button", "icon", "btn", "liquid", "glass", "symbol", "ic", "svg", "vector", "frame", "margin", "wrapper",
    "container", "img", "image", "outline", "outlined", "filled", "fill", "bold", "linear", "rounded", "regular",
    "stroke", "group", "component", "instance", "span", "path", "union", "px", "sign", "icons", "material", "lucide",
  ]

  private static let spoken: [String: String] = [
    "xmark": "Close", "chevron.left": "Back", "chevron.right": "Show", "line.3.horizontal": "Menu", "ellipsis": "More",
    "magnifyingglass": "Search", "questionmark": "Help", "questionmark.circle": "Help", "gearshape": "Settings",
    "square.and.arrow.up": "Share", "plus": "Add", "minus": "Remove", "bell": "Notifications", "heart": "Favorite",
    "line.3.horizontal.decrease": "Filter", "slider.horizontal.3": "Filter", "person": "Profile", "checkmark": "Done",
  ]

  func leaves(of node: SlimNode) -> [SlimNode] {
    var found: [SlimNode] = []
    node.forEach {
      if $0.children.isEmpty, $0.kind != .spacer, !($0.kind == .shape && $0.isDecoration) { found.append($0) }
    }
    return found
  }
}
