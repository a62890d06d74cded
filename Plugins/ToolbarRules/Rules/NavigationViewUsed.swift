import SwiftKitSDK

/// NavigationView is deprecated since iOS 16, and its columns behave otherwise on each device.
///
/// Tests may show views of their own in it.
struct NavigationViewUsed: Check {
  let id = "navigation-view"
  let rules = ["toolbars-and-navigation/navigation/navigation-view"]
  let severity = Severity.warning
  let title = "NavigationView, which is deprecated"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["NavigationView"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16, !file.isOfTests, !isDeclared(in: file) else { return }
    let calls = file.calls(named: "NavigationView").filter(\.isRoot)
    let types = file.nodes(.type, named: ["NavigationView"]) + file.nodes(.extension, named: ["NavigationView"])
    for use in calls + types where !use.isInPreview {
      report(use, "`NavigationView` is deprecated; use `NavigationStack` or `NavigationSplitView`", edits: edits(use))
    }
  }

  /// NavigationStack, where the view said already that it is a stack; else the columns of an iPad would be lost.
  private func edits(_ use: Node) -> [Edit] {
    guard use.kind == .call, let chain = use.chain, use.isRoot else { return [] }
    let styles = chain.modifiers(named: "navigationViewStyle")
    guard styles.count == 1, let style = styles.first, !style.isExclusive(with: use),
      let value = style.firstUnlabelled?.value,
      value.memberName == "stack" || value.chain?.root.isNamed("StackNavigationViewStyle") == true,
      let index = chain.parts.firstIndex(of: style), index > 0,
      case let gap = chain.parts[index - 1].range.upperBound..<style.anchor.lowerBound,
      use.file.source(gap).allSatisfy({ $0.isWhitespace || $0 == "." })
    else { return [] }
    return [Edit(use.anchor, "NavigationStack"), Edit(gap.lowerBound..<style.range.upperBound, "")]
  }

  /// A type of the project's own may have that name.
  private func isDeclared(in file: SourceFile) -> Bool {
    file.project.declares("NavigationView")
      || file.nodes(.struct, .class, .enum, .typealias).contains { $0.isNamed("NavigationView") }
  }
}
