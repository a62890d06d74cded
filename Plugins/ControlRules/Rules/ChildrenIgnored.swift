import SwiftKitSDK

/// What is ignored is not read, and nothing takes its place.
struct ChildrenIgnored: Check {
  let id = "children-ignored"
  let rules = ["accessibility/elements/children-ignored"]
  let severity = Severity.warning
  let title = "an element whose children are ignored and that has no label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityElement| & |ignore|", "accessibilityElement()"]
  let isFixable = true

  /// What adds to a label and is none.
  private static let silent = [
    "accessibilityHint", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilitySortPriority",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "accessibilityElement") where call.isViewModifier && !call.isInPreview {
      // Without an argument it ignores them, too.
      guard call.arguments.isEmpty || call.argument("children")?.memberName == "ignore", let chain = call.chain,
        !chain.modifiers.contains(where: {
          // The project's own as well: `dynamicAccessibilityLabel`.
          $0 != call && ($0.isAccessibility || $0.nameHolds("accessibilitylabel")) && !$0.isNamed(Self.silent)
        })
      else { continue }
      report(
        call, "VoiceOver has nothing to read here; add `accessibilityLabel`, or use `children: .combine`",
        edits: call.argument("children").map { [Edit($0.value.range, ".combine")] } ?? [])
    }
  }
}
