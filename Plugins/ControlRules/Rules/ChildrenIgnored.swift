import SwiftKitSDK

/// What is ignored is not read, and nothing takes its place.
struct ChildrenIgnored: Check {
  let id = "children-ignored"
  let rules = ["accessibility/elements/children-ignored"]
  let severity = Severity.info
  let title = "an element whose children are ignored and that has no label"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|accessibilityElement| & |ignore|", "accessibilityElement()"]
  let isFixable = true

  /// What adds to a label and is none.
  private static let silent = [
    "accessibilityHint", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilitySortPriority",
  ]

  /// What an element can do, which gives it neither a name nor a value.
  private static let actions = [
    "accessibilityAdjustableAction", "accessibilityAction", "accessibilityActions", "accessibilityScrollAction",
    "accessibilityZoomAction",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "accessibilityElement") where call.isViewModifier && !call.isInPreview {
      // Without an argument it ignores them, too.
      guard call.arguments.isEmpty || call.argument("children")?.memberName == "ignore", let chain = call.chain,
        !chain.modifiers.contains(where: {
          // The project's own as well: `dynamicAccessibilityLabel`.
          $0 != call && ($0.isAccessibility || $0.nameHolds("accessibilitylabel")) && !$0.isNamed(Self.silent)
            && (!$0.isNamed(Self.actions) || isInHelper(call))
        })
      else { continue }
      report(
        call, "VoiceOver has nothing to read here; add `accessibilityLabel`, or use `children: .combine`",
        edits: call.argument("children").map { [Edit($0.value.range, ".combine")] } ?? [])
    }
  }

  /// Whether it is added to a view of somebody else, who may label it: in `extension View` and in a `ViewModifier`.
  private func isInHelper(_ call: Node) -> Bool {
    guard let type = call.enclosingType else { return false }
    return type.kind == .extension && type.isNamed("View") || type.conforms(to: "ViewModifier")
  }
}
