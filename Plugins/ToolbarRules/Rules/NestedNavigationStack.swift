import SwiftKitSDK

/// A pushed screen belongs to the stack that pushed it; a second stack draws a second bar.
struct NestedNavigationStack: Check {
  let id = "nested-navigation-stack"
  let rules = ["navigation-and-deep-links/stacks/navigation-stack-not-nested"]
  let severity = Severity.info
  let title = "a navigation stack inside of another one"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|NavigationStack|", "|NavigationView|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for inner in file.calls(named: "NavigationStack", "NavigationView") where inner.isRoot && !inner.isInPreview {
      let places = inner.places.map(container)
      guard let outer = places.lazy.compactMap(\.self).first else { continue }
      report(
        inner, "this stack is already inside \(outer); remove it, since the screen uses the outer stack",
        // In a sheet that shows the same view it is needed.
        suggestion: places.contains(nil) ? [] : inner.unwrapping)
    }
  }

  private func container(_ closures: [Node.Closure]) -> String? {
    for closure in closures {
      let call = closure.call
      if call.isNamed("NavigationStack", "NavigationView"), call.isRoot, call.contentClosure == closure.node {
        return "a \(call.name.code(or: "stack"))"
      }
      if call.isNamed("navigationDestination"), call.isModifier { return "a `navigationDestination`" }
      if call.isNamed("NavigationLink"), call.labelClosure != closure.node { return "the screen of a `NavigationLink`" }
      // What is presented, and each tab or column, has a stack of its own.
      if call.isNamed(Self.apart) || !call.isModifier && !call.isNamed(Self.containers) { return nil }
      if call.isModifier, !call.isNamed("overlay", "background", "safeAreaInset", "toolbar") { return nil }
    }
    return nil
  }

  private static let apart = [
    "sheet", "fullScreenCover", "popover", "inspector", "TabView", "Tab", "NavigationSplitView", "WindowGroup",
    "Window",
  ]
  private static let containers = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "Section", "ScrollView", "ForEach",
  ]
}
