import SwiftKitSDK

// What is resumed, and again by the answer to a question that is asked all the same.

extension ContinuationResumedTwice {
  /// The call behind this resume whose answer resumes it again:
  ///
  ///     if !store.isOpen { continuation.resume(throwing: Closed()) }
  ///     store.count { continuation.resume(returning: $0) }
  ///
  /// Nil where a flag may tell the two apart, or where it is not sure that the call answers.
  func callThatAnswersToo(after first: Node) -> String? {
    guard isGiven(first), let name = receiver(of: first)?.name, var statement = first.chain?.node else { return nil }
    while let block = statement.parent, Self.ways.contains(block.kind) {
      if block.kind != .if, block.kind != .switch {
        if block.statements.contains(where: { $0.assignment?.value.kind == .boolean }) { return nil }
        // Whoever resumes it early has the question near.
        for later in block.statements.drop(while: { !statement.isBefore($0) }).prefix(20) {
          if let found = answer(in: later, name) { return isChosen(found, not: first) ? nil : found.call }
          if mayLeave(later) { return nil }
        }
      }
      if block.kind == .closure { return nil }
      statement = block
    }
    return nil
  }

  private static let ways: [Node.Kind] = [.branch, .if, .switchCase, .switch, .closure]

  /// A resume in closures that the statement hands to calls which surely run them, and the outermost of these.
  private func answer(in statement: Node, _ name: String) -> (resume: Node, call: String)? {
    guard [.chain, .operation, .variable].contains(statement.kind) else { return nil }
    for resume in statement.descendants(.call, named: "resume").prefix(20)
    where receiver(of: resume)?.isNamed(name) == true && isGiven(resume) {
      let around = resume.ancestors.prefix { $0 != statement }.filter { $0.kind == .closure }
      guard
        // `Task { await withCheckedContinuation { continuation in … } }` has one of its own.
        !around.contains(where: { $0.children(.parameter).contains { $0.isNamed(name) } }),
        around.allSatisfy({ isCompletion($0) && comes(to: resume, in: $0) }), let call = around.last?.callOfArgument,
        // What is kept may be cancelled: `let limit = Task { … }`.
        statement.kind != .variable || !call.isNamed("Task", "detached"), let called = call.name
      else { continue }
      return (resume, called)
    }
    return nil
  }

  /// Whether this closure is what a call runs once with its answer, as far as names tell: not `peer?.ask { … }`, a loop over what may
  /// be empty, nor what is only kept for some other time, `request.onFailure { … }`.
  private func isCompletion(_ closure: Node) -> Bool {
    guard let call = closure.callOfArgument, let argument = call.arguments.last, argument.value == closure,
      call.chain?.parts.contains(where: { $0.kind == .optional || $0.nameHolds("once") }) == false
    else { return false }
    let (name, label) = (call.nameWords, words(of: argument.label ?? ""))
    if call.isCapitalized, !call.isNamed("Task"), name.last.map(Self.questions.contains) != true { return false }
    return (name + label).allSatisfy { !Self.kept.contains($0) }
      && [name.first, label.first].allSatisfy { $0.map { !Self.notAtOnce.contains($0) } ?? true }
  }

  /// Whether each call of the closure comes to this resume, or to one in another branch.
  private func comes(to resume: Node, in closure: Node) -> Bool {
    let before = closure.statements.prefix { $0.range.upperBound <= resume.range.lowerBound }
    guard let statement = closure.statements.dropFirst(before.count).first else { return false }
    switch statement.kind {
    case .chain, .operation, .return, .variable: break
    case .if, .switch:
      let branches = statement.children.filter { [.branch, .if, .switchCase].contains($0.kind) }
      if branches.count < 2 || !branches.allSatisfy(holdsResume) { return false }
    default: return false
    }
    return before.allSatisfy { !mayLeave($0) || holdsResume($0) }
  }

  private func holdsResume(_ code: Node) -> Bool {
    code.descendants.contains { $0.kind == .call && $0.isNamed("resume") }
  }

  /// Last words of what is made with its completion: `Query(store) { count in … }`.
  private static let questions: Set = ["query", "request"]

  /// First words of calls that go through what may be empty, or keep a closure for what may happen.
  private static let notAtOnce: Set = [
    "add", "all", "assign", "catch", "compact", "contains", "defer", "drop", "each", "enumerate", "every", "filter",
    "first", "flat", "for", "guard", "handle", "if", "last", "listen", "map", "max", "min", "observe", "on",
    "prefix", "receive", "recover", "reduce", "register", "remove", "repeat", "retry", "set", "sink", "sort",
    "sorted", "subscribe", "suffix", "until", "visit", "watch", "when", "while",
  ]

  /// Words that tell the same wherever they stand: `setFailureHandler`, `onError:`.
  private static let kept: Set = [
    "cancel", "cancellation", "cleanup", "error", "errors", "failure", "failures", "handler", "handlers", "hook",
    "listener", "observer", "subscriber",
  ]

  /// Whether the answer asks for what the first resume depends on, or for what the code around writes.
  private func isChosen(_ answer: (resume: Node, call: String), not first: Node) -> Bool {
    guard let closure = first.enclosingClosures.first(where: { $0.call.nameHolds("continuation") })?.node else {
      return true
    }
    let chosen = first.ancestors.prefix { $0 != closure }.filter { $0.kind == .if }.flatMap { $0.children(.condition) }
    let written = closure.descendants.compactMap { $0.assignment?.target.chain?.parts.last?.name }
    let known = Set(chosen.flatMap(namesAsked) + written)
    let code = answer.resume.ancestors.prefix { $0 != closure }.flatMap(\.children)
    let asked = code.flatMap { [.condition, .guard].contains($0.kind) ? namesAsked($0) : [] }
    return !known.isDisjoint(with: asked)
  }

  private func namesAsked(_ condition: Node) -> [String] {
    let conditions = condition.kind == .guard ? condition.children(.condition) : [condition]
    return conditions.flatMap { $0.descendants.filter { [.member, .call].contains($0.kind) }.compactMap(\.name) }
  }
}
