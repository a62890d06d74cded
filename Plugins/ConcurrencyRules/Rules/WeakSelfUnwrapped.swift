import SwiftKitSDK

/// Unwrapped as its first step, self is kept for as long as the task runs, exactly as without the capture.
struct WeakSelfUnwrapped: Check {
  let id = "weak-self-unwrapped"
  let rules = ["concurrency/tasks/weak-self-unwrapped"]
  let severity = Severity.info
  let title = "a weak self that a task unwraps in its first line and keeps"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  // Some write it so that a task which starts late does nothing.
  let isOffByDefault = true
  let literals = ["|Task| & |weak self| & |guard|", "|Task| & |weak self| & |if|"]

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.calls(named: "Task", "detached") where !task.isInPreview && !file.isOfTests {
      guard task.chain?.root.isNamed("Task") == true, task.chain?.parts.last == task, let closure = task.closures.last,
        let capture = closure.children(.capture).first(where: { $0.isNamed("self") }),
        let first = closure.statements.first, bindsSelf(first),
        first.kind == .guard && closure.statements.count > 1 || first.kind == .if && closure.statements.count == 1,
        // What was cancelled or waited for before is another matter.
        closure.awaits || closure.statements.contains(where: isEndless),
        // The loop of a task that is kept is another check's matter, unless a method ends it.
        !closure.statements.contains(where: isEndless) || task.chain?.node.isDiscarded == true
          || TaskKeepsSelf().isLeftToMethods(task)
      else { continue }
      report(
        capture,
        "unwrapped in the first line, `self` is kept until the task ends; drop `[weak self]`, or unwrap it after each `await`"
      )
    }
  }

  private func isEndless(_ statement: Node) -> Bool {
    statement.kind == .while || statement.kind == .for && statement.source.prefix(16).contains("await ")
  }

  /// `guard let self`, and nothing else but values that are there at once.
  private func bindsSelf(_ statement: Node) -> Bool {
    let conditions = statement.children(.condition)
    guard !conditions.isEmpty, conditions.allSatisfy({ !$0.awaits && !$0.sourceHolds("cancel") }),
      let bound = conditions[0].child(.variable)
    else { return false }
    return bound.isNamed("self") || bound.child(.initial)?.firstChild?.source == "self"
  }
}
