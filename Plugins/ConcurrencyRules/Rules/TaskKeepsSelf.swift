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
    for task in file.calls(named: "Task") where task.isRoot && !task.isInPreview && !file.isOfTests {
      guard let node = task.chain?.node, task.chain?.parts.count == 1, let closure = task.closures.last,
        closure.children(.capture).isEmpty, let type = task.enclosingType,
        type.kind == .class || type.kind == .extension,
        let assignment = node.parent?.assignment, assignment.value == node,
        let target = assignment.target.ownMemberName,
        type.allParts.contains(where: { $0.children(.variable).contains { $0.isNamed(target) } }),
        let loop = closure.statements.first(where: isEndless),
        loop.descendants.contains(where: { $0.isNamed("self") && $0.isRoot })
      else { continue }
      report(task, "the loop keeps self alive, so deinit cannot cancel \(target); write Task { [weak self] in")
    }
  }

  private func isEndless(_ statement: Node) -> Bool {
    statement.kind == .while || statement.kind == .for && statement.source.hasPrefix("for await")
      || statement.kind == .for && statement.source.hasPrefix("for try await")
  }
}
