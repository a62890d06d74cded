import SwiftKitSDK

/// The inner task is not cancelled with the view, and the spinner of a refresh ends at once.
///
/// Only one that ends the closure, at once or in a branch: before other statements it may be meant to run beside them.
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
    for task in file.startedTasks {
      if let starter = starter(of: task) {
        report(
          task,
          "`\(starter.name ?? "task")` does not wait for this `Task` of a function that it calls; make the function async"
        )
        continue
      }
      guard let chain = task.chain, chain.parts.last == task, chain.isStatement,
        let closure = closureEnding(with: chain.node) ?? closureEnding(inBranchWith: task),
        let call = closure.callOfArgument,
        call.isNamed("task", "refreshable"), call.isViewModifier
      else { continue }
      let isAlone = closure.statements.count == 1 && chain.node.parent == closure
      report(
        task,
        call.isNamed("task")
          ? "this `Task` is not cancelled with the view; await directly in the `.task` closure"
          : "the refresh ends before this `Task` has loaded anything; await directly in the `.refreshable` closure",
        edits: isAlone ? task.taskContent.map(chain.node.keeping) ?? [] : [])
    }
  }

  /// The closure whose last statement this is, past a `withAnimation` around it.
  private func closureEnding(with node: Node) -> Node? {
    guard let closure = node.parent, closure.kind == .closure, closure.statements.last == node else { return nil }
    guard let call = closure.callOfArgument, call.isNamed("withAnimation"), call.isRoot, let outer = call.chain?.node
    else { return closure }
    guard let around = outer.parent, around.kind == .closure, around.statements.last == outer else { return nil }
    return around
  }

  /// The closure that ends with this task in one of its branches, where the task waits for something.
  private func closureEnding(inBranchWith task: Node) -> Node? {
    guard task.closures.last?.awaits == true, var node = task.chain?.node else { return nil }
    while let block = node.parent, let statement = block.parent, isBranch(block, of: statement) {
      guard block.statements.last == node else { return nil }
      node = statement
      // An `else if` stands in the `if` before it.
      while let choice = node.parent, choice.kind == .if { node = choice }
    }
    return closureEnding(with: node)
  }

  /// Whether the block is a branch of an `if` or `switch`, or what a `do` attempts.
  private func isBranch(_ block: Node, of statement: Node) -> Bool {
    switch statement.kind {
    case .if: block.kind == .branch
    case .switch: block.kind == .switchCase
    case .statement: block.kind == .body && statement.isNamed("do")
    default: false
    }
  }

  /// The `.task` or `.refreshable` that ends with a call of the function which only starts this task, or names it.
  private func starter(of task: Node) -> Node? {
    guard let body = task.chain?.node.parent, body.kind == .body, body.statements.count == 1,
      task.chain?.parts.last == task, let function = body.parent, function.kind == .function, let name = function.name,
      // One that gives the task back leaves the waiting to its caller.
      function.child(.type) == nil, function.owner?.isView == true
    else { return nil }
    return modifier(endingWith: function, name, steps: 2)
  }

  /// The modifier that names the function, or ends with a call of it, at once or by way of an async function of the view.
  private func modifier(endingWith function: Node, _ name: String, steps: Int) -> Node? {
    guard steps > 0, let owner = function.owner, owner.isView else { return nil }
    return function.uses(ofMember: name, in: owner).lazy.compactMap { use -> Node? in
      guard let chain = use.chain else { return nil }
      if chain.isStatement, use.kind == .call, let body = chain.node.parent, body.kind == .body,
        body.statements.last == chain.node, let caller = body.parent, caller.kind == .function,
        caller.flags.contains(.async), let name = caller.name
      {
        return modifier(endingWith: caller, name, steps: steps - 1)
      }
      let call =
        chain.isStatement && chain.node.parent?.statements.last == chain.node
        ? chain.node.parent?.callOfArgument : chain.node.callOfArgument
      return call.flatMap { $0.isNamed("task", "refreshable") && $0.isViewModifier ? $0 : nil }
    }.first
  }
}
