import SwiftKitSDK

/// A text field with a vertical axis has a placeholder.
struct TextEditorPlaceholder: Check {
  let id = "text-editor-placeholder"
  let rules = ["lists-and-forms/forms/text-editor-placeholder", "focus-and-scrolling/focus/text-editor-growing"]
  let severity = Severity.info
  let title = "a text editor with a placeholder made by hand"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|TextEditor| & |isEmpty|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for editor in file.calls(named: "TextEditor") where editor.isRoot && !editor.isInPreview {
      guard let bound = editor.argument("text")?.value.ownMemberName, bound.hasPrefix("$"),
        statements(around: editor).contains(where: { isPlaceholder($0, of: String(bound.dropFirst())) })
      else { continue }
      report(
        editor,
        "a `TextEditor` has no placeholder; use `TextField(_:text:axis: .vertical)` with `lineLimit(5...)`, which has one"
      )
    }
  }

  /// What lies in a stack with the editor, or in an overlay of it.
  private func statements(around editor: Node) -> [Node] {
    let stack = editor.enclosingClosures.first.flatMap { $0.call.isNamed("ZStack") ? $0.node.statements : nil } ?? []
    let layers = editor.chain?.modifiers(named: "overlay", "background") ?? []
    return stack + layers.flatMap(\.closures).flatMap(\.statements)
  }

  private func isPlaceholder(_ statement: Node, of name: String) -> Bool {
    guard statement.kind == .if, let parts = statement.child(.condition)?.firstChild?.chain?.parts, parts.count == 2,
      parts[0].isNamed(name), parts[1].isNamed("isEmpty")
    else { return false }
    return statement.child(.branch)?.onlyView?.isRooted(in: "Text") == true
  }
}
