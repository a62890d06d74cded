import SwiftKitSDK

/// A detached task forgets priority, task-local values and, most of all, who waits for it.
///
/// With a priority of its own it was chosen on purpose, unless a view or a model starts it and it has to come back to the main
/// actor. A handle that is kept and cancelled does what the structure of tasks would do.
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
      guard let chain = call.chain, chain.root.isNamed("Task"), chain.parts.count == 2,
        !isCancelled(chain.node),
        !call.hasArgument("priority") || chain.isStatement && isOfMainActor(call) && comesBack(call)
      else { continue }
      report(
        call,
        "`Task.detached` drops priority and cancellation; await an async function marked `@concurrent`, or use `Task`",
        suggestion: chain.root.range.upperBound <= call.anchor.lowerBound
          ? [Edit(chain.root.range.upperBound..<call.anchor.upperBound, "")] : [])
    }
  }

  /// Whether the task is assigned to a property or constant that the file cancels.
  private func isCancelled(_ task: Node) -> Bool {
    guard let place = task.parent else { return false }
    let name = place.kind == .initial ? place.parent?.name : place.assignment?.target.chain?.parts.last?.name
    guard let name else { return false }
    return task.file.calls(named: "cancel").contains { cancel in
      cancel.chain?.parts.contains { $0.kind == .member && $0.isNamed(name) } == true
    }
  }

  private func isOfMainActor(_ call: Node) -> Bool {
    guard let owner = call.owner else { return false }
    return owner.isView || owner.kind == .class && owner.hasAttribute("MainActor")
  }

  /// `MainActor.run`, `Task { @MainActor in … }`, `DispatchQueue.main.async`, `await self.show(image)`.
  private func comesBack(_ call: Node) -> Bool {
    call.closures.last?.descendants.contains { node in
      if node.kind == .operator, node.isNamed("await"), call.owner?.kind == .class {
        return node.parent?.children(.chain).contains { $0.chain?.root.isNamed("self") == true } == true
      }
      return (node.kind == .member || node.kind == .attribute) && node.isNamed("MainActor")
        || node.kind == .member && node.isNamed("DispatchQueue")
    } == true
  }
}
