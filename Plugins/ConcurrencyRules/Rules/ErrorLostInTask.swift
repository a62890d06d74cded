import SwiftKitSDK

/// The error of a task whose value nobody reads is gone without a trace.
///
/// Not where all that the task tries are functions of its file, or closures that `withHaptics` and the like run, that log or show their
/// errors themselves, or objects whose errors its type follows, and where all that can be thrown is that the task was cancelled or that
/// people closed what it shows. Nor in screens for developers.
struct ErrorLostInTask: Check {
  let id = "error-lost-in-task"
  let rules = ["concurrency/tasks/error-lost-in-task"]
  let severity = Severity.info
  let title = "an error that is thrown in a task and never seen"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|Task| & |try|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for task in file.nodes(.call, named: ["Task", "detached"]) where !task.isInPreview && !task.isForDevelopers {
      guard let chain = task.chain, chain.root.isNamed("Task"), chain.parts.last == task,
        chain.node.isDiscarded && !chain.node.isValueOfChoice || isThrownAway(chain.node) || isKeptUnread(chain.node),
        let closure = task.closures.last
      else { continue }
      let lost = closure.descendants.first { node in
        if isThrowingLoop(node) { return !node.isCaught(in: closure) }
        return node.kind == .operator && node.isNamed("try") && !node.isCaught(in: closure) && !node.triesToPause
          && !node.triesWhatHandlesErrors
      }
      guard lost != nil else { continue }
      report(task, "errors thrown in this `Task` are lost; catch them inside the `Task`, and show or log them")
    }
  }

  /// `for try await line in handle.lines { … }`, which an error of reading ends. Other sequences may throw by their type alone.
  private func isThrowingLoop(_ node: Node) -> Bool {
    guard node.kind == .for, case let start = node.range.lowerBound,
      node.file.source(start..<start + 8) == "for try "
    else { return false }
    return node.children(.chain).contains { sequence in
      sequence.chain?.parts.last?.isNamed("lines", "bytes", "resourceBytes", "characters", "unicodeScalars") == true
    }
  }

  /// `_ = Task { … }`
  private func isThrownAway(_ task: Node) -> Bool {
    guard let assignment = task.parent?.assignment, assignment.value == task else { return false }
    return assignment.target.kind == .expression && assignment.target.source == "_"
  }

  /// Whether the task goes to a private property that the file only cancels and replaces.
  private func isKeptUnread(_ task: Node) -> Bool {
    guard let assignment = task.parent?.assignment, assignment.value == task,
      let name = assignment.target.ownMemberName, let property = assignment.target.variable(named: name),
      property.isPrivate, property.parent == property.enclosingType,
      property.child(.type)?.source.hasPrefix("Task<") == true,
      let type = property.enclosingType, property.file.nodes(.variable, named: [name]).count == 1
    else { return false }
    return property.uses(ofMember: name, in: type).allSatisfy { use in
      guard let chain = use.chain else { return false }
      let rest = chain.parts.drop { $0 != use }.dropFirst().filter { $0.kind != .optional }
      return rest.isEmpty
        ? chain.node.parent?.assignment?.target == chain.node
        : rest.count == 1 && rest[0].isNamed("cancel", "isCancelled")
    }
  }
}
