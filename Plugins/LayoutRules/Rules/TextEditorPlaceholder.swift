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
        modifier.descendants(.ternary).contains { isSeen($0, whileEmpty: name) }
      } == true
    }
    let conditions = statement.children(.condition).compactMap(\.firstChild?.resolved)
    guard statement.kind == .if, conditions.contains(where: { isEmpty(name, if: $0) == true }) else { return false }
    return statement.child(.branch)?.onlyView?.isRooted(in: "Text") == true
  }

  /// Whether it is the opacity of what is seen while the text is empty: `text.isEmpty && !isFocused ? 1 : 0`,
  /// `text.isEmpty ? 0.4 : 0`.
  private func isSeen(_ opacity: Node, whileEmpty name: String) -> Bool {
    guard let condition = opacity.firstChild,
      let isEmpty = isEmpty(name, if: (condition.negated ?? condition).resolved)
    else { return false }
    // The numbers of a choice are those for a condition without its `!`.
    guard let choice = opacity.choice else { return isEmpty == (condition.negated == nil) }
    return isEmpty == (choice.whenTrue > choice.whenFalse)
  }

  /// Whether a condition asks for the text to be empty, `text.isEmpty`, `model.text.isEmpty && !isFocused`, or for words in it,
  /// `!text.isEmpty || isFocused`; nil where it asks for something else.
  private func isEmpty(_ name: String, if condition: Node) -> Bool? {
    let condition = condition.bare
    if let negated = condition.negated { return isEmpty(name, if: negated).map { !$0 } }
    if condition.kind == .operation {
      let operators = condition.children(.operator)
      guard operators.allSatisfy({ $0.isNamed("&&", "||") }) else { return nil }
      return condition.children.filter { $0.kind != .operator }.compactMap { isEmpty(name, if: $0) }.first
    }
    guard let parts = condition.chain?.parts, parts.count > 1, parts[parts.count - 1].isNamed("isEmpty"),
      parts[parts.count - 2].isNamed(name)
    else { return nil }
    return true
  }
}
