import SwiftKitSDK

/// NavigationView is deprecated since iOS 16, and its columns behave otherwise on each device.
struct NavigationViewUsed: Check {
  let id = "navigation-view"
  let rules = ["toolbars-and-navigation/navigation/navigation-view"]
  let severity = Severity.error
  let title = "NavigationView, which is deprecated"
  let literals = ["NavigationView"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16, !isDeclared(in: file) else { return }
    let calls = file.calls(named: "NavigationView").filter(\.isRoot)
    let types = file.nodes(.type, named: ["NavigationView"]) + file.nodes(.extension, named: ["NavigationView"])
    for use in calls + types where !use.isInPreview {
      report(use, "NavigationView is deprecated; use NavigationStack or NavigationSplitView")
    }
  }

  /// A type of the project's own may have that name.
  private func isDeclared(in file: SourceFile) -> Bool {
    file.project.declares("NavigationView")
      || file.nodes(.struct, .class, .enum, .typealias).contains { $0.isNamed("NavigationView") }
  }
}
