import SwiftKitSDK

/// What the functions of a file do with tasks, found out once however often they are called.
struct TaskFunctions {
  /// The functions that start a task, kept or not, and do nothing else, with the statement that starts it.
  private(set) var tasks: [Node: Node] = [:]
  /// Those that keep what they ask for, as what loads does under any name: `trips = try await service.trips(in: year)`.
  private(set) var keepAnswers: Set<Node> = []
  /// The names of those that load by their name, and that neither wait nor start anything.
  private(set) var doneAtOnce: Set<String> = []
  /// The names of what is cancelled, `loading` of `loading?.cancel()`.
  private(set) var cancelled: Set<String> = []
  private var started: [Node: Set<String?>] = [:]

  static func known(in file: SourceFile) -> TaskFunctions { file.once { TaskFunctions(file) } }

  private init(_ file: SourceFile) {
    var busy: Set<String> = []
    for function in file.nodes(.function) {
      if let task = Self.onlyTask(of: function) {
        tasks[function] = task
        if Self.keepsAnswer(function) { keepAnswers.insert(function) }
      }
      guard let name = function.name, AppearLoad.isLoading(name) else { continue }
      if Self.isDoneAtOnce(function) { doneAtOnce.insert(name) } else { busy.insert(name) }
    }
    doneAtOnce.subtract(busy)
    for task in file.nodes([.call, .member], named: ["Task"]) where Self.isStart(task) {
      if let function = task.enclosing(.function) { started[function, default: []].insert(Self.keeper(of: task)) }
    }
    for cancel in file.calls(named: "cancel") { cancelled.formUnion(Self.names(cancelledBy: cancel)) }
  }

  /// The names that keep the tasks of a function, nil for a task that nothing keeps.
  func keepers(in function: Node) -> Set<String?> { started[function] ?? [] }

  /// The same of the tasks that a closure starts itself.
  static func keepers(in closure: Node) -> Set<String?> { Set(closure.descendants.filter(isStart).map(keeper)) }

  /// `Task { … }` and `Task.detached { … }`, not `Task.isCancelled`.
  private static func isStart(_ node: Node) -> Bool {
    guard node.kind == .call || node.kind == .member, node.isNamed("Task"), node.isRoot else { return false }
    return node.kind == .call || node.chain?.parts.dropFirst().first?.isNamed("detached") == true
  }

  /// `loading` of `loading = Task { … }`, of `model.loading = Task { … }` and of `loading.append(Task { … })`.
  private static func keeper(of task: Node) -> String? {
    if let list = task.chain?.node.callOfArgument, list.isNamed("append", "insert") { return listName(of: list) }
    for around in task.ancestors.prefix(while: { $0.kind != .function }) where around.kind == .operation {
      guard let kept = around.assignment, kept.value.chain?.root.isNamed("Task") == true else { continue }
      return kept.target.chain?.parts.last { $0.kind == .member }?.name
    }
    return nil
  }

  private static func listName(of change: Node) -> String? {
    change.chain?.parts.prefix { $0 != change }.last { $0.kind == .member }?.name
  }

  /// `loading` of `loading?.cancel()`, of `loading.forEach { $0.cancel() }` and of `for task in loading { task.cancel() }`.
  private static func names(cancelledBy cancel: Node) -> [String] {
    let each = cancel.enclosing(.closure)?.callOfArgument.flatMap { $0.isNamed("forEach") ? $0.chain?.node : nil }
    let loop = cancel.enclosing(.for)?.child(.chain)
    return [cancel.chain?.node, each, loop].compactMap(\.self).flatMap { $0.descendants.prefix(24) }.compactMap(\.name)
  }
}

// MARK: - What one function does

extension TaskFunctions {
  /// The statement of a function that starts a task, where all the rest asks whether there is a need:
  /// `guard items.isEmpty else { return }`, `if items.isEmpty { … }`.
  private static func onlyTask(of function: Node) -> Node? {
    guard let statements = function.child(.body)?.statements, var last = statements.last,
      statements.dropLast().allSatisfy(leavesAtOnce)
    else { return nil }
    var conditions = statements.dropLast().flatMap { $0.children(.condition) }
    if last.kind == .if {
      let ways = last.children.filter { $0.kind != .condition }
      guard ways.count == 1, case let steps = ways[0].statements, steps.count == 1 else { return nil }
      conditions += last.children(.condition)
      last = steps[0]
    }
    guard let task = (last.assignment?.value ?? last).chain, task.root.isNamed("Task"), task.parts.count == 1,
      conditions.isEmpty || !askWhatIsTurned(conditions, in: function)
    else { return nil }
    return last
  }

  /// `guard items.isEmpty else { return }`
  private static func leavesAtOnce(_ statement: Node) -> Bool {
    guard statement.kind == .guard, let exit = statement.child(.branch)?.statements, exit.count == 1 else {
      return false
    }
    return exit[0].kind == .return && exit[0].firstChild == nil
  }

  /// Whether conditions ask for a flag that the function turns: what is done once would never be done if its task is cancelled.
  private static func askWhatIsTurned(_ conditions: [Node], in function: Node) -> Bool {
    let asked = Set(conditions.flatMap { $0.descendants(.chain) }.compactMap(AppearLoad.names))
    return function.descendants.contains { step in
      guard step.kind == .operation, let change = step.assignment, change.value.kind == .boolean else { return false }
      return AppearLoad.names(change.target).map { asked.contains($0) } == true
    }
  }

  private static func keepsAnswer(_ function: Node) -> Bool {
    var awaited: [String: Node] = [:]
    var keeps = false
    for node in function.descendants {
      if AppearLoad.isAction(node) { return false }
      if node.kind == .variable, let name = node.name {
        awaited[name] = node.child(.initial)?.firstChild.flatMap(awaitedCall)
      } else if !keeps, node.kind == .operation, let assignment = node.assignment {
        let call = awaitedCall(node) ?? assignment.value.ownMemberName.flatMap { awaited[$0] }
        keeps = call.map { isKept($0, by: assignment.target) } == true
      }
    }
    return keeps
  }

  private static func isKept(_ call: Node, by target: Node) -> Bool {
    guard let keeper = target.chain?.parts.last, keeper.kind == .member, let name = call.name else { return false }
    return AppearLoad.begins(name, withOneOf: ["load", "fetch", "get"])
      || !Set(call.nameWords).isDisjoint(with: keeper.nameWords)
  }

  /// `trips(in: year)` of `try await service.trips(in: year)`.
  private static func awaitedCall(_ operation: Node) -> Node? {
    guard operation.kind == .operation, operation.children(.operator).contains(where: { $0.isNamed("await") }),
      let call = operation.children(.chain).last?.chain?.parts.last, call.kind == .call
    else { return nil }
    return call
  }

  private static func isDoneAtOnce(_ function: Node) -> Bool {
    !function.flags.contains(.async) && function.child(.body)?.statements.isEmpty == false
      && !function.descendants.contains {
        $0.isNamed("Task", "async", "dataTask", "sink", "await") || $0.kind == .closure
          || $0.kind == .call && $0.name.map(AppearLoad.isLoading) == true
      }
  }
}
