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
    guard let value = appear.arguments.last?.value else { return false }
    let known = TaskFunctions.known(in: appear.file)
    var keepers = TaskFunctions.keepers(in: value)
    for function in functions(calledBy: value) {
      let own = known.keepers(in: function)
      keepers.formUnion(own)
      // One that starts nothing itself may hand on to one that does.
      if own.isEmpty { for next in onwards(from: function) { keepers.formUnion(known.keepers(in: next)) } }
    }
    return !keepers.isEmpty && keepers.allSatisfy { $0.map(known.cancelled.contains) == true }
  }

  /// The first nodes of what it does, with those of the functions that it calls or names.
  static func work(of appear: Node, most: Int) -> [Node] {
    guard let value = appear.arguments.last?.value else { return [] }
    let bodies = functions(calledBy: value).prefix(most).compactMap { $0.child(.body) }
    return Array(([value] + bodies).lazy.flatMap { $0.descendants }.prefix(most))
  }

  /// The functions of its view and of models of the file that a closure calls, or that a name in its place means.
  private static func functions(calledBy value: Node) -> [Node] {
    let calls = value.kind == .closure ? value.descendants(.call) : [value.chain?.parts.last].compactMap(\.self)
    return calls.flatMap(functions(meantBy:))
  }

  private static func functions(meantBy call: Node) -> [Node] {
    if let function = call.functionOfModel { return [function] }
    guard !call.flags.contains(.implicit), let name = call.name,
      call.chain?.parts.first(where: { !$0.isNamed("self") }) == call
    else { return [] }
    return Array(call.file.nodes(.function, named: [name]).filter { $0.owner == call.owner }.prefix(4))
  }

  /// The functions that a function of few statements calls.
  private static func onwards(from function: Node) -> [Node] {
    guard let statements = function.child(.body)?.statements, statements.count < 9 else { return [] }
    return statements.compactMap { $0.bare.chain?.parts.last }.filter { $0.kind == .call }
      .flatMap(functions(meantBy:))
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
      let known = TaskFunctions.known(in: value.file)
      let isAsync = function.map { loads || !isOwn || known.keepAnswers.contains($0) } == true
      return (isAsync, function != nil || loads && !(isOwn && isKnownToBeDoneAtOnce(name, in: value.file)))
    }
    guard value.kind == .closure else { return (false, false) }
    let acting = Set(value.descendants.filter(isActing))
    let own = value.descendants.filter { !isOfSomethingElse($0, in: value, acting) }
    return (
      own.contains { startsWork($0) && !isDoneOnce($0, in: value) } && !isMeant(value),
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
  static func isAction(_ node: Node) -> Bool {
    node.kind == .call && node.name.map { begins($0, withOneOf: actions) } == true
  }

  /// `load()` of this type or `model.load()`, which starts a task and does nothing else.
  private static func isCallOfTask(_ call: Node) -> Bool {
    let known = TaskFunctions.known(in: call.file)
    let function =
      call.functionOfModel
      ?? call.calledHere.flatMap { call.name.map(isLoading) == true || known.keepAnswers.contains($0) ? $0 : nil }
    return function.map { known.tasks[$0] != nil && !takesCompletion($0) } == true
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
  private static func isMeant(_ closure: Node) -> Bool {
    let appear = closure.enclosingClosures.last { $0.call.isNamed("onAppear") }?.node ?? closure
    return appear.source.split(separator: "\n").contains { $0.contains("//") && $0.contains("task") }
  }

  /// What `onAppear(perform: start)` and `onAppear(perform: model.start)` name, where that is a task and nothing else.
  private static func startedTask(_ value: Node) -> Node? {
    if let function = value.chain?.parts.last?.functionOfModel {
      return TaskFunctions.known(in: value.file).tasks[function] != nil && !takesCompletion(function) ? function : nil
    }
    guard let name = value.ownMemberName, let function = value.file.nodes(.function, named: [name]).first,
      let task = TaskFunctions.known(in: value.file).tasks[function], task.assignment == nil
    else { return nil }
    return function
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
  private static func isOfSomethingElse(_ node: Node, in closure: Node, _ acting: Set<Node>) -> Bool {
    // `player.onEnd = { Task { … } }` starts nothing before the end.
    let isAssigned = node.ancestors.prefix { $0 != closure }.contains {
      $0.kind == .closure && $0.parent?.assignment?.value == $0
    }
    if isAssigned { return true }
    let around = node.enclosingClosures.prefix { $0.node != closure }
    return around.contains { !$0.call.isNamed("Task", "withAnimation", "detached", "run") }
      || (around.map(\.node) + node.closures).contains(where: acting.contains)
  }

  /// Whether a closure acts and loads nothing.
  private static func isActing(_ closure: Node) -> Bool {
    closure.kind == .closure && closure.descendants.contains(where: isAction)
      && !closure.descendants.contains { $0.kind == .call && $0.name.map(isLoading) == true }
  }

  /// Whether a function of the same type and name neither waits nor starts anything.
  private static func isKnownToBeDoneAtOnce(_ call: Node) -> Bool {
    call.isRoot && call.name.map { isKnownToBeDoneAtOnce($0, in: call.file) } == true
  }

  private static func isKnownToBeDoneAtOnce(_ name: String, in file: SourceFile) -> Bool {
    TaskFunctions.known(in: file).doneAtOnce.contains(name)
  }

  /// `load`, `loadItems`, not `loadedItems`.
  static func isLoading(_ name: String) -> Bool {
    begins(name, withOneOf: verbs) && name != "requestReview"
  }

  static func begins(_ name: String, withOneOf verbs: [String]) -> Bool {
    verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
  }

  /// What asks for the next page.
  private static let pages = ["loadMore", "loadNext", "fetchMore", "fetchNext", "requestMore"]

  private static let verbs = ["load", "fetch", "refresh", "request"]
  private static let actions = ["create", "delete", "pay", "post", "save", "send", "sleep", "submit", "upload"]
}
