import SwiftKitSDK

/// A delay repeats the length of the first animation, and a spring has none to repeat. Two seconds and more are a time to read.
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
    for call in file.calls(named: "withAnimation") where call.isRoot && !call.isInPreview {
      guard let node = call.chain?.node, let block = node.parent, let place = block.statements.firstIndex(of: node)
      else { continue }
      if call.firstUnlabelled?.value.chain?.parts.last?.isNamed("delay") == true {
        guard isAnimation(block.statements, at: place - 1) else { continue }
      } else if place > 0, sleeps(block.statements[place - 1]) {
        guard isAnimation(block.statements, at: place - 2) else { continue }
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

  /// The wait right behind an animation that takes as long as that: `withAnimation(.smooth(duration: 0.3)) { … }` before
  /// `Task.sleep(for: .seconds(0.3))`.
  private func waitForEnd(of call: Node, besides chained: Set<Node>) -> Node? {
    guard let curve = call.animationArgument.flatMap(Curve.init), let duration = curve.duration?.constantNumber,
      duration > 0, curve.chain.parts.last == curve.node, !call.hasArgument("completion"),
      let node = call.chain?.node, let statements = node.parent?.statements,
      let place = statements.firstIndex(of: node), place + 1 < statements.count
    else { return nil }
    let next = statements[place + 1]
    // What animates next has been reported, and a loop waits for its next turn.
    if next.descendants.contains(where: chained.contains) || isInLoop(call) { return nil }
    guard let wait = next.descendants.first(where: { isWait($0, in: next) }) else { return nil }
    let isLast = place + 2 == statements.count && wait.isNamed("sleep")
    let animates = statements.dropFirst(place + 2).first?.chain?.root.isNamed("withAnimation") == true
    guard !isLast, !animates else { return nil }
    let length = (wait.argument("for") ?? wait.argument("deadline"))?.value
    return length?.descendants.contains { $0.number == duration && $0.kind != .boolean } == true ? wait : nil
  }

  private func isInLoop(_ call: Node) -> Bool {
    call.ancestors.prefix { $0.kind != .function }.contains { [.for, .while].contains($0.kind) }
  }

  private func isWait(_ node: Node, in statement: Node) -> Bool {
    guard node.kind == .call, let chain = node.chain else { return false }
    if node.isNamed("sleep") { return chain.root.isNamed("Task") && statement.awaits && node.hasArgument("for") }
    return node.isNamed("asyncAfter") && node.hasArgument("deadline") && chain.node == statement
  }

  private func isAnimation(_ statements: [Node], at place: Int) -> Bool {
    statements.indices.contains(place) && statements[place].chain?.root.isNamed("withAnimation") == true
  }

  /// `try? await Task.sleep(for: .seconds(0.3))`
  private func sleeps(_ statement: Node) -> Bool {
    statement.awaits
      && statement.descendants.contains {
        $0.kind == .call && $0.isNamed("sleep") && $0.chain?.root.isNamed("Task") == true && !isLong($0)
      }
  }

  /// Whether a wait takes two seconds or more, as no animation does: `.seconds(4)`, `nanoseconds: 4_000_000_000`.
  private func isLong(_ wait: Node) -> Bool {
    wait.arguments.contains { argument in
      if argument.label == "nanoseconds" { return argument.value.number.map { $0 >= 2_000_000_000 } == true }
      return argument.value.descendants.contains { part in
        guard let number = part.arguments.first?.value.number else { return false }
        return part.isNamed("seconds") && number >= 2 || part.isNamed("milliseconds") && number >= 2000
      }
    }
  }

  /// `withAnimation { } DispatchQueue.main.asyncAfter(deadline: …) { withAnimation { } }`
  private func isDelayedAfterAnimation(_ closure: Node) -> Bool {
    guard closure.kind == .closure, let delay = closure.callOfArgument, delay.isNamed("asyncAfter"),
      let node = delay.chain?.node, let block = node.parent, let place = block.statements.firstIndex(of: node)
    else { return false }
    return isAnimation(block.statements, at: place - 1)
  }
}
