import SwiftKitSDK

/// An actor lets others in while it waits: what was checked before may not hold after.
///
/// Reported where a method looks at a property, waits, and then writes that property without having looked again, also from a copy
/// that it made before. What is set before it waits, such as a flag, guards itself.
struct CheckBeforeAwait: Check {
  let id = "actor-check-then-act"
  let rules = ["concurrency/actors/actor-check-then-act"]
  let severity = Severity.info
  let title = "an actor's property that is checked before an await and written after it"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["|actor| & |await|", "@MainActor & |class| & |await|"]

  func check(_ file: SourceFile, _ report: Report) {
    let globals = file.nodes(.actor).filter { $0.hasAttribute("globalActor") }.compactMap(\.name)
    for type in file.nodes(.actor, .class) {
      let isActor = type.kind == .actor || type.children(.attribute).contains { $0.isNamed(globals) }
      guard isActor || type.hasAttribute("MainActor") else { continue }
      let functions = type.allParts.flatMap { $0.children(.function) }.filter { $0.flags.contains(.async) }
      if functions.isEmpty { continue }
      let variables = type.children(.variable)
      // Of a class, only what runs once and says so by a flag.
      let names = variables.filter { property in
        !property.flags.contains(.constant) && property.child(.body) == nil
          && !(property.child(.type) ?? property).contains(bytesOf: "Task<")
      }.compactMap(\.name).filter { isActor || isFlag($0, of: type) }
      if names.isEmpty { continue }
      let tasks = variables.filter { $0.contains(bytesOf: "Task<") }.compactMap(\.name)
      for body in functions.compactMap({ $0.child(.body) })
      where !assigns(oneOf: tasks, body) && !keepsOthersOut(body) {
        for name in names {
          check(body.statements, name, report)
          checkCopies(body.statements, name, report)
        }
      }
    }
  }

  /// Whether it keeps the running task, which later calls wait for.
  private func assigns(oneOf tasks: [String], _ body: Node) -> Bool {
    !tasks.isEmpty
      && body.descendants.contains {
        $0.kind == .operation && $0.assignment?.target.chain?.root.isNamed(tasks) == true
      }
  }

  /// Whether a flag that is asked for, and left at, is set before the first wait: `guard !isLoading else { return }`, then
  /// `isLoading = true`.
  private func keepsOthersOut(_ body: Node) -> Bool {
    let first = body.statements.prefix { !waits($0) }
    return first.contains { statement in
      guard let set = statement.assignment, set.value.kind == .boolean, let flag = set.target.ownMemberName else {
        return false
      }
      return first.contains { question in
        question.isBefore(statement)
          && (question.kind == .guard || question.kind == .if && question.children(.branch).contains(where: leaves))
          && question.children(.condition).contains { mentions($0, flag) }
      }
    }
  }

  private func isFlag(_ name: String, of type: Node) -> Bool {
    type.children(.variable).contains {
      $0.isNamed(name) && ($0.child(.type)?.source == "Bool" || $0.child(.initial)?.firstChild?.kind == .boolean)
        && $0.nameWords.contains {
          ["loaded", "started", "done", "finished", "initialized", "configured"].contains($0)
        }
    }
  }

  private func check(_ statements: [Node], _ name: String, wasChecked: Bool = false, _ report: Report) {
    var isChecked = wasChecked
    var isBound = wasChecked
    var hasWaited = false
    var asked: Set<String> = []
    for statement in statements {
      let conditions = [.if, .guard].contains(statement.kind) ? statement.children(.condition) : []
      if conditions.contains(where: { mentions($0, name) }) {
        // Looked at again after the wait, or for the first time.
        (isChecked, hasWaited) = (true, waits(statement))
        let read = conditions.flatMap(\.descendants).filter { $0.kind == .member }
        let computed = read.compactMap { use in use.name.flatMap { use.variable(named: $0)?.code } }
        asked = Set((read + computed.flatMap(\.descendants)).filter { $0.kind == .member }.compactMap(\.name))
        isBound = statement.kind == .guard || statement.children(.branch).contains(where: leaves)
        for branch in statement.children(.branch) { check(branch.statements, name, wasChecked: true, report) }
        continue
      }
      // A flag that was found unset and is set at once keeps the others out.
      if isChecked, !hasWaited, let set = statement.assignment, set.value.kind == .boolean,
        let flag = set.target.ownMemberName, flag != name, asked.contains(flag)
      {
        return
      }
      if isChecked, let change = statement.assignment ?? (isBound ? statement.change : nil),
        writes(change.target, name)
      {
        // Nothing is lost when it is only taken back, or reset whatever the check said.
        let isLate = hasWaited && !change.value.awaits && (isBound || !isLiteral(change.value))
        // `token = await load()` waits between the check and the change, too.
        if isLate || isBound && statement.awaits, change.value.kind != .nil {
          report(
            statement,
            "`\(name)` was checked before the `await`, and other calls may have run since; store the running `Task`, or check again"
          )
        }
        return
      }
      if isChecked, hasWaited, inserts(statement, name), asksForMember(statements, name) {
        report(
          statement,
          "`\(name)` was checked before the `await`, and other calls may have run since; store the running `Task`, or check again"
        )
        return
      }
      if waits(statement) {
        if statement.assignment.map({ writes($0.target, name) }) == true { return }
        hasWaited = true
      }
    }
  }

  /// `let old = total`, a wait, and then `total = old + 1`.
  private func checkCopies(_ statements: [Node], _ name: String, _ report: Report) {
    for (place, statement) in statements.enumerated() where statement.kind == .variable && !statement.awaits {
      guard let copy = statement.name, statement.child(.initial)?.firstChild?.ownMemberName == name else { continue }
      let rest = statements[(place + 1)...]
      let changes = { (later: Node) in (later.assignment ?? later.change).map { writes($0.target, name) } == true }
      guard let write = rest.firstIndex(where: changes), rest[..<write].contains(where: waits),
        isMade(rest[write], of: copy, insteadOf: name)
      else { continue }
      report(
        rest[write],
        "`\(copy)` is what `\(name)` was before the `await`, and other calls may have run since; read `\(name)` again"
      )
    }
  }

  /// Whether the new value comes from the copy and not from the property; the copy alone only undoes something.
  private func isMade(_ statement: Node, of copy: String, insteadOf name: String) -> Bool {
    guard let value = statement.assignment?.value else { return false }
    let isCopy = statement.children(.operator).count == 1 && value.ownMemberName == copy
    return !isCopy && !statement.descendants(.member, named: copy).isEmpty
      && statement.descendants(.member, named: name).count == 1
  }

  private func isLiteral(_ value: Node) -> Bool {
    switch value.kind {
    case .boolean, .integer, .float, .string: true
    case .array, .dictionary: value.firstChild == nil
    default: false
    }
  }

  /// Whether what follows may run after a wait: one in a branch that leaves is none.
  private func waits(_ statement: Node) -> Bool {
    guard [.if, .guard].contains(statement.kind) else { return statement.awaits }
    if statement.children(.condition).contains(where: \.awaits) { return true }
    return statement.children(.branch).contains { branch in
      branch.awaits && !branch.statements.isEmpty && !leaves(branch)
    }
  }

  private func leaves(_ branch: Node) -> Bool {
    branch.statements.last.map { $0.kind == .return || $0.isNamed("throw", "continue", "break") } == true
  }

  /// `taken.insert(seat)`
  private func inserts(_ statement: Node, _ name: String) -> Bool {
    guard statement.kind == .chain, let parts = statement.chain?.parts.drop(while: { $0.isNamed("self") }) else {
      return false
    }
    return parts.count == 2 && parts.first?.isNamed(name) == true && parts.last?.isNamed("insert", "append") == true
  }

  /// Whether what was checked is that the element is missing: `guard !taken.contains(seat) else { … }`.
  private func asksForMember(_ statements: [Node], _ name: String) -> Bool {
    statements.contains { statement in
      guard statement.kind == .guard || statement.kind == .if && statement.children(.branch).contains(where: leaves)
      else {
        return false
      }
      return statement.children(.condition).flatMap { $0.descendants(.call, named: "contains") }.contains { call in
        let isNegated = call.chain?.node.parent?.negated == call.chain?.node
        return isNegated == (statement.kind == .guard) && call.firstUnlabelled != nil
          && call.chain?.parts.first { !$0.isNamed("self") }?.isNamed(name) == true
      }
    }
  }

  private func mentions(_ node: Node, _ name: String) -> Bool {
    node.descendants.contains { use in
      guard use.kind == .member else { return false }
      if use.isNamed(name) { return true }
      // `guard canLoad`, which reads it.
      guard use.isRoot, let own = use.name, let computed = use.variable(named: own), computed.code != nil,
        computed.parent == computed.enclosingType
      else { return false }
      return computed.code?.descendants.contains { $0.kind == .member && $0.isNamed(name) } == true
    }
  }

  /// `images = x`, `images[url] = x`, `self.images[url] = x`.
  private func writes(_ target: Node, _ name: String) -> Bool {
    guard let parts = target.chain?.parts.drop(while: { $0.isNamed("self") }), let first = parts.first else {
      return false
    }
    return first.isNamed(name) && parts.dropFirst().allSatisfy { $0.kind == .subscript }
  }
}
