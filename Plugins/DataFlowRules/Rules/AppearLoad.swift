import SwiftKitSDK

/// An `onAppear` that loads, where `.task` exists.
///
/// None is one whose task the view keeps and cancels, or on a placeholder that the load takes away: `.task` would end with it. Nor is
/// one in the app itself, which never goes away.
struct AppearLoad {
  let appear: Node
  let message: String
  let edits: [Edit]
  /// Whether a task or a request is in sight, and not only a name.
  let isAsync: Bool

  static func all(in file: SourceFile) -> [AppearLoad] {
    guard file.settings.deploymentTarget >= 15 else { return [] }
    return file.calls(named: "onAppear").compactMap { appear in
      guard appear.isViewModifier, !appear.isInPreview, case let kinds = appear.arguments.map({ loading($0.value) }),
        case let isAsync = kinds.contains(where: \.isAsync), isAsync || kinds.contains(where: \.isNamed),
        !appear.isInside(closureOf: "GeometryReader"), !isOfRow(appear), !isCancelled(appear),
        !isOnPlaceholder(appear), appear.enclosingType?.conforms(to: "App", "Scene") != true
      else { return nil }
      let asks = appear.closures.contains { $0.descendants.contains(where: isRequest) }
      return AppearLoad(
        appear: appear,
        message: asks
          ? "nothing cancels work started in `onAppear`; await `data(from:)` in `.task`, which is cancelled with the view"
          : "nothing cancels work started in `onAppear`; load in `.task`, which is cancelled with the view",
        edits: taskEdits(appear), isAsync: isAsync)
    }
  }

  /// `.task`, where the closure does nothing but start a task.
  private static func taskEdits(_ appear: Node) -> [Edit] {
    guard appear.arguments.count == 1, appear.arguments[0].isTrailingClosure,
      let closure = appear.closures.first,
      closure.statements.count == 1, let task = closure.statements[0].chain, task.parts.count == 1,
      let content = task.root.taskContent, case let rest = task.node.keeping(content), !rest.isEmpty
    else { return [] }
    return [Edit(appear.anchor, "task")] + rest
  }

  /// Whether it keeps its tasks, and the view cancels them: `loading = Task { … }` and `loading?.cancel()`.
  private static func isCancelled(_ appear: Node) -> Bool {
    let work = work(of: appear)
    let kept = work.filter { $0.assignment?.value.chain?.root.isNamed("Task") == true }
    let names = kept.compactMap { $0.assignment?.target.ownMemberName }
    let areAllKept = work.filter { $0.kind == .call && $0.isNamed("Task") && $0.isRoot }
      .allSatisfy { task in kept.contains { task.isInside($0) } }
    return !names.isEmpty && areAllKept
      && names.allSatisfy { name in
        appear.file.calls(named: "cancel").contains { $0.chain?.node.source.contains(name) == true }
      }
  }

  /// The nodes of what it does, with those of the functions of its view that it calls or names.
  static func work(of appear: Node) -> [Node] {
    guard let value = appear.arguments.last?.value else { return [] }
    if value.kind == .closure { return value.work }
    let functions = value.ownMemberName.map { value.file.nodes(.function, named: [$0]) } ?? []
    return functions.first?.child(.body).map { Array($0.descendants) } ?? []
  }

  /// Whether a row asks for what comes after it, which must go on when the row scrolls away.
  private static func isOfRow(_ appear: Node) -> Bool {
    let rows = appear.enclosingClosures.filter { $0.call.contentClosure == $0.node }
    let elements = rows.filter { $0.call.isNamed("ForEach", "List") }.flatMap { $0.node.children(.parameter) }
    let names = elements.compactMap(\.name) + (rows.contains { $0.call.isNamed("ForEach", "List") } ? ["$0"] : [])
    let given = rows.filter { !$0.call.isNamed("GeometryReader") }.flatMap { $0.node.children(.parameter) }
    let passed = (given + (appear.enclosing(.function)?.children(.parameter) ?? [])).compactMap(\.name)
    return appear.closures.contains { closure in
      closure.descendants.contains { node in
        switch node.kind {
        case .member: node.isNamed(names) || node.isNamed(passed) && node.chain?.node.parent?.kind == .argument
        case .call: node.name.map { name in pages.contains { name.hasPrefix($0) } } == true
        default: false
        }
      }
    }
  }

  /// Whether what `onAppear` is given loads, as far as it shows.
  static func loads(_ value: Node) -> Bool { loading(value).isNamed }

  /// How a value of `onAppear` loads: by a task or request that is in sight, or by the name of what it calls.
  private static func loading(_ value: Node) -> (isAsync: Bool, isNamed: Bool) {
    if value.kind == .chain, let name = value.memberName {
      let (isOwn, function, loads) = (value.ownMemberName != nil, startedTask(value), isLoading(name))
      let isAsync = function.map { loads || !isOwn || keepsAnswer($0) } == true
      return (isAsync, function != nil || loads && !(isOwn && isKnownToBeDoneAtOnce(name, in: value.file)))
    }
    guard value.kind == .closure else { return (false, false) }
    let own = value.descendants.filter { !isOfSomethingElse($0, in: value) }
    return (
      own.contains { startsWork($0) && !isDoneOnce($0, in: value) && !isMeant($0) },
      own.contains { startsWork($0) || isNamedLoad($0, in: value) }
    )
  }

  /// A task, a wait or a request.
  private static func startsWork(_ node: Node) -> Bool {
    switch node.kind {
    case .operator: node.isNamed("await")
    case .call: node.isNamed("Task") && node.isRoot && isAwaiting(node) || isRequest(node) || isCallOfTask(node)
    case .member: node.isNamed("Task") && node.chain?.parts.dropFirst().first?.isNamed("detached") == true
    default: false
    }
  }

  /// Whether a task waits for something; one that does all at once has nothing to cancel.
  private static func isAwaiting(_ task: Node) -> Bool {
    task.closures.isEmpty
      || task.closures.contains {
        $0.descendants.contains { $0.kind == .operator && $0.isNamed("await") || $0.kind == .for }
      }
  }

  /// What waits for a moment, or does something that the view must not take back as it goes.
  private static func isAction(_ node: Node) -> Bool {
    node.kind == .call && node.name.map { begins($0, withOneOf: actions) } == true
  }

  /// `load()` of this type or `model.load()`, which starts a task and does nothing else.
  private static func isCallOfTask(_ call: Node) -> Bool {
    let function =
      call.functionOfModel ?? call.calledHere.flatMap { call.name.map(isLoading) == true || keepsAnswer($0) ? $0 : nil }
    return function.map { isTask($0) && !takesCompletion($0) } == true
  }

  /// Whether it keeps what it asks for, as what loads does under any name: `trips = try await service.trips(in: year)`.
  private static func keepsAnswer(_ function: Node) -> Bool {
    let nodes = function.descendants
    return nodes.contains(where: isKeptAnswer) && !nodes.contains(where: isAction)
  }

  private static func isKeptAnswer(_ operation: Node) -> Bool {
    guard let assignment = operation.assignment, let target = assignment.target.chain?.parts.last,
      target.kind == .member, let call = awaitedCall(operation) ?? awaitedCall(assignment.value.resolved),
      let name = call.name
    else { return false }
    return begins(name, withOneOf: ["load", "fetch", "get"]) || !Set(call.nameWords).isDisjoint(with: target.nameWords)
  }

  /// `trips(in: year)` of `try await service.trips(in: year)`.
  private static func awaitedCall(_ operation: Node) -> Node? {
    guard operation.kind == .operation, operation.children(.operator).contains(where: { $0.isNamed("await") }),
      let call = operation.children(.chain).last?.chain?.parts.last, call.kind == .call
    else { return nil }
    return call
  }

  /// Whether it reports by a closure, to which a cancelled task would report a failure.
  private static func takesCompletion(_ function: Node) -> Bool {
    function.children(.parameter).contains { $0.child(.type)?.source.contains("->") == true }
  }

  private static func isNamedLoad(_ node: Node, in closure: Node) -> Bool {
    node.kind == .call && node.name.map(isLoading) == true && !isKnownToBeDoneAtOnce(node)
      && !isGuarded(node, in: closure)
  }

  /// `if !isLoaded { isLoaded = true; Task { … } }`: cancelled, it would never load.
  private static func isDoneOnce(_ node: Node, in closure: Node) -> Bool {
    node.ancestors.prefix { $0 != closure }.contains { around in
      around.kind == .branch
        && around.statements.contains { $0.assignment?.value.kind == .boolean && $0.isBefore(node) }
    }
  }

  /// Whether a comment in the closure speaks of `.task`.
  private static func isMeant(_ node: Node) -> Bool {
    guard let appear = node.enclosingClosures.last(where: { $0.call.isNamed("onAppear") })?.node else { return false }
    return appear.source.split(separator: "\n").contains { $0.contains("//") && $0.contains("task") }
  }

  /// What `onAppear(perform: start)` and `onAppear(perform: model.start)` name, where that is a task and nothing else.
  private static func startedTask(_ value: Node) -> Node? {
    if let function = value.chain?.parts.last?.functionOfModel {
      return isTask(function) && !takesCompletion(function) ? function : nil
    }
    guard let name = value.ownMemberName, let function = value.file.nodes(.function, named: [name]).first,
      let task = onlyTask(of: function), task.assignment == nil
    else { return nil }
    return function
  }

  /// Whether it starts a task, kept or not, and does nothing else.
  private static func isTask(_ function: Node) -> Bool { onlyTask(of: function) != nil }

  /// The statement of a function that starts a task, where all the rest asks whether there is a need:
  /// `guard items.isEmpty else { return }`, `if items.isEmpty { … }`.
  private static func onlyTask(of function: Node) -> Node? {
    guard let statements = function.child(.body)?.statements, var last = statements.last,
      statements.dropLast().allSatisfy({ leavesAtOnce($0) && !asksWhatIsTurned($0, in: function) })
    else { return nil }
    if last.kind == .if {
      let ways = last.children.filter { $0.kind != .condition }
      guard ways.count == 1, ways[0].statements.count == 1, !asksWhatIsTurned(last, in: function) else { return nil }
      last = ways[0].statements[0]
    }
    let task = (last.assignment?.value ?? last).chain
    return task?.root.isNamed("Task") == true && task?.parts.count == 1 ? last : nil
  }

  /// `guard items.isEmpty else { return }`
  private static func leavesAtOnce(_ statement: Node) -> Bool {
    guard statement.kind == .guard, let exit = statement.child(.branch)?.statements, exit.count == 1 else {
      return false
    }
    return exit[0].kind == .return && exit[0].firstChild == nil
  }

  /// Whether a condition asks for a flag that the function turns: what is done once would never be done if its task is cancelled.
  private static func asksWhatIsTurned(_ statement: Node, in function: Node) -> Bool {
    let asked = statement.children(.condition).flatMap { $0.descendants(.chain) }.compactMap(names)
    return function.descendants.contains { step in
      guard let change = step.assignment, change.value.kind == .boolean, let turned = names(change.target) else {
        return false
      }
      return asked.contains(turned)
    }
  }

  /// `if !isLoaded { model.loadConfig() }`: what is loaded once, most likely at hand.
  private static func isGuarded(_ call: Node, in closure: Node) -> Bool {
    !call.isRoot && call.name?.hasPrefix("load") == true
      && call.ancestors.prefix { $0 != closure }.contains { $0.kind == .if }
  }

  /// `URLSession.shared.dataTask(with: url) { … }`
  private static func isRequest(_ call: Node) -> Bool {
    call.isModifier && call.isNamed("dataTask", "downloadTask", "uploadTask", "dataTaskPublisher")
      && call.chain?.parts.contains { $0.nameHolds("session") } == true
  }

  /// Whether this is, or stands in, a closure that is handed on, such as that of an observer, that is kept, or that acts.
  private static func isOfSomethingElse(_ node: Node, in closure: Node) -> Bool {
    // `player.onEnd = { Task { … } }` starts nothing before the end.
    let isAssigned = node.ancestors.prefix { $0 != closure }.contains {
      $0.kind == .closure && $0.parent?.assignment?.value == $0
    }
    if isAssigned { return true }
    let around = node.enclosingClosures.prefix { $0.node != closure }
    return around.contains { !$0.call.isNamed("Task", "withAnimation", "detached", "run") }
      || (around.map(\.node) + node.closures).contains { closure in
        closure.descendants.contains(where: isAction)
          && !closure.descendants.contains { $0.kind == .call && $0.name.map(isLoading) == true }
      }
  }

  /// Whether a function of the same type and name neither waits nor starts anything.
  private static func isKnownToBeDoneAtOnce(_ call: Node) -> Bool {
    call.isRoot && call.name.map { isKnownToBeDoneAtOnce($0, in: call.file) } == true
  }

  private static func isKnownToBeDoneAtOnce(_ name: String, in file: SourceFile) -> Bool {
    let functions = file.nodes(.function, named: [name])
    return !functions.isEmpty
      && functions.allSatisfy { function in
        !function.flags.contains(.async) && function.child(.body)?.statements.isEmpty == false
          && !function.descendants.contains {
            $0.isNamed("Task", "async", "dataTask", "sink", "await") || $0.kind == .closure
              || $0.kind == .call && $0.name.map(isLoading) == true
          }
      }
  }

  /// `load`, `loadItems`, not `loadedItems`.
  private static func isLoading(_ name: String) -> Bool {
    begins(name, withOneOf: verbs) && name != "requestReview"
  }

  private static func begins(_ name: String, withOneOf verbs: [String]) -> Bool {
    verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
  }

  /// What asks for the next page.
  private static let pages = ["loadMore", "loadNext", "fetchMore", "fetchNext", "requestMore"]

  private static let verbs = ["load", "fetch", "refresh", "request"]
  private static let actions = ["create", "delete", "pay", "post", "save", "send", "sleep", "submit", "upload"]
}
