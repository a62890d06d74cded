import SwiftKitSDK

/// The error of a task whose value nobody reads is gone without a trace.
struct ErrorLostInTask: Check {
  let id = "error-lost-in-task"
  let rules = ["concurrency/tasks/error-lost-in-task"]
  let severity = Severity.warning
  let title = "an error that is thrown in a task and never seen"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|Task| & |try|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for task in file.nodes(.call, named: ["Task", "detached"]) where !task.isInPreview {
      guard let chain = task.chain, chain.root.isNamed("Task"), chain.parts.last == task, chain.node.isDiscarded,
        let closure = task.closures.last
      else { continue }
      let lost = closure.descendants.first { node in
        node.kind == .operator && node.isNamed("try") && !isCaught(node, in: closure) && !isSleep(node)
      }
      guard lost != nil else { continue }
      report(task, "errors thrown in this `Task` are lost; catch them inside the `Task`, and show or log them")
    }
  }

  private func isCaught(_ mark: Node, in closure: Node) -> Bool {
    var inner = mark
    for outer in mark.ancestors {
      if outer == closure { return false }
      // Another function, or what is thrown there goes to whoever runs the closure.
      if outer.kind == .closure || outer.kind == .function { return true }
      if outer.kind == .statement, outer.isNamed("do"), inner.kind == .body,
        outer.children(.statement).contains(where: { $0.isNamed("catch") })
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// `try await Task.sleep(…)` throws when it is cancelled, and then nothing is lost.
  private func isSleep(_ mark: Node) -> Bool {
    guard let operation = mark.parent else { return false }
    return operation.descendants.contains { $0.kind == .call && $0.isNamed("sleep", "checkCancellation") }
  }
}
