import SwiftKitSDK

/// SwiftUI makes a view many times, also one that is never shown.
struct TaskInViewInit: Check {
  let id = "task-in-view-init"
  let rules = ["concurrency/tasks/task-in-view-init"]
  let severity = Severity.info
  let title = "a task that a view starts in its initialiser"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|init| & |Task|"]

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.startedTasks {
      guard let code = task.enclosing(.initializer, .function, .variable, .closure), let type = code.enclosingType,
        type.isView, code.kind == .initializer || isCalledByInit(code, of: type),
        !task.closures.isEmpty || task.hasArgument("operation"),
        task.chain?.node.isDiscarded == true || code.kind == .initializer
          || code.child(.body)?.onlyView?.node == task.chain?.node
      else { continue }
      report(task, "this runs each time the view is created, shown or not, and nothing cancels it; start it in `.task`")
    }
  }

  private func isCalledByInit(_ code: Node, of type: Node) -> Bool {
    guard code.kind == .function, let name = code.name, code.parent == type else { return false }
    return type.children(.initializer).contains { initializer in
      initializer.child(.body)?.statements.contains { statement in
        if statement.kind == .chain, statement.chain?.parts.count == 1, statement.chain?.root.isNamed(name) == true {
          return true
        }
        // `product = Self.begin { … }`
        return statement.assignment?.value.chain?.parts.last?.calledHere == code
      } == true
    }
  }
}
