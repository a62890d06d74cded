import SwiftKitSDK

/// A detached task forgets priority, task-local values and, most of all, who waits for it.
///
/// With a priority of its own it was chosen on purpose.
struct TaskDetached: Check {
  let id = "task-detached"
  let rules = ["concurrency/tasks/task-detached"]
  let severity = Severity.info
  let title = "a detached task"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|detached|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "detached") where !call.isInPreview {
      guard let chain = call.chain, chain.root.isNamed("Task"), chain.parts.count == 2, !call.hasArgument("priority")
      else {
        continue
      }
      report(
        call,
        "`Task.detached` drops priority and cancellation; await an async function marked `@concurrent`, or use `Task`",
        suggestion: chain.root.range.upperBound <= call.anchor.lowerBound
          ? [Edit(chain.root.range.upperBound..<call.anchor.upperBound, "")] : [])
    }
  }
}
