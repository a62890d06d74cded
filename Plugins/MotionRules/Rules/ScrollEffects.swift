import SwiftKitSDK

/// One scroll effect says something; two add up to something nobody planned.
struct ScrollEffects: Check {
  let id = "scroll-effect-multiple"
  let rules = ["motion/scrolling/scroll-effect-multiple"]
  let severity = Severity.info
  let title = "more than one scroll effect in a view"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["scrollTransition", "visualEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    var first: [Int: Node] = [:]
    var reported: Set<Int> = []
    for effect in file.calls(named: "scrollTransition", "visualEffect")
    where effect.isViewModifier && !effect.isInPreview {
      // Outside of a type, the view is the chain.
      guard let scope = (effect.enclosingType ?? effect.chain?.node)?.range.lowerBound else { continue }
      if let other = first[scope] {
        guard !effect.isExclusive(with: other), reported.insert(scope).inserted else { continue }
        report(effect, "two scroll effects on one view compete; keep only one")
      } else {
        first[scope] = effect
      }
    }
  }
}
