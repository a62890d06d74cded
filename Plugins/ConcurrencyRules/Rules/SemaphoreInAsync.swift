import SwiftKitSDK

/// A semaphore that a task waits for stops its thread; when all of them stand, nobody is left to signal.
struct SemaphoreInAsync: Check {
  let id = "semaphore-in-async"
  let rules = ["concurrency/functions/semaphore-in-async"]
  let severity = Severity.info
  let title = "a semaphore or group that async code waits for"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = [
    "|DispatchSemaphore| & |wait|", "|DispatchGroup| & |wait|", "|DispatchWorkItem| & |wait|", "|NSCondition| & |wait|",
  ].beside(
    "|async|", "|Task|", "|task|", "|await|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let gates = names(of: ["DispatchSemaphore", "DispatchGroup"], file)
    let others = names(of: Self.others, file)
    if file.isOfTests { return }
    for call in file.calls(named: "wait") where call.isModifier && !call.isInPreview {
      guard let parts = call.chain?.parts, let place = parts.firstIndex(of: call), place > 0,
        let owner = parts[place - 1].name, !isAwaited(call),
        gates.contains(owner) || others.contains(owner) && isOfOthers(owner, at: call)
      else { continue }
      if call.hasArgument("timeout") {
        guard givesResult(call), waitsForTask(call, owner) else { continue }
        report(
          call,
          "`\(owner).wait(timeout:)` blocks this thread until the task is done or the time is up; make the function async instead"
        )
        continue
      }
      guard call.runsInTask || waitsForTask(call, owner) else { continue }
      report(call, "`\(owner).wait()` blocks a thread that all tasks share and may deadlock; await the work instead")
    }
  }

  /// The variables that hold one of these, or whose type is one of them.
  private func names(of kinds: [String], _ file: SourceFile) -> [String] {
    file.nodes(.call, named: kinds).compactMap { $0.enclosing(.variable)?.name }
      + file.nodes(.variable).filter { $0.child(.type)?.isNamed(kinds) == true }.compactMap(\.name)
  }

  /// Whether the function around it gives what it waits for; other waits with a limit end, as those before an app quits.
  private func givesResult(_ wait: Node) -> Bool {
    guard let code = code(around: wait) else { return false }
    if code.kind == .accessor { return code.isNamed("get") }
    return [.function, .variable].contains(code.kind) && code.child(.type).map { !$0.isNamed("Void") } == true
  }

  private func isAwaited(_ call: Node) -> Bool {
    call.chain?.node.parent?.children.contains { $0.kind == .operator && $0.isNamed("await") } == true
  }

  /// Whether the variable of the name is a work item or a condition, whose names are ordinary words elsewhere in the file.
  private func isOfOthers(_ name: String, at call: Node) -> Bool {
    guard let variable = call.variable(named: name) else { return false }
    return variable.child(.type)?.isNamed(Self.others) == true
      || variable.child(.initial)?.descendants(.call).contains { $0.isNamed(Self.others) } == true
  }

  private static let others = ["DispatchWorkItem", "NSCondition"]

  /// The function, closure or computed property that waits.
  private func code(around wait: Node) -> Node? {
    wait.enclosing(.function, .initializer, .accessor, .closure) ?? wait.enclosingMember
  }

  /// Whether a task that this very function starts gives the signal it waits for.
  private func waitsForTask(_ wait: Node, _ owner: String) -> Bool {
    guard let code = code(around: wait) else { return false }
    return code.descendants(.call, named: "Task", "detached").contains { task in
      (task.isRoot || task.chain?.root.isNamed("Task") == true) && task.isBefore(wait)
        && task.closures.contains { closure in
          closure.descendants.contains { node in
            node.kind == .call && node.isNamed("signal", "leave") && node.chain?.root.isNamed(owner) == true
          }
        }
    }
  }
}
