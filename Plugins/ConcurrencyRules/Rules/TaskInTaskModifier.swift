import SwiftKitSDK

/// The inner task is not cancelled with the view, and the spinner of a refresh ends at once.
struct TaskInTaskModifier: Check {
  let id = "task-in-task-modifier"
  let rules = ["concurrency/tasks/task-in-task-modifier", "search-and-refresh/refresh/pull-to-refresh"]
  let severity = Severity.warning
  let title = "a task inside of .task or .refreshable"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|task| & |Task|", "|refreshable| & |Task|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.calls(named: "Task") where task.isRoot && !task.isInPreview {
      guard let chain = task.chain, chain.parts.count == 1, let closure = chain.node.parent, closure.kind == .closure,
        let call = closure.callOfArgument, call.isNamed("task", "refreshable"), call.isViewModifier, chain.isStatement,
        closure.statements.last == chain.node
      else { continue }
      let isAlone = closure.statements.count == 1
      report(
        task,
        call.isNamed("task")
          ? "this `Task` is not cancelled with the view; await directly in the `.task` closure"
          : "the refresh ends before this `Task` has loaded anything; await directly in the `.refreshable` closure",
        edits: isAlone ? task.taskContent.map(chain.node.keeping) ?? [] : [])
    }
  }
}
