import SwiftKitSDK

/// Rules in the closure of a button can be neither tested nor found.
struct LogicInAction: Check {
  let id = "logic-in-action"
  let rules = ["style/views/logic-in-action"]
  let severity = Severity.info
  let title = "rules in the closure of a button"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|Button|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for button in file.calls(named: "Button") where button.isRoot && !button.isInPreview {
      guard let action = button.closures.first(where: { $0.isAction }) else { continue }
      let inner = action.descendants.count { node in
        guard let parent = node.parent, [.closure, .branch, .switchCase, .body].contains(parent.kind) else {
          return false
        }
        return ![.parameter, .capture, .type, .attribute, .condition].contains(node.kind)
      }
      let decides = action.descendants.contains { [.if, .switch, .ternary, .guard].contains($0.kind) }
      guard inner >= 5 && decides || inner >= 10 else { continue }
      report(button, "this button's action has \(inner) statements, which cannot be tested; move them into a method")
    }
  }
}
