import SwiftKitSDK

// What is resumed, and again by the answer to a question that is asked all the same.

extension ContinuationResumedTwice {
  /// The call behind this resume whose answer resumes it again:
  ///
  ///     if !store.isOpen { continuation.resume(throwing: Closed()) }
  ///     store.count { continuation.resume(returning: $0) }
  ///
  /// Nil where a flag may tell the two apart.
  func callThatAnswersToo(after first: Node) -> String? {
    guard isGiven(first), let name = receiver(of: first)?.name, var statement = first.chain?.node else { return nil }
    while let block = statement.parent, Self.ways.contains(block.kind) {
      if block.kind != .if, block.kind != .switch {
        if block.statements.contains(where: { $0.assignment?.value.kind == .boolean }) { return nil }
        for later in block.statements where statement.isBefore(later) {
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

  /// A resume in closures that the statement hands to calls, and the outermost of these.
  private func answer(in statement: Node, _ name: String) -> (resume: Node, call: String)? {
    guard [.chain, .operation, .variable].contains(statement.kind) else { return nil }
    for resume in statement.descendants(.call, named: "resume")
    where receiver(of: resume)?.isNamed(name) == true && isGiven(resume) {
      let around = resume.ancestors.prefix { $0 != statement }.filter { $0.kind == .closure }
      let calls = around.compactMap(\.callOfArgument)
      guard calls.count == around.count, calls.allSatisfy(isMade), let call = calls.last?.name else { continue }
      return (resume, call)
    }
    return nil
  }

  /// Whether nothing but the answer decides how often a call runs its closure: not `peer?.ask { … }`, nor a loop over what may be
  /// empty.
  private func isMade(_ call: Node) -> Bool {
    !call.isNamed("forEach", "map", "flatMap", "compactMap", "filter")
      && call.chain?.parts.contains { $0.kind == .optional } == false
  }

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
