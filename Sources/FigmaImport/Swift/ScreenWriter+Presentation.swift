/// What lies over a screen: sheets and alerts.
extension ScreenWriter {
  mutating func present(_ sheet: SlimNode, on code: ViewCode, of type: String) -> ViewCode {
    var root = sheet
    root.role = .sheet
    let name = writer.typeNames.unique(self.name + "Sheet")
    writer.state.append("@State private var isSheetPresented = true")
    others.append(view(root, type: name).lines)
    return code.modified(".sheet(isPresented: $isSheetPresented)", [ViewCode("\(name)()")])
  }

  /// A dialog of words and buttons is an alert; any other is a sheet of its own.
  mutating func dialog(_ dialog: SlimNode, on code: ViewCode, of type: String) -> ViewCode {
    let leaves = writer.leaves(of: dialog)
    var buttons: [SlimNode] = []
    func find(_ node: SlimNode) {
      if node.role == .button || node.role == .primaryButton {
        buttons.append(node)
      } else {
        node.children.forEach(find)
      }
    }
    find(dialog)
    let inButtons = Set(buttons.flatMap(\.texts))
    let texts = dialog.texts.filter { !inButtons.contains($0) }
    guard (1...3).contains(buttons.count), (1...2).contains(texts.count), leaves.count <= 8,
      leaves.allSatisfy({ $0.kind != .image }), let title = texts.first, buttons.allSatisfy({ $0.texts.count == 1 })
    else { return present(dialog, on: code, of: type) }
    writer.state.append("@State private var isAlertPresented = true")
    let actions = buttons.map { button -> String in
      let words = button.texts[0]
      let isCancel = ["cancel", "no", "later"].contains(words.lowercased())
      return "  Button(\(SwiftWords.literal(words))\(isCancel ? ", role: .cancel" : "")) {}"
    }
    var lines = [".alert(\(SwiftWords.literal(title)), isPresented: $isAlertPresented) {"] + actions
    if texts.count > 1 { lines += ["} message: {", "  " + SwiftWords.text(texts[1])] }
    lines.append("}")
    return code.modified(lines)
  }
}
