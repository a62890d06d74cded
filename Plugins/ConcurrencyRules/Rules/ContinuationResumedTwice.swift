import SwiftKitSDK

/// A continuation that is resumed a second time ends the app.
///
/// Reported where code resumes it and goes on to code that resumes it again, or that starts what does, and where a timer or a task that nothing stops resumes
/// it beside a callback that does so, too; and in what observes, or ticks, and comes to it again.
struct ContinuationResumedTwice: Check {
  let id = "continuation-resumed-twice"
  let rules = ["concurrency/continuations/continuation-resumed-twice"]
  let severity = Severity.error
  let title = "a continuation that may be resumed twice"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["ontinuation & |resume|"]

  func check(_ file: SourceFile, _ report: Report) {
    var done: Set<Int> = []
    var paired: Set<Node> = []
    for first in file.calls(named: "resume") where isOfContinuation(first) {
      if let handler = handlerCalledAgain(around: first) ?? handlerOfSystem(around: first) {
        report(
          first, "`\(handler)` is called each time, and a second `resume` crashes; set it to nil before you resume")
        continue
      }
      if let call = callThatRepeats(around: first) {
        report(first, "`\(call)` runs this each time, and a second `resume` crashes; stop it before you resume")
        continue
      }
      if let property = property(resumedBy: first), let method = updateMethod(around: first, of: property) {
        report(
          first,
          "`\(method)` is called again, and a second `resume` crashes; set \(property.name.code(or: "it")) to nil when you resume it"
        )
        continue
      }
      // The first pair of a block tells of all that are started in it.
      if let start = startThatCannotBeStopped(first), let block = start.parent, !paired.contains(block),
        let other = resumeBeside(first, startedBy: start, in: block)
      {
        paired.insert(block)
        let later = other.isBefore(first) ? first : other
        guard done.insert(later.range.lowerBound).inserted else { continue }
        report(
          later, "this `resume` and the one beside it both run, and the second crashes; let only the first one through")
        continue
      }
      guard let name = receiver(of: first)?.name, let second = resumeAfter(first, name) else {
        if let call = callThatAnswersToo(after: first) {
          report(first, "`\(call)` below resumes it again, and the second `resume` crashes; return after this one")
        }
        continue
      }
      guard done.insert(second.range.lowerBound).inserted else { continue }
      report(
        second, "`\(name)` was already resumed above, and resuming it twice crashes; return after the first `resume`")
    }
  }

  /// The closure property of a type of this file that holds this code, where it is called again and again and never given back:
  /// `onValue` of `reader.onValue = { continuation.resume(returning: $0) }`.
  private func handlerCalledAgain(around resume: Node) -> String? {
    guard let closure = resume.enclosing(.closure), let assignment = closure.parent?.assignment,
      assignment.value == closure, closure.parent?.children.contains(where: { $0 == closure }) == true,
      let target = assignment.target.chain?.parts, target.count > 1, let handler = target.last,
      let name = handler.name, name.hasPrefix("on"), !Self.repeated.isDisjoint(with: handler.nameWords)
    else { return nil }
    let file = resume.file
    // `onValue(1)` is a call of that name, `onValue?(1)` one of the member.
    let calls = file.nodes(.call, .member).filter { use in
      use.isNamed(name) && (use.kind == .call || use.chain?.parts.last?.kind == .call)
        && !use.isInside(assignment.target)
    }
    let isGivenBack = file.nodes(.operation).contains { operation in
      guard let given = operation.assignment else { return false }
      return given.target.chain?.parts.last?.isNamed(name) == true && given.value != closure
    }
    return calls.isEmpty || isGivenBack ? nil : name
  }

  /// Whether it resumes the parameter of `withCheckedContinuation` itself, and not what else has been made of it.
  func isGiven(_ resume: Node) -> Bool {
    guard let name = receiver(of: resume)?.name, resume.variable(named: name) == nil else { return false }
    return resume.enclosingClosures.contains { closure in
      closure.call.nameHolds("continuation") && closure.node.children(.parameter).contains { $0.isNamed(name) }
    }
  }

  /// Another resume of what this resumes without a condition in a timer or a task: both are started in one block, and nothing can
  /// stop what has no name.
  ///
  ///     device.connect { continuation.resume(returning: $0) }
  ///     queue.asyncAfter(deadline: limit) { continuation.resume(returning: false) }
  private func resumeBeside(_ sure: Node, startedBy start: Node, in block: Node) -> Node? {
    guard isGiven(sure), let name = receiver(of: sure)?.name, [.closure, .body, .branch].contains(block.kind) else {
      return nil
    }
    let earlier = block.statements.prefix { $0 != start }.reversed()
    let later = block.statements.drop { !start.isBefore($0) }
    let others = (upToLeaving(Array(earlier)).reversed() + upToLeaving(Array(later))).filter {
      [.chain, .operation, .variable].contains($0.kind)
    }
    return others.lazy.flatMap(\.descendants).first { call in
      call.kind == .call && call.isNamed("resume") && receiver(of: call)?.isNamed(name) == true && isGiven(call)
    }
  }

  /// Those statements that run with what stands before them: who leaves between two starts only one of them.
  private func upToLeaving(_ statements: [Node]) -> [Node] {
    statements.firstIndex(where: mayLeave).map { Array(statements[...$0]) } ?? statements
  }

  /// The statement that starts the closure around this resume, where that closure always gets here and nobody keeps what would
  /// stop it.
  private func startThatCannotBeStopped(_ resume: Node) -> Node? {
    guard let closure = resume.enclosing(.closure), resume.chain?.node.parent == closure,
      let call = closure.callOfArgument, call.isNamed("asyncAfter", "async", "scheduledTimer", "Task", "detached"),
      let start = call.chain?.node, start.isDiscarded, call.chain?.parts.last == call
    else { return nil }
    let before = closure.statements.filter { $0.isBefore(resume) }
    let mayEnd = before.contains { mayLeave($0) || mayThrow($0) }
    return mayEnd ? nil : start
  }

  /// Whether it throws, other than by a pause that is cut short, which nobody does here.
  private func mayThrow(_ statement: Node) -> Bool {
    !statement.descendants(.operator, named: "try").isEmpty && !statement.sourceHolds(".sleep(")
  }

  /// The property that this resumes: `waiting?.resume()`, and `waiting` of `guard let continuation = waiting` before it.
  private func property(resumedBy resume: Node) -> Node? {
    guard let name = receiver(of: resume)?.name, let named = resume.variable(named: name) else { return nil }
    guard named.parent?.kind == .condition else { return named }
    // `guard let continuation else` has no value of its own.
    let kept = named.child(.initial)?.firstChild
    guard let original = kept == nil ? name : kept?.ownMemberName else { return nil }
    return named.owner?.allParts.flatMap { $0.children(.variable) }.first { $0.isNamed(original) }
  }

  /// The method of a delegate that is told of each update, where it resumes an optional property which nobody sets to nil, or only
  /// another method of the delegate, such as the one that is told of failures.
  private func updateMethod(around resume: Node, of property: Node) -> String? {
    guard let function = resume.enclosing(.function, .closure), function.kind == .function,
      let label = function.children(.parameter).compactMap({ $0.text ?? $0.name }).first(where: Self.updates.contains),
      let name = property.name,
      property.parent == property.enclosingType, property.child(.type)?.source.hasSuffix("Continuation") == false,
      property.child(.type)?.source.hasSuffix("?") == true, property.isPrivate,
      !property.file.nodes(.member, named: [name]).contains(where: { use in
        use.chain?.node.parent?.assignment?.value.kind == .nil && !isInOtherMethod(use, than: function)
          || use.chain?.node.parent?.isNamed("&") == true
          || use.chain?.hasModifier("take") == true
      }), !(property.owner ?? function).sourceHolds("&"), !(property.owner ?? function).sourceHolds("swap")
    else { return nil }
    // A flag of its own: `guard !isFinished else { return }; isFinished = true`.
    let asked = function.descendants.filter { $0.kind == .condition }.flatMap(\.descendants).compactMap(\.name)
    let isGuarded = function.descendants.compactMap(\.assignment).contains {
      asked.contains($0.target.ownMemberName ?? "")
    }
    guard !isGuarded else { return nil }
    // What is told to stop may be told nothing any more, and one request has one answer.
    guard property.owner?.sourceHolds("requestlocation") != true, !function.sourceHolds("stop"),
      !function.sourceHolds("invalidate"), !function.sourceHolds("delegate = nil")
    else { return nil }
    return "\(function.name ?? "")(_:\(label):)"
  }

  /// Whether a method of the same delegate is around it: those share their first name, `locationManager(_:didFailWithError:)`.
  private func isInOtherMethod(_ use: Node, than method: Node) -> Bool {
    guard let other = use.enclosing(.function, .closure), other.kind == .function else { return false }
    return other != method && other.parent == method.parent && other.name == method.name
  }

  /// Other methods of such names answer one question: `didDiscoverServices`.
  private static let updates = ["didUpdateLocations", "didUpdateHeading", "didOutput"]

  /// Words of what is called again and again.
  private static let repeated: Set = [
    "change", "changed", "changes", "data", "event", "events", "frame", "heading", "location", "message", "messages",
    "position", "progress", "rate", "reading", "receive", "received", "sample", "speed", "temperature", "tick",
    "update", "updated", "updates", "value", "values", "weight",
  ]

  /// The next resume that is reached after the first: behind it in its block, or behind the choice whose branch that is.
  private func resumeAfter(_ first: Node, _ name: String) -> Node? {
    guard var statement = first.chain?.node else { return nil }
    // A flag that is set beside it may be asked behind the loop, and a local name means another one there.
    var isNoted = false
    // `break`, which goes on behind the loop.
    var leavesLoop = false
    while let block = statement.parent {
      // What an `if` or a loop names is another one behind it.
      if [.if, .while].contains(block.kind), binds(block, name) { return nil }
      if block.kind == .for, isElement(name, of: block) { return nil }
      switch block.kind {
      case .branch, .switchCase, .body, .closure:
        isNoted =
          isNoted || block.statements.contains { $0.assignment != nil || $0.kind == .variable && $0.isNamed(name) }
        for later in leavesLoop ? [] : block.statements where statement.isBefore(later) {
          if let second = resume(in: later, name) { return second }
          leavesLoop = isBreakOfLoop(later)
          if leavesLoop { break }
          if mayLeave(later) || assigns(later, name) { return nil }
        }
        let isOfLoop = block.parent?.kind == .for || block.parent?.kind == .while
        if block.kind == .closure || block.kind == .body && block.parent?.kind != .statement && (!isOfLoop || isNoted) {
          return nil
        }
        if isOfLoop { leavesLoop = false }
      case .if, .switch, .statement, .for, .while: break
      default: return nil
      }
      statement = block
    }
    return nil
  }

  private func isBreakOfLoop(_ statement: Node) -> Bool {
    guard statement.isNamed("break"), statement.source == "break" else { return false }
    return statement.enclosing(.for, .while, .switch).map { $0.kind != .switch } == true
  }

  func mayLeave(_ statement: Node) -> Bool {
    ([statement] + Array(statement.descendants)).contains {
      $0.kind == .return || $0.kind == .statement && $0.isNamed("throw", "break", "continue", "fallthrough")
        || $0.kind == .call && $0.isNamed("fatalError", "preconditionFailure")
    }
  }

  /// `continuation = next`: what is resumed behind it is another one, or none.
  private func assigns(_ statement: Node, _ name: String) -> Bool {
    statement.assignment?.target.ownMemberName == name
  }

  private func isOfContinuation(_ call: Node) -> Bool {
    guard let receiver = receiver(of: call) else { return false }
    return call.hasArgument("throwing") || call.hasArgument("returning") || call.hasArgument("with")
      || receiver.nameHolds("continuation")
  }

  /// What is resumed: `continuation` of `continuation.resume()`, `continuation?.resume()` and `self.continuation?.resume()`.
  func receiver(of call: Node) -> Node? {
    guard let chain = call.chain else { return nil }
    let parts = chain.parts.filter { $0.kind != .optional }.drop { $0.isNamed("self") }
    return parts.count == 2 && parts.first?.kind == .member ? parts.first : nil
  }

  /// The first resume of it in a statement that is one, or that holds one in a branch.
  private func resume(in statement: Node, _ name: String) -> Node? {
    ([statement] + Array(statement.descendants)).first { node in
      guard node.kind == .call, node.isNamed("resume"), receiver(of: node)?.isNamed(name) == true else { return false }
      return !([node, statement] + node.ancestors.prefix { $0 != statement }).contains {
        $0.kind == .closure || $0.kind == .if && binds($0, name)
      }
    }
  }

  /// `for continuation in waiting`, `for (id, continuation) in waiting`
  private func isElement(_ name: String, of loop: Node) -> Bool {
    loop.children.contains { part in
      part.kind != .body && ([part] + part.descendants).contains { $0.kind == .variable && $0.isNamed(name) }
    }
  }

  /// `if let continuation = waiting`
  private func binds(_ choice: Node, _ name: String) -> Bool {
    choice.children(.condition).contains { condition in
      condition.source.hasPrefix("let \(name) =") || condition.source.hasPrefix("var \(name) =")
    }
  }
}
