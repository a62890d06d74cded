import SwiftKitSDK

/// A loop that waits for the next value keeps self for as long as it runs, so deinit never comes to cancel it.
struct TaskKeepsSelf: Check {
  let id = "task-keeps-self"
  let rules = ["concurrency/tasks/task-keeps-self", "concurrency/tasks/async-sequence-in-task"]
  let severity = Severity.info
  let title = "a stored task whose endless loop keeps its owner alive"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|Task| & |for| & |await|", "|Task| & |while|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.calls(named: "Task", "detached") where !task.isInPreview && !file.isOfTests {
      guard let chain = task.chain, chain.root.isNamed("Task"), chain.parts.last == task,
        let closure = task.closures.last, holdsSelf(closure), let type = task.enclosingType,
        [.class, .actor, .extension].contains(type.kind), let target = target(of: chain.node),
        type.allParts.contains(where: { $0.children(.variable).contains { $0.isNamed(target) } }),
        let loop = steps(of: closure).first(where: isEndless),
        usesSelf(loop, of: type, in: closure), !ends(loop),
        !isStoppedByOthers(target, of: type, besides: task), !isShared(type)
      else { continue }
      report(
        task, "the loop keeps `self` alive, so `deinit` cannot cancel `\(target)`; write `Task { [weak self] in … }`")
    }
  }

  /// Whether a property keeps this task and another method of the type cancels it, so that its loop is not reported here.
  func isLeftToMethods(_ task: Node) -> Bool {
    guard let chain = task.chain, let type = task.enclosingType, let target = target(of: chain.node) else {
      return false
    }
    return isStoppedByOthers(target, of: type, besides: task)
  }

  /// The property that the task is stored in: `task = Task { … }`, `tasks.append(Task { … })`, or the same by way of a constant.
  private func target(of task: Node) -> String? {
    if let assignment = task.parent?.assignment, assignment.value == task { return assignment.target.ownMemberName }
    if let call = task.callOfArgument {
      guard call.isNamed("append", "insert"), let parts = call.chain?.parts.drop(while: { $0.isNamed("self") }),
        parts.count == 2, parts.last == call
      else { return nil }
      return parts.first?.name
    }
    guard task.parent?.kind == .initial, let variable = task.parent?.parent, let name = variable.name,
      let block = variable.parent, block.kind == .body
    else { return nil }
    let uses = block.descendants(.member, named: name).compactMap(\.chain).filter { $0.parts.count == 1 }
    return uses.lazy.compactMap { target(of: $0.node) }.first
  }

  /// Whether the closure captures self, or a weak one that it makes strong before the loop.
  private func holdsSelf(_ closure: Node) -> Bool {
    let captures = closure.children(.capture)
    if captures.isEmpty { return true }
    guard captures.count == 1, captures[0].source.hasPrefix("weak self"),
      let loop = closure.statements.firstIndex(where: isEndless)
    else { return false }
    return closure.statements[..<loop].contains { $0.kind == .guard && $0.source.hasPrefix("guard let self") }
  }

  /// Whether the loop names self, or a member of the type, for which a task needs no `self`.
  private func usesSelf(_ loop: Node, of type: Node, in closure: Node) -> Bool {
    let members = Set(type.allParts.flatMap { $0.children.filter { !$0.flags.contains(.static) }.compactMap(\.name) })
      .subtracting(
        (closure.enclosing(.function, .initializer) ?? closure).descendants
          .filter { [.variable, .parameter].contains($0.kind) }.compactMap(\.name))
    return loop.descendants.contains { node in
      (node.kind == .member || node.kind == .call) && node.isRoot
        && (node.isNamed("self") || node.name.map(members.contains) == true)
    }
  }

  /// Whether the loop leaves itself when it has what it waits for.
  private func ends(_ loop: Node) -> Bool {
    loop.descendants.contains { exit in
      if exit.enclosing(.guard, .if, .for, .while)?.sourceHolds("cancel") == true { return false }
      return exit.kind == .return || exit.kind == .statement && exit.isNamed("break") && exit.source != "break"
        || exit.kind == .statement && exit.isNamed("break") && exit.enclosing(.switchCase, .for, .while) == loop
    }
  }

  /// Whether the one instance lives as long as the app: `static let shared`.
  private func isShared(_ type: Node) -> Bool {
    type.allParts.contains { part in
      part.children(.variable).contains { $0.isNamed("shared") && $0.flags.contains(.static) }
    }
  }

  /// Whether another method cancels the task, so that whoever uses the object says when it ends.
  private func isStoppedByOthers(_ target: String, of type: Node, besides task: Node) -> Bool {
    type.allParts.flatMap { $0.children(.function) }.contains { function in
      !task.isInside(function)
        && function.descendants.contains { $0.isNamed(target) && $0.chain?.hasModifier("cancel") == true }
    }
  }

  /// The statements of a closure, those inside of a `do` too.
  private func steps(of closure: Node) -> [Node] {
    closure.statements.flatMap { statement in
      statement.kind == .statement && statement.isNamed("do") ? statement.child(.body)?.statements ?? [] : [statement]
    }
  }

  private func isEndless(_ statement: Node) -> Bool {
    statement.kind == .while || statement.kind == .for && statement.source.hasPrefix("for await")
      || statement.kind == .for && statement.source.hasPrefix("for try await")
  }
}
