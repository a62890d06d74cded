import SwiftKitSDK

/// A delay repeats the length of the first animation, and a spring has none to repeat.
///
/// Reported are waits as long as the animation before them, and short ones where its length is not written: what waits longer is a time
/// to read, and what waits less starts in turn. Nor where a comment says that the delay is meant.
struct AnimationByDelay: Check {
  let id = "animation-by-delay"
  let rules = ["motion/transitions/animation-completion"]
  let severity = Severity.info
  let title = "animations that are chained by delays"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|withAnimation| & |delay|", "|withAnimation| & |asyncAfter|", "|withAnimation| & |sleep|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    var chained: Set<Node> = []
    for call in file.calls(named: "withAnimation") where call.isRoot && !call.isInPreview && !isMeant(call) {
      guard let node = call.chain?.node, let block = node.parent, let place = block.statements.firstIndex(of: node)
      else { continue }
      if let delay = call.firstUnlabelled?.value.chain?.parts.last, delay.isNamed("delay") {
        guard isAnimation(block.statements, at: place - 1, endedBy: delay) else { continue }
      } else if place > 0, !isInLoop(call), let sleep = sleep(in: block.statements[place - 1]) {
        guard
          isAnimation(block.statements, at: place - 2, endedBy: sleep)
            || place == 1 && isTaskAfterAnimation(block, endedBy: sleep)
        else { continue }
      } else {
        guard place == 0, isDelayedAfterAnimation(block) else { continue }
      }
      chained.insert(call)
      report(call, "the delay must match the previous animation; use `withAnimation { … } completion: { … }` instead")
    }
    for call in file.calls(named: "withAnimation") where call.isRoot && !call.isInPreview {
      guard let wait = waitForEnd(of: call, besides: chained) else { continue }
      report(wait, "this wait must match the animation before it; use `withAnimation { … } completion: { … }` instead")
    }
  }

  /// `// Delayed rather than sent later, so that both begin in one frame.`
  private func isMeant(_ call: Node) -> Bool {
    call.chain?.node.isSaidToBeMeant(or: "rather than", "stagger", "staggers", "staggered") == true
  }

  /// The wait right behind an animation that takes as long as that: `withAnimation(.smooth(duration: 0.3)) { … }` before
  /// `Task.sleep(for: .seconds(0.3))`, or before a task that begins so.
  private func waitForEnd(of call: Node, besides chained: Set<Node>) -> Node? {
    guard let curve = call.animationArgument.flatMap(Curve.init), let duration = curve.duration?.constantNumber,
      duration > 0, curve.chain.parts.last == curve.node, !call.hasArgument("completion"),
      let node = call.chain?.node, let statements = node.parent?.statements,
      let place = statements.firstIndex(of: node), place + 1 < statements.count
    else { return nil }
    let next = statements[place + 1]
    // What animates next has been reported, and a loop waits for its next turn.
    if next.descendants.contains(where: chained.contains) || isInLoop(call) { return nil }
    guard let wait = next.descendants.first(where: { isWait($0, in: next) }),
      wait.isNamed("asyncAfter") || goesOn(after: wait, in: next, isLast: place + 2 == statements.count),
      statements.dropFirst(place + 2).first?.chain?.root.isNamed("withAnimation") != true
    else { return nil }
    let length = wait.argument("for") ?? wait.argument("deadline")
    return length.flatMap({ seconds(in: $0) }) == duration ? wait : nil
  }

  /// Whether something follows a sleep, in its block or in a task that begins with it.
  private func goesOn(after sleep: Node, in statement: Node, isLast: Bool) -> Bool {
    guard let task = sleep.enclosing(.closure), task.isInside(statement) else { return !isLast }
    return task.statements.count > 1 && task.statements.first.map(sleep.isInside) == true
  }

  private func isInLoop(_ call: Node) -> Bool {
    call.ancestors.prefix { $0.kind != .function }.contains { [.for, .while].contains($0.kind) }
  }

  private func isWait(_ node: Node, in statement: Node) -> Bool {
    guard node.kind == .call, let chain = node.chain else { return false }
    if node.isNamed("sleep") { return chain.root.isNamed("Task") && statement.awaits && node.hasArgument("for") }
    return node.isNamed("asyncAfter") && node.hasArgument("deadline") && chain.node == statement
  }

  /// Whether an animation stands there and the wait is for its end.
  private func isAnimation(_ statements: [Node], at place: Int, endedBy wait: Node) -> Bool {
    guard statements.indices.contains(place), let call = statements[place].chain?.root, call.isNamed("withAnimation")
    else { return false }
    guard let seconds = seconds(of: wait) else { return true }
    guard let curve = call.animationArgument.flatMap(Curve.init), let duration = curve.duration?.constantNumber else {
      // No curve of the system is that short, and what waits itself begins in turn.
      return (0.2...0.6).contains(seconds) && !isDelayed(call)
    }
    return duration == seconds && curve.chain.parts.last == curve.node
  }

  private func isDelayed(_ call: Node) -> Bool {
    call.animationArgument?.chain?.parts.contains { $0.isNamed("delay") } == true
  }

  /// How long a wait takes: `.delay(0.3)`, `.now() + 0.3`, `.seconds(0.3)`, `nanoseconds: 300_000_000`.
  private func seconds(of wait: Node) -> Double? { wait.arguments.lazy.compactMap { seconds(in: $0) }.first }

  private func seconds(in argument: Argument) -> Double? {
    let parts = [argument.value] + Array(argument.value.descendants)
    guard let number = parts.compactMap(\.number).last else { return nil }
    if argument.label == "nanoseconds" { return number / 1_000_000_000 }
    return parts.contains { $0.isNamed("milliseconds") } ? number / 1000 : number
  }

  /// `try? await Task.sleep(for: .seconds(0.3))`
  private func sleep(in statement: Node) -> Node? {
    guard statement.awaits else { return nil }
    return statement.descendants.first {
      $0.kind == .call && $0.isNamed("sleep") && $0.chain?.root.isNamed("Task") == true
    }
  }

  /// `withAnimation { } DispatchQueue.main.asyncAfter(deadline: …) { withAnimation { } }`
  private func isDelayedAfterAnimation(_ closure: Node) -> Bool {
    guard let delay = closure.callOfArgument, delay.isNamed("asyncAfter") else { return false }
    return isAfterAnimation(closure, endedBy: delay)
  }

  /// `withAnimation { } Task { try? await Task.sleep(…) withAnimation { } }`; a wait of unknown length may be a time to read.
  private func isTaskAfterAnimation(_ closure: Node, endedBy sleep: Node) -> Bool {
    guard let task = closure.callOfArgument, task.isRoot, task.isNamed("Task"), seconds(of: sleep) != nil else {
      return false
    }
    return isAfterAnimation(closure, endedBy: sleep)
  }

  /// Whether the call of this closure stands right behind an animation for whose end `wait` waits.
  private func isAfterAnimation(_ closure: Node, endedBy wait: Node) -> Bool {
    guard closure.kind == .closure, let node = closure.callOfArgument?.chain?.node,
      // `flip = Task { … }`
      let statement = node.parent?.assignment?.value == node ? node.parent : node,
      let block = statement.parent, let place = block.statements.firstIndex(of: statement)
    else { return false }
    return isAnimation(block.statements, at: place - 1, endedBy: wait)
  }
}
