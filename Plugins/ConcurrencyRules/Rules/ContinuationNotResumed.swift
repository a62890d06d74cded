import SwiftKitSDK

/// A way out that does not resume leaves the caller waiting for ever.
struct ContinuationNotResumed: Check {
  let id = "continuation-not-resumed"
  let rules = ["concurrency/continuations/continuation-not-resumed"]
  let severity = Severity.info
  let title = "a continuation that one path does not resume"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = [
    "ontinuation & |resume| & |return|", "ontinuation & |resume| & |if|", "ontinuation & |resume| & |switch|",
    "ontinuation & |resume| & |catch|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for maker in file.nodes(.call, named: Self.makers) {
      guard let closure = maker.closures.last, let name = closure.child(.parameter)?.name else { continue }
      for exit in closure.descendants where exit.kind == .return && exit.firstChild == nil {
        guard let branch = exit.parent, branch.kind == .branch, !mentions(branch, name), let choice = branch.parent,
          let block = choice.parent, !isOfStream(block),
          !choice.children(.condition).contains(where: { isCancelledByAnother($0, in: block) }),
          !comesMoreThanOnce(block, upTo: choice),
          hands(block, name, around: choice)
        else { continue }
        report(exit, "this path never resumes `\(name)`, so the caller waits forever; resume it before returning")
      }
      for choice in closure.descendants where choice.kind == .switch && mentions(choice, name) {
        guard let block = choice.parent, block.kind == .closure, block.statements.last == choice,
          block.statements.dropLast().allSatisfy({ !mentions($0, name) }),
          let idle = choice.children(.switchCase).first(where: { isIdle($0) || onlyLogsFailure($0, name) })
        else { continue }
        report(idle, "this path never resumes `\(name)`, so the caller waits forever; resume it in every case")
      }
      for attempt in closure.descendants where attempt.kind == .statement && attempt.isNamed("do") {
        guard let block = attempt.parent, block.kind == .closure, block.statements.last == attempt,
          // What is tried last may well be to hand it on.
          attempt.child(.body)?.statements.last.map({ resumes($0, name) }) == true,
          block.statements.dropLast().allSatisfy({ !mentions($0, name) }),
          let lost = attempt.children(.statement).first(where: { $0.isNamed("catch") && onlyLogs($0.child(.body)) })
        else { continue }
        report(
          lost,
          "after an error this never resumes `\(name)`, so the caller waits forever; resume it in the `catch` too")
      }
      if let choice = choiceThatMayLeaveAlone(name, in: closure) {
        report(
          choice, "one way through this `if` never resumes `\(name)`, so the caller waits forever; resume it in each")
      }
      for choice in closure.descendants where isOnlyChance(choice, of: name) {
        report(
          choice,
          "without a value this never resumes `\(name)`, so the caller waits forever; resume it in an `else` too")
      }
    }
  }

  /// The `if` in the closure of the continuation itself that alone has it, and that does not name it in each branch.
  private func choiceThatMayLeaveAlone(_ name: String, in closure: Node) -> Node? {
    let users = closure.statements.filter { mentions($0, name) }
    guard users.count == 1, let choice = users.first, choice.kind == .if else { return nil }
    var link = choice
    while true {
      guard link.children(.condition).allSatisfy({ !mentions($0, name) }) else { return nil }
      if link.children(.branch).contains(where: { !mentions($0, name) && !neverEnds($0) }) { return choice }
      guard let next = link.child(.if) else { break }
      link = next
    }
    return link.children(.branch).count == 1 && !isForOtherSystems(link) ? choice : nil
  }

  /// Whether nothing comes after the branch: `fatalError()`, `exit(1)`, `while true { … }`.
  private func neverEnds(_ branch: Node) -> Bool {
    guard let last = branch.statements.last else { return false }
    if last.kind == .while {
      let condition = last.child(.condition)?.firstChild
      return condition?.kind == .boolean && condition?.number == 1
        && !last.descendants.contains { $0.kind == .return || $0.kind == .statement && $0.isNamed("break") }
    }
    if last.kind == .if {
      let branches = last.children(.branch)
      return branches.count == 2 && branches.allSatisfy(neverEnds)
    }
    guard let parts = last.chain?.parts.drop(while: { $0.isNamed("Darwin", "Foundation", "Swift") }), parts.count == 1,
      let call = parts.first, call.kind == .call
    else { return false }
    return call.isNamed("abort", "dispatchMain", "exit", "fatalError", "preconditionFailure")
      || call.calledHere?.child(.type)?.name == "Never"
  }

  /// `if #available(iOS 17, *)` without `else`, whose other way may never be taken.
  private func isForOtherSystems(_ choice: Node) -> Bool {
    choice.children(.condition).contains { !$0.descendants(.available).isEmpty }
  }

  /// Whether it gets each value of a publisher or notification, so that a later one may be the one that is waited for.
  private func isOfStream(_ block: Node) -> Bool {
    block.kind == .closure && block.callOfArgument?.isNamed("sink", "addObserver", "observe") == true
  }

  /// `if let image { continuation.resume(returning: image) }` as all that the closure of a callback does with its values.
  private func isOnlyChance(_ choice: Node, of name: String) -> Bool {
    guard choice.kind == .if, mentions(choice, name),
      let block = choice.parent, block.kind == .closure, block.callOfArgument != nil, block.statements.last == choice,
      block.statements.dropLast().allSatisfy({ !mentions($0, name) })
    else { return false }
    // Each of `if let error { … } else if let data { … }` asks for one of the values that the closure is given.
    var (link, steps) = (choice, 0)
    while let next = link.child(.if), steps < 4 {
      guard asksForGiven(link, in: block), link.children(.branch).allSatisfy({ mentions($0, name) }) else {
        return false
      }
      (link, steps) = (next, steps + 1)
    }
    return link.children(.branch).count == 1 && link.child(.if) == nil && asksForGiven(link, in: block)
  }

  /// Whether the only condition binds one of the values that the closure is given, or what one of them holds.
  private func asksForGiven(_ choice: Node, in block: Node) -> Bool {
    guard let given = choice.child(.condition)?.child(.variable), choice.children(.condition).count == 1 else {
      return false
    }
    let bound = given.child(.initial)?.firstChild
    let parameters = block.children(.parameter)
    // What is given together with an error comes once; other callbacks may go on until they have what is looked for.
    let isOfCompletion =
      parameters.count > 1
      && (parameters.contains { $0.nameHolds("err") } || bound?.sourceHolds("error") == true
        || choice.parent?.kind == .if)
    let value =
      bound?.ownMemberName ?? (isOfCompletion ? bound?.firstChild?.chain?.root.name : nil)
      ?? (bound == nil ? given.name : nil)
    return value != nil && parameters.contains { $0.name == value }
  }

  /// A case that only says `break`, though one of many values, such as progress, may well pass.
  private func isIdle(_ branch: Node) -> Bool {
    let statements = branch.statements.filter { $0.kind == .statement && $0.isNamed("break") }
    return statements.count == 1 && !branch.descendants.contains { $0.kind == .call }
      && (branch.text.map { $0.contains("fail") || $0.contains("error") } == true || asksForBothValues(branch)
        || comesOnce(branch))
  }

  /// `case .failure(let error): print(error)`
  private func onlyLogsFailure(_ branch: Node, _ name: String) -> Bool {
    branch.text.map { $0.contains("failure") } == true && onlyLogs(branch)
  }

  /// Whether code does nothing but to log, and so leaves a continuation as it is.
  private func onlyLogs(_ code: Node?) -> Bool {
    guard let statements = code?.statements, !statements.isEmpty else { return false }
    return statements.allSatisfy { statement in
      guard statement.kind == .chain, let chain = statement.chain, let last = chain.parts.last, last.kind == .call
      else { return false }
      return chain.parts.count == 1 && last.isNamed("print", "debugPrint", "NSLog", "dump", "os_log")
        || chain.root.kind == .member && ["log", "logger"].contains(chain.root.nameWords.last)
    }
  }

  /// Whether all other cases of the only answer to a question resume: `center.getNotificationSettings { settings in switch … }`.
  private func comesOnce(_ branch: Node) -> Bool {
    guard let choice = branch.parent, let block = choice.parent, let call = block.callOfArgument, call.isModifier,
      call.nameWords.first.map(Self.questions.contains) == true, block.children(.parameter).count == 1,
      let given = block.child(.parameter)?.name, let subject = choice.firstChild?.chain, subject.root.isNamed(given),
      // A member of the answer, and not an event among others.
      subject.parts.count > 1, branch.text == "default"
    else { return false }
    return choice.children(.switchCase).allSatisfy { other in
      other == branch || other.descendants.contains { $0.kind == .call && $0.isNamed("resume") }
    }
  }

  private static let questions: Set = ["get", "request"]

  /// `switch (value, error)` of what a completion gives: it comes once, whatever the two are.
  private func asksForBothValues(_ branch: Node) -> Bool {
    guard let choice = branch.parent, let subject = choice.firstChild, subject.kind == .tuple,
      let block = choice.parent, block.callOfArgument != nil
    else { return false }
    let given = block.children(.parameter).compactMap(\.name)
    return subject.arguments.count > 1
      && subject.arguments.allSatisfy { $0.value.ownMemberName.map(given.contains) == true }
  }

  private func mentions(_ node: Node, _ name: String) -> Bool { node.descendants.contains { $0.isNamed(name) } }

  /// Whether the code behind the choice resumes, and nothing before it did.
  private func hands(_ block: Node, _ name: String, around choice: Node) -> Bool {
    let statements = block.statements
    let isResumedBefore = statements.contains { $0.isBefore(choice) && $0.kind == .chain && mentions($0, name) }
    let isResumedBehind = statements.contains { choice.isBefore($0) && resumes($0, name) }
    return isResumedBehind && !isResumedBefore
  }

  /// Whether a statement resumes the continuation itself.
  private func resumes(_ statement: Node, _ name: String) -> Bool {
    ([statement] + Array(statement.descendants)).contains { node in
      node.kind == .call && node.isNamed("resume") && node.chain?.root.isNamed(name) == true
    }
  }

  /// `timeout = Task { …; guard !Task.isCancelled else { return } }`: whoever cancels what is kept has resumed.
  private func isCancelledByAnother(_ condition: Node, in block: Node) -> Bool {
    condition.sourceHolds("iscancelled") && block.callOfArgument?.isNamed("Task") == true
      && block.callOfArgument?.chain?.node.parent?.assignment != nil
  }

  /// Whether a callback asks first whether it was here before, so that a later call may be the one that resumes.
  private func comesMoreThanOnce(_ block: Node, upTo choice: Node) -> Bool {
    block.statements.prefix { !choice.isBefore($0) }.contains { statement in
      statement.children(.condition).contains { isGuardAgainstASecondTime($0, in: block) }
    }
  }

  /// `guard !isDone`, `guard state.resume()`: what was resumed already must not be resumed again.
  private func isGuardAgainstASecondTime(_ condition: Node, in block: Node) -> Bool {
    if condition.sourceHolds("resum") || condition.sourceHolds("done") || condition.sourceHolds("finished")
      || condition.sourceHolds("called") || condition.sourceHolds("complete") || condition.sourceHolds("once")
    {
      return true
    }
    // A flag that is set as soon as it was found unset, also behind a lock.
    let asked = condition.descendants.filter { $0.kind == .chain }.compactMap(\.ownMemberName)
    if asked.contains(where: { condition.variable(named: $0)?.child(.initial)?.sourceHolds("withlock") == true }) {
      return true
    }
    return block.statements.compactMap(\.assignment).contains { asked.contains($0.target.ownMemberName ?? "") }
  }

  private static let makers = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
}
