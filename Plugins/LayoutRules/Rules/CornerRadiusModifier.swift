import SwiftKitSDK

/// `cornerRadius` is deprecated and its corners are not continuous. Marks of charts have one of their own.
struct CornerRadiusModifier: Check {
  let id = "corner-radius-modifier"
  let rules = ["layout-and-lists/shapes/corner-radius-modifier"]
  let severity = Severity.warning
  let title = "the deprecated cornerRadius modifier"
  let literals = ["cornerRadius"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for radius in file.calls(named: "cornerRadius") where radius.isViewModifier && !radius.isInPreview {
      guard radius.arguments.count == 1, radius.firstUnlabelled != nil, let chain = radius.chain,
        chain.root.name?.hasSuffix("Mark") != true, !isValue(chain)
      else { continue }
      report(
        radius, "cornerRadius is deprecated; use clipShape(.rect(cornerRadius:)), whose corners are continuous",
        edits: edits(radius))
    }
  }

  /// `.clipShape(.rect(cornerRadius: …))`, which is there since iOS 17.
  private func edits(_ radius: Node) -> [Edit] {
    guard radius.file.settings.deploymentTarget >= 17, let value = radius.firstUnlabelled?.value.range else {
      return []
    }
    return [
      Edit(radius.anchor, "clipShape"), Edit(value.lowerBound..<value.lowerBound, ".rect(cornerRadius: "),
      Edit(value.upperBound..<value.upperBound, ")"),
    ]
  }

  /// A number of that name that somebody computes: `cornerRadius: theme.cornerRadius(.small)`.
  private func isValue(_ chain: Chain) -> Bool {
    guard chain.root.kind == .member, chain.root.name?.first?.isLowercase == true else { return false }
    return [.argument, .operation, .initial].contains(chain.node.parent?.kind)
  }
}
