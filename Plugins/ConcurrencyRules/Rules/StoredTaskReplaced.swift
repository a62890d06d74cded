import SwiftKitSDK

/// The task that was stored before runs on, and its late answer overwrites the newer one.
///
/// One that is only cancelled where the function then leaves, as for a text that is too short, is replaced all the same.
struct StoredTaskReplaced: Check {
  let id = "stored-task-replaced"
  let rules = ["concurrency/tasks/stored-task-replaced"]
  let severity = Severity.info
  let title = "a stored task that is replaced without being cancelled"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["Task< & |Task|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for task in file.calls(named: "Task") where task.isRoot && !task.isInPreview && !file.isOfTests {
      guard let name = keeper(of: task),
        let function = task.enclosing(.closure, .function, .initializer, .accessor),
        isAskedAgain(function),
        let type = task.enclosingType,
        let property = type.allParts.flatMap({ $0.children(.variable) }).first(where: { $0.isNamed(name) }),
        property.child(.type)?.isNamed("Task") == true,
        // `didSet { oldValue?.cancel() }`
        !property.children(.accessor).contains(where: { $0.sourceHolds("cancel") }),
        case let before = function.descendants.filter({ !isLeft($0, beside: task) }),
        before.filter({ $0.isNamed(name) }).count == 1, !before.contains(where: ends)
      else { continue }
      report(task, "the previous task in `\(name)` keeps running; call `\(name)?.cancel()` before replacing it")
    }
  }

  /// The property that the task goes to, at once or by way of a local constant.
  private func keeper(of task: Node) -> String? {
    guard let node = task.chain?.node, let place = node.parent else { return nil }
    if let assignment = place.assignment { return assignment.value == node ? assignment.target.ownMemberName : nil }
    guard place.kind == .initial, let local = place.parent, local.flags.contains(.constant), let name = local.name,
      let block = local.parent, [.body, .closure].contains(block.kind)
    else { return nil }
    return block.statements.compactMap(\.assignment).first { $0.value.ownMemberName == name }?.target.ownMemberName
  }

  /// A call that cancels, or that is called like one: `cancelSearch()`.
  private func ends(_ call: Node) -> Bool {
    call.kind == .call && call.nameWords.first.map(["cancel", "stop", "reset", "invalidate"].contains) == true
  }

  /// Whether it stands in a branch that returns before the task is made, for a value of which the next one may be another:
  /// `guard text.count > 2 else { … }`, `if text.isEmpty { … }`. What leaves by a flag, `guard isActive else { … }`, comes back
  /// to the task only after that branch has cancelled it.
  private func isLeft(_ node: Node, beside task: Node) -> Bool {
    node.ancestors.contains { branch in
      guard branch.kind == .branch, branch.isBefore(task), branch.statements.last?.kind == .return,
        let choice = branch.parent
      else { return false }
      return choice.children(.condition).contains(where: measures)
    }
  }

  /// Whether the condition asks how large or long something is.
  private func measures(_ condition: Node) -> Bool {
    condition.descendants.contains {
      $0.isNamed("isEmpty") || $0.kind == .operator && $0.isNamed("<", ">", "<=", ">=")
    }
  }

  /// What is asked for with a value is asked for again with another, and so is what follows a property.
  private func isAskedAgain(_ code: Node) -> Bool {
    if code.kind == .accessor { return code.isNamed("didSet", "willSet") }
    if code.kind == .closure { return code.callOfArgument?.isNamed("onChange", "onReceive") == true }
    if code.kind == .function, code.children(.parameter).isEmpty { return followsProperty(code) }
    return code.kind == .function && !Self.once.contains(code.name ?? "")
  }

  /// Whether the function is what an observer of a property calls.
  private func followsProperty(_ function: Node) -> Bool {
    guard let name = function.name, let type = function.owner else { return false }
    return function.uses(ofMember: name, in: type).contains { use in
      use.kind == .call
        && use.chain?.node.parent.map { $0.kind == .accessor && $0.isNamed("didSet", "willSet") } == true
    }
  }

  /// What the system calls one time, when there is no task yet.
  private static let once: Set = [
    "application", "applicationDidFinishLaunching", "awakeFromNib", "viewDidLoad", "scene",
  ]
}
