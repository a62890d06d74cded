import SwiftKitSDK

/// SwiftUI makes a view many times, also one that is never shown.
struct TaskInViewInit: Check {
  let id = "task-in-view-init"
  let rules = ["concurrency/tasks/task-in-view-init"]
  let severity = Severity.warning
  let title = "a task that a view starts in its initialiser"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|init| & |Task|"]

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.startedTasks {
      guard let code = task.enclosing(.initializer, .function, .variable, .closure), let type = code.enclosingType,
        type.isView, code.kind == .initializer || isCalledByInit(code, of: type), !task.closures.isEmpty,
        task.chain?.node.isDiscarded == true || code.kind == .initializer
      else { continue }
      report(task, "this runs each time the view is created, shown or not, and nothing cancels it; start it in `.task`")
    }
  }

  private func isCalledByInit(_ code: Node, of type: Node) -> Bool {
    guard code.kind == .function, let name = code.name, code.parent == type else { return false }
    return type.children(.initializer).contains { initializer in
      initializer.child(.body)?.statements.contains {
        $0.kind == .chain && $0.chain?.parts.count == 1 && $0.chain?.root.isNamed(name) == true
      }
        == true
    }
  }
}
