import SwiftKitSDK

/// Soft and hard edges speak two languages; one view speaks one.
struct ScrollEdgeMixed: Check {
  let id = "scroll-edge-mixed"
  let rules = ["toolbars-and-navigation/bars/scroll-edge-mixed"]
  let severity = Severity.info
  let title = "different scroll edge styles on one view"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["scrollEdgeEffectStyle"]

  func check(_ file: SourceFile, _ report: Report) {
    for style in file.calls(named: "scrollEdgeEffectStyle") where style.isViewModifier && !style.isInPreview {
      guard let chain = style.chain, let name = self.name(of: style) else { continue }
      let before = chain.modifiers(named: "scrollEdgeEffectStyle").filter {
        $0.range.lowerBound < style.range.lowerBound && !$0.isExclusive(with: style)
      }
      let inner = chain.codeOfMember?.onlyView?.modifiers(named: "scrollEdgeEffectStyle") ?? []
      let others = (inner + before).compactMap(self.name)
      guard let first = others.first, first != name, others.allSatisfy({ $0 == first }) else { continue }
      report(
        style, "the bars look different: this edge is `.\(name)` and another is `.\(first)`; give all edges one style")
    }
  }

  private func name(of style: Node) -> String? {
    guard let values = style.firstUnlabelled?.value.writtenOutcomes, values.count == 1, let name = values[0].memberName
    else { return nil }
    return ["soft", "hard"].contains(name) ? name : nil
  }
}
