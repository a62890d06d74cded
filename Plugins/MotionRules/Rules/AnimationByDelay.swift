import SwiftKitSDK

/// A delay repeats the length of the first animation, and a spring has none to repeat.
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
      report(call, "the delay must match the previous animation; use `withAnimation { … } completion: { … }` instead")
    }
  }
  private func isAnimation(_ statements: [Node], at place: Int) -> Bool {
    statements.indices.contains(place) && statements[place].chain?.root.isNamed("withAnimation") == true
  }

  /// `try? await Task.sleep(for: .seconds(0.3))`
  private func sleeps(_ statement: Node) -> Bool {
    statement.awaits
      && statement.descendants.contains {
        $0.kind == .call && $0.isNamed("sleep") && $0.chain?.root.isNamed("Task") == true
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
