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
    for task in file.calls(named: "Task", "detached") where makesTask(task) && !task.isInPreview && !file.isOfTests {
      guard let name = keeper(of: task),
        let function = task.enclosing(.closure, .function, .initializer, .accessor),
        isAskedAgain(function, for: name),
        let type = task.enclosingType,
        let property = type.allParts.flatMap({ $0.children(.variable) }).first(where: { $0.isNamed(name) }),
        property.child(.type)?.isNamed("Task") == true,
        // `didSet { oldValue?.cancel() }`
        !property.children(.accessor).contains(where: { $0.sourceHolds("cancel") }),
        case let before = function.descendants.filter({ !isLeft($0, beside: task) }),
        before.filter({ $0.isNamed(name) && !isAwaited($0, after: task) }).count == 1,
        !before.contains(where: \.endsByName)
      else { continue }
      report(
        task.chain?.root ?? task,
        "the previous task in `\(name)` keeps running; call `\(name)?.cancel()` before replacing it")
    }
  }

  /// `Task { … }` and `Task.detached { … }`
  private func makesTask(_ call: Node) -> Bool {
    call.isNamed("Task") ? call.isRoot : call.chain?.parts.count == 2 && call.chain?.root.isNamed("Task") == true
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

  /// `await task?.value` behind it, which waits for the new task and ends no other.
  private func isAwaited(_ use: Node, after task: Node) -> Bool {
    task.isBefore(use) && use.chain?.parts.last?.isNamed("value", "result") == true
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
  private func isAskedAgain(_ code: Node, for property: String) -> Bool {
    guard code.kind == .function else { return code.observesValue }
    if code.children(.parameter).isEmpty {
      return code.file.once { Observers(code.file) }.call(code, withoutEnding: property)
    }
    return !Self.once.contains(code.name ?? "")
  }

  /// What the system calls one time, when there is no task yet.
  private static let once: Set = [
    "application", "applicationDidFinishLaunching", "awakeFromNib", "viewDidLoad", "scene",
  ]
}

/// What the observers of a file's values call, and what they end, found once for all tasks.
private struct Observers {
  /// The observers that call a function of this name of their type.
  private var callers: [String: Set<Node>] = [:]
  /// Those that call what is called like an end: `if isActive { start() } else { stop() }`.
  private var ending: Set<Node> = []
  /// By observer and property, the functions that the one calls and that cancel the other:
  /// `if isActive { start() } else { leave() }`.
  private var cancelling: [Node: [String: Set<Node>]] = [:]

  init(_ file: SourceFile) {
    var cancelled: [Node: Set<String>] = [:]
    for call in file.calls(named: "cancel") {
      guard let function = call.enclosing(.function), let parts = call.chain?.parts else { continue }
      cancelled[function, default: []].formUnion(parts.filter { $0.kind == .member }.compactMap(\.name))
    }
    for observer in file.nodes(.accessor, .closure) where observer.observesValue {
      read(observer, cancelled, names: Set(cancelled.keys.compactMap(\.name)))
    }
  }

  private mutating func read(_ observer: Node, _ cancelled: [Node: Set<String>], names: Set<String>) {
    var known: Set<String> = []
    for call in observer.descendants where call.kind == .call {
      if call.endsByName { ending.insert(observer) }
      guard let name = call.name, !known.contains(name), call.isOfSelf else { continue }
      if call.enclosing(.accessor, .closure, .function) == observer {
        known.insert(name)
        callers[name, default: []].insert(observer)
      }
      guard names.contains(name), let function = call.calledHere else { continue }
      for property in cancelled[function] ?? [] {
        cancelling[observer, default: [:]][property, default: []].insert(function)
      }
    }
  }

  /// Whether an observer of the function's type calls it, and neither ends anything nor calls another that cancels the property.
  func call(_ function: Node, withoutEnding property: String) -> Bool {
    guard let name = function.name, let type = function.owner?.name else { return false }
    return callers[name]?.contains { observer in
      observer.enclosingType?.name == type && !ending.contains(observer)
        && cancelling[observer]?[property]?.contains { $0 != function } != true
    } == true
  }
}

extension Node {
  /// A call that cancels, or that is called like one: `cancelSearch()`.
  fileprivate var endsByName: Bool {
    kind == .call && nameWords.first.map(["cancel", "stop", "reset", "invalidate"].contains) == true
  }

  /// Whether this code runs whenever a value changes: `didSet { … }`, `.onChange(of: city) { … }`.
  fileprivate var observesValue: Bool {
    switch kind {
    case .accessor: isNamed("didSet", "willSet")
    case .closure: callOfArgument?.isNamed("onChange", "onReceive") == true
    default: false
    }
  }

  /// `start()` and `self.start()`
  fileprivate var isOfSelf: Bool {
    guard let parts = chain?.parts, let place = parts.firstIndex(of: self) else { return false }
    return place == 0 && !flags.contains(.implicit) || place == 1 && parts[0].isNamed("self")
  }
}
