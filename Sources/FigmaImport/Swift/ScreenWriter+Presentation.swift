/// What lies over a screen: sheets and alerts.
extension ScreenWriter {
  mutating func present(_ sheet: SlimNode, on code: ViewCode, of type: String) -> ViewCode {
    var root = sheet
    root.role = .sheet
    let grabbed = ScreenWriter.takeGrabber(from: &root, at: root.box)
    let name = writer.typeNames.unique(self.name + "Sheet")
    writer.state.append("@State private var isSheetPresented = true")
    drafts.append(view(root, type: name).draft)
    var content = ViewCode("\(name)()")
    if grabbed { content = content.modified(".presentationDragIndicator(.visible)") }
    return code.modified(".sheet(isPresented: $isSheetPresented)", [content])
  }

  /// The bar at the top of a sheet that says that it can be dragged is the system's.
  private static func takeGrabber(from node: inout SlimNode, at sheet: Box) -> Bool {
    for index in node.children.indices {
      let child = node.children[index]
      if child.children.isEmpty, child.content == nil, (24...80).contains(child.box.width),
        (2...8).contains(child.box.height),
        abs(child.box.midX - sheet.midX) < 8, child.box.y - sheet.y < 32
      {
        node.children.remove(at: index)
        return true
      }
      if child.box.y - sheet.y < 32, takeGrabber(from: &node.children[index], at: sheet) { return true }
    }
    return false
  }

  /// The role of a button of an alert, by what it says.
  private static func role(of words: String) -> String {
    let first = PlainText.words(words).first ?? ""
    if ["cancel", "no", "later", "close", "dismiss", "cancelar", "abbrechen", "annuler", "отмена"].contains(first) {
      return ", role: .cancel"
    }
    let destroys = ["delete", "remove", "discard", "erase", "excluir", "eliminar", "löschen", "supprimer", "удалить"]
    return destroys.contains(first) ? ", role: .destructive" : ""
  }

  /// Whether a dialog is called an alert, or is no wider than the system's.
  private static func isAlert(_ dialog: SlimNode) -> Bool {
    dialog.box.width <= 300 || PlainText.words(dialog.name + " " + (dialog.componentName ?? "")).contains("alert")
  }

  /// A dialog of the design's own look covers its screen, which shows through, and lies where the design has it.
  private mutating func cover(_ dialog: SlimNode, on code: ViewCode) -> ViewCode {
    let name = writer.typeNames.unique(self.name + "Dialog")
    writer.state.append("@State private var isDialogPresented = true")
    drafts.append(view(dialog, type: name).draft)
    let screen = tree.size
    let box = dialog.box
    var margins = Insets(right: max(0, screen.maxX - box.maxX), left: max(0, box.x - screen.x))
    let side = StackInference.corner(of: box, in: screen)?.hasPrefix("bottom") == true ? ", alignment: .bottom" : ""
    if side.isEmpty {
      // It lies in the middle of what the status bar leaves, or so much above or below that.
      let further = box.midY * 2 - screen.y - ScreenWriter.statusBar - screen.maxY
      (margins.top, margins.bottom) = (max(0, further.rounded()), max(0, -further.rounded()))
    } else {
      margins.bottom = max(0, (screen.maxY - box.maxY).rounded())
    }
    let shown = writer.padded(ViewCode("\(name)()"), margins)
      .modified(".frame(maxWidth: .infinity, maxHeight: .infinity\(side))")
      .modified(".presentationBackground(.black.opacity(0.4))")
    return code.modified(".fullScreenCover(isPresented: $isDialogPresented)", [shown])
  }

  /// A dialog of words and buttons is an alert; any other, as one with stars to tap, is a view of its own.
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
      leaves.allSatisfy({ $0.kind != .image }), leaves.count(where: { $0.kind == .icon }) < 2, let title = texts.first,
      buttons.allSatisfy({ $0.texts.count == 1 }), ScreenWriter.isAlert(dialog)
    else { return cover(dialog, on: code) }
    writer.state.append("@State private var isAlertPresented = true")
    let actions = buttons.map { button -> String in
      let words = button.texts[0]
      return "  Button(\(SwiftWords.literal(words))\(ScreenWriter.role(of: words))) {}"
    }
    var lines = [".alert(\(SwiftWords.literal(title)), isPresented: $isAlertPresented) {"] + actions
    if texts.count > 1 { lines += ["} message: {", "  " + SwiftWords.text(texts[1])] }
    lines.append("}")
    return code.modified(lines)
  }
}
