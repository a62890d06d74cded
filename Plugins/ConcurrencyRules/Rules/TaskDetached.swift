import SwiftKitSDK

/// A detached task forgets priority, task-local values and, most of all, who waits for it.
///
/// Reported where detaching gains nothing: its closure is on the main actor or only awaits.
/// `task-detached-work` reports those that do work of their own.
struct TaskDetached: Check {
  let id = "task-detached"
  let rules = ["concurrency/tasks/task-detached"]
  let severity = Severity.info
  let title = "a detached task that only awaits"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|detached|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for task in DetachedTask.all(in: file) where task.gainsNothing {
      report(task.call, task.message, suggestion: task.suggestion)
    }
  }
}
