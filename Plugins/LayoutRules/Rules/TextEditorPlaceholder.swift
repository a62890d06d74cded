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
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for editor in file.calls(named: "TextEditor") where editor.isRoot && !editor.isInPreview {
      guard let parts = editor.argument("text")?.value.chain?.parts,
        parts.contains(where: { $0.name?.hasPrefix("$") == true }),
        let bound = parts.last?.name?.drop(while: { $0 == "$" }),
        statements(around: editor).contains(where: { isPlaceholder($0, of: String(bound)) })
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
    // A member of the type stands for what it makes.
    return (stack + layers.flatMap(\.closures).flatMap(\.statements)).flatMap { statement in
      guard let chain = statement.chain, chain.parts.count == 1, let code = chain.codeOfMember else {
        return [statement]
      }
      return code.statements
    }
  }

  private func isPlaceholder(_ statement: Node, of name: String) -> Bool {
    // `Text("Notes").opacity(text.isEmpty ? 1 : 0)`
    if statement.kind == .chain, statement.chain?.isRooted(in: "Text") == true {
      return statement.chain?.modifiers(named: "opacity", "hidden").contains { modifier in
        modifier.descendants(.ternary).contains { $0.firstChild.map { asks($0, for: name) } == true }
      } == true
    }
    guard statement.kind == .if, let condition = statement.child(.condition)?.firstChild?.resolved,
      asks(condition, for: name)
    else { return false }
    return statement.child(.branch)?.onlyView?.isRooted(in: "Text") == true
  }

  /// `text.isEmpty`, `model.text.isEmpty`.
  private func asks(_ condition: Node, for name: String) -> Bool {
    guard let parts = condition.chain?.parts, parts.count > 1 else { return false }
    return parts[parts.count - 1].isNamed("isEmpty") && parts[parts.count - 2].isNamed(name)
  }
}
