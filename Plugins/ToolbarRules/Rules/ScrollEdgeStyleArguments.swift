import SwiftKitSDK

/// `scrollEdgeEffectStyle(_:for:)` needs the edges; without them it does not compile.
struct ScrollEdgeStyleArguments: Check {
  let id = "scroll-edge-style-args"
  let rules = ["toolbars-and-navigation/bars/scroll-edge-style-args"]
  let severity = Severity.error
  let title = "scrollEdgeEffectStyle without for:"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["scrollEdgeEffectStyle"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    // A project may have a shorter form of its own.
    if file.nodes(.function, named: ["scrollEdgeEffectStyle"]).contains(where: { $0.parent?.isNamed("View") == true }) {
      return
    }
    for style in file.calls(named: "scrollEdgeEffectStyle") where style.isViewModifier && !style.hasArgument("for") {
      report(
        style, "`scrollEdgeEffectStyle` needs the edges it is for, as in `scrollEdgeEffectStyle(.soft, for: .top)`",
        suggestion: edges(style))
    }
  }

  /// The top, where content goes below the bar on most screens.
  private func edges(_ style: Node) -> [Edit] {
    guard style.arguments.count == 1, let place = style.firstUnlabelled?.node.range.upperBound else { return [] }
    return [Edit(place..<place, ", for: .top")]
  }
}
