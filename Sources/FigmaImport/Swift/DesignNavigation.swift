/// How the screens of a design lead to each other, as its prototype has it: routes, the tabs that they share, the first screen.
struct DesignNavigation {
  static let fileName = "AppNavigation.swift"
  /// The types that it declares.
  static let types: Set<String> = ["Route", "RootView", "MainTabsView"]

  private let names: [String: String]
  private let start: String?
  let tabs: SharedTabs?
  /// The screens that are pushed, in the order of the design, and the cases for them.
  private var pushed: [(id: String, route: String)] = []
  private var mainTabsRoute: String?

  /// - Parameters:
  ///   - screens: the screens with the names that their views have, without the suffix View.
  ///   - start: the layer of the screen that the prototype begins with.
  init(among screens: [(tree: SlimTree, name: String)], startingAt start: String?) {
    let names = Dictionary(screens.map { ($0.tree.node, $0.name + "View") }, uniquingKeysWith: { first, _ in first })
    self.names = names
    tabs = SharedTabs(of: screens.map(\.tree))
    self.start = start.flatMap { names[$0] == nil ? nil : $0 } ?? screens.first?.tree.node
    var targets: Set<String> = []
    for (tree, _) in screens {
      tree.root.forEach { node in
        if let link = node.leadsTo.first, link.kind == .push, link.target != tree.node { targets.insert(link.target) }
      }
    }
    var routes = UniqueNames()
    for (tree, name) in screens where targets.contains(tree.node) {
      pushed.append((tree.node, routes.unique(SwiftWords.memberName(name, fallback: "screen"))))
    }
    if tabs != nil { mainTabsRoute = routes.unique("mainTabs") }
  }

  /// Whether the prototype leads anywhere.
  var isEmpty: Bool { pushed.isEmpty }

  /// Where taps on a screen lead; to all tabs, where the screen has none and what it leads to is one of them.
  func routes(from screen: String) -> ScreenRoutes {
    var routes = ScreenRoutes()
    for (id, name) in names { routes.screens[id] = ScreenRoutes.Screen(route: "", view: name) }
    for (id, route) in pushed {
      var route = route
      if let tabs, let mainTabsRoute, !tabs.screens.contains(screen), tabs.targets.values.contains(id) {
        route = mainTabsRoute
      }
      routes.screens[id] = ScreenRoutes.Screen(route: route, view: names[id] ?? "")
    }
    return routes
  }

  /// The file, where `tabView` writes the shared tabs around the views of their screens.
  func file(_ tabView: (SharedTabs, [Int: ViewCode]) -> [String]) -> String {
    var cases = pushed.map { ($0.route, names[$0.id] ?? "EmptyView") }
    if let mainTabsRoute { cases.append((mainTabsRoute, "MainTabsView")) }
    var lines = ["import SwiftUI", "", "/// The screens that others lead to.", "enum Route: Hashable {"]
    lines += cases.map { "  case \($0.0)" } + [""]
    lines += ["  @MainActor @ViewBuilder var destination: some View {", "    switch self {"]
    lines += cases.map { "    case .\($0.0): \($0.1)()" } + ["    }", "  }", "}", ""]
    let isTab = start.map { tabs?.screens.contains($0) == true } ?? false
    let first = isTab ? "MainTabsView" : start.flatMap { names[$0] } ?? "EmptyView"
    lines += ["/// The first screen of the design, and the way to the others.", "struct RootView: View {"]
    lines += ["  // MARK: - Body", "", "  var body: some View {", "    NavigationStack {", "      \(first)()"]
    lines += ["        .navigationDestination(for: Route.self) { route in route.destination }", "    }", "  }", "}"]
    if let tabs {
      let views = tabs.targets.compactMapValues { names[$0] }.mapValues { ViewCode("\($0)()") }
      lines += [""] + tabView(tabs, views)
    }
    lines += ["", "// MARK: - Preview", "", "#Preview {", "  RootView()", "}"]
    return CodeLayout.wrapped(lines).joined(separator: "\n") + "\n"
  }
}
