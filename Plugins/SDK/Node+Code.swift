// What code does with a value, and when it runs.

extension Node {
  /// Whether this expression stands for itself among statements, so that nobody takes its value.
  ///
  /// The only expression of a function with a result, or of a closure that may hand it on, is a value.
  public var isDiscarded: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .branch, .switchCase, .ifConfig, .file: return true
    case .body, .accessor:
      guard parent.statements.count == 1 else { return true }
      guard let member = parent.parent else { return true }
      if member.kind == .variable { return parent.kind == .accessor && !parent.isNamed("get") }
      return member.child(.type) == nil || member.child(.type)?.isNamed("Void") == true
    case .closure: return parent.statements.count > 1 || parent.isAction
    default: return false
    }
  }

  /// Whether this is what an `if` or a `switch` gives as a value: `let task = if isOnline { Task { … } } else { nil }`.
  public var isValueOfChoice: Bool {
    let choices: [Kind] = [.if, .branch, .switch, .switchCase]
    guard let branch = parent, [.branch, .switchCase].contains(branch.kind), branch.statements.count == 1,
      let choice = branch.ancestors.prefix(while: { choices.contains($0.kind) }).last(where: {
        [.if, .switch].contains($0.kind)
      })
    else { return false }
    // The one `if` of a closure may well be all that it does.
    return choice.parent?.kind != .closure && !choice.isDiscarded
  }

  /// Whether this closure is run for what it does: the action of a control, of a task, of something that happens.
  public var isAction: Bool {
    guard kind == .closure, let argument = parent, let call = callOfArgument, let name = call.name else { return false }
    if let label = argument.name, Self.actionLabels.contains(label) { return true }
    if name == "Button" { return call.labelClosure != self }
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true || Self.actionCalls.contains(name)
  }

  /// Whether this node runs when something happens, and not when `body`, around it, is read.
  public func isLater(in body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { ancestor in
      ancestor.kind == .function || ancestor.kind == .macro || ancestor.isAction
    }
  }

  /// The nodes in here, and those of the functions of its type, and of models of it, in this file, that are called here.
  public var work: [Node] {
    let here = Array(descendants)
    guard let type = owner else { return here }
    let ofModels = here.filter { $0.kind == .call }.compactMap { $0.functionOfModel?.child(.body) }
    let own = here + ofModels.filter { !isInside($0) }.flatMap { Array($0.descendants) }
    let called = here.filter { ($0.kind == .call || $0.kind == .member) && !$0.flags.contains(.implicit) && isOwn($0) }
    let names = Set(called.compactMap(\.name))
    guard !names.isEmpty else { return own }
    let functions = type.allParts.flatMap { $0.children(.function) }.filter { function in
      function.name.map(names.contains) == true && !isInside(function)
    }
    return own + functions.compactMap { $0.child(.body) }.flatMap { Array($0.descendants) }
  }

  /// The nodes in here, and those of the members of its view that are named here, and of the bodies of views of this file.
  public var shownNodes: [Node] {
    let own = Array(descendants)
    let views = own.filter { $0.kind == .call && $0.isCapitalized && $0.isRoot && !isInside($0) }.compactMap(
      \.bodyOfMade
    )
    .filter { !isInside($0) }
    let members = owner?.viewMembers.filter { member in
      guard let name = member.name, !isInside(member) else { return false }
      return own.contains { ($0.kind == .call || $0.kind == .member) && $0.isNamed(name) && isOwn($0) }
    }
    return own + ((members ?? []).compactMap(\.code) + views).flatMap { Array($0.descendants) }
  }

  /// The body of the view that this call makes, where this file declares it.
  private var bodyOfMade: Node? {
    guard let name, case let types = file.nodes(.struct, named: [name]), types.count == 1, types[0].isView else {
      return nil
    }
    return types[0].viewMembers.first { $0.isNamed("body") && $0.kind == .variable }?.code
  }

  /// Whether a name stands for itself or behind `self`.
  private func isOwn(_ use: Node) -> Bool {
    guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return false }
    return place == 0 || place == 1 && parts[0].isNamed("self")
  }

  /// The closure or function whose code this node is.
  public var enclosingCode: Node? { enclosing(.closure, .function, .initializer, .accessor, .variable) }

  /// The name of a value that is a name, or a chain of names behind `self`: `items` of `items` and of `self.items`.
  public var ownMemberName: String? {
    guard let chain, kind == .chain else { return nil }
    let parts = chain.parts.drop { $0.isNamed("self") }
    guard parts.count == 1, let part = parts.first, part.kind == .member, !part.flags.contains(.implicit) else {
      return nil
    }
    return part.name
  }

  /// Whether something in here waits.
  public var awaits: Bool { descendants.contains { $0.kind == .operator && $0.isNamed("await") } }

  private static let actionLabels: Set = ["action", "perform", "set", "onDismiss", "primaryAction"]
  private static let actionCalls: Set = [
    "task", "refreshable", "Task", "withAnimation", "updating", "swipeActions", "dropDestination", "detached", "async",
    "asyncAfter", "addTask", "alert", "run", "forEach",
  ]
}
