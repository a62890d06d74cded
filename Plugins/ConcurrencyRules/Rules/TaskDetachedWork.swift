import SwiftKitSDK

/// A detached task that keeps its work off the caller's actor, which an async function marked `@concurrent` does too.
///
/// It was most often chosen on purpose, so it is off by default.
struct TaskDetachedWork: Check {
  let id = "task-detached-work"
  let rules = ["concurrency/tasks/task-detached-work"]
  let severity = Severity.info
  let title = "a detached task that does its own work"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|detached|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for task in DetachedTask.all(in: file) where !task.gainsNothing {
      report(task.call, task.message, suggestion: task.suggestion)
    }
  }
}
