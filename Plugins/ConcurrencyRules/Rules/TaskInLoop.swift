import SwiftKitSDK

/// Tasks that a loop throws off can be neither awaited nor cancelled, and their number has no limit.
struct TaskInLoop: Check {
  let id = "task-in-loop"
  let rules = ["concurrency/tasks/task-in-loop"]
  let severity = Severity.info
  let title = "a task for each iteration of a loop"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|Task| & |for|", "|Task| & |forEach|", "|Task| & |while|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for task in file.startedTasks {
      guard let node = task.chain?.node, task.chain?.parts.last == task, let block = node.block, isLoop(block),
        node.isDiscarded, task.closures.last?.awaits == true
      else { continue }
      report(
        task,
        "tasks started in a loop cannot be awaited or cancelled together; use `withTaskGroup`, or one `Task` around the loop"
      )
    }
    // `launch(next)`, a function that only starts a task.
    for task in file.startedTasks {
      guard let node = task.chain?.node, task.chain?.parts.last == task, let body = node.parent, body.kind == .body,
        body.statements.count == 1, task.closures.last?.awaits == true, let function = body.parent,
        function.kind == .function, function.child(.type) == nil, let name = function.name
      else { continue }
      for call in file.calls(named: name) where call.calledHere == function && !call.isInPreview {
        guard let place = call.chain?.node, call.chain?.parts.last == call, place.isDiscarded, let block = place.block,
          isLoop(block)
        else { continue }
        report(
          call,
          "each pass of this loop starts a task that cannot be awaited or cancelled; use `withTaskGroup`, or one `Task` around the loop"
        )
      }
    }
  }

  private func isLoop(_ block: Node) -> Bool {
    if block.kind == .closure { return block.callOfArgument?.isNamed("forEach") == true }
    guard block.kind == .body, let loop = block.parent, loop.kind == .for || loop.kind == .while else { return false }
    return loop.kind == .while || !loop.source.prefix(24).contains("await")
  }
}

extension Node {
  /// The block that this statement is run in, past the branches around it.
  fileprivate var block: Node? {
    ancestors.first { ![.branch, .if, .switch, .switchCase].contains($0.kind) }
  }
}
