import SwiftKitSDK

/// A cancelled sleep returns at once, so a loop that swallows its error spins without a pause.
struct SleepIgnoresCancellation: Check {
  let id = "sleep-ignores-cancellation"
  let rules = ["concurrency/tasks/sleep-ignores-cancellation", "concurrency/tasks/check-cancellation-in-loops"]
  let severity = Severity.warning
  let title = "a loop that sleeps with try? and never checks for cancellation"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|while| & |sleep|", "|for| & |sleep|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sleep") where call.isModifier && !file.isOfTests {
      guard call.chain?.root.isNamed("Task", "ContinuousClock", "SuspendingClock") == true,
        let operation = call.chain?.node.parent,
        let mark = operation.children.first(where: { $0.kind == .operator && $0.isNamed("try?") }),
        let loop = call.enclosing(.while, .for, .closure, .function), loop.kind == .while || isCounted(loop),
        !loop.sourceHolds("cancel"),
        operation.parent?.kind == .body, !isForgotten(call), !isTakenAsDone(loop)
      else { continue }
      // What follows a loop without an end was never reached.
      let condition = loop.children(.condition).first?.firstChild
      let isEndless = condition?.kind == .boolean && loop.parent?.statements.last == loop
      let hasResult = loop.enclosing(.function)?.child(.type) != nil
      report(
        mark,
        loop.kind == .for
          ? "once the task is cancelled, this loop runs without pausing; leave it with `try await`, or check `Task.isCancelled`"
          : "once the task is cancelled, this loop runs without pausing; add `while !Task.isCancelled`",
        edits: isEndless && !hasResult ? condition.map { [Edit($0.range, "!Task.isCancelled")] } ?? [] : [])
    }
  }

  /// `for _ in 0..<60`: what counts its passes by the clock.
  private func isCounted(_ loop: Node) -> Bool {
    guard loop.kind == .for else { return false }
    return loop.children(.operation).contains { range in
      range.children(.operator).contains { $0.isNamed("..<", "...") }
    }
  }

  /// Whether it runs in a task that nobody keeps, so that nobody can cancel it either.
  private func isForgotten(_ call: Node) -> Bool {
    guard let closure = call.enclosing(.closure, .function), closure.kind == .closure,
      let task = closure.callOfArgument,
      task.isNamed("Task", "detached"), let node = task.chain?.node
    else { return false }
    return node.isDiscarded || node.enclosing(.variable)?.flags.contains(.static) == true
  }

  /// Whether the code behind the loop takes its work as done: to leave earlier would be wrong.
  private func isTakenAsDone(_ loop: Node) -> Bool {
    loop.parent?.statements.last != loop
      && loop.descendants.contains {
        $0.kind == .statement && $0.isNamed("break") && $0.enclosing(.while, .for) == loop
      }
  }
}
