import SwiftKitSDK

/// A delay repeats the length of the first animation, and a spring has none to repeat.
struct AnimationByDelay: Check {
  let id = "animation-by-delay"
  let rules = ["motion/transitions/animation-completion"]
  let severity = Severity.info
  let title = "animations that are chained by delays"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|withAnimation| & |delay|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    for call in file.calls(named: "withAnimation") where call.isRoot && !call.isInPreview {
      guard let first = call.firstUnlabelled?.value, first.chain?.parts.last?.isNamed("delay") == true,
        let node = call.chain?.node, let block = node.parent, let place = block.statements.firstIndex(of: node),
        place > 0,
        block.statements[place - 1].chain?.root.isNamed("withAnimation") == true
      else { continue }
      report(call, "the delay must match the previous animation; use `withAnimation { … } completion: { … }` instead")
    }
  }
}
