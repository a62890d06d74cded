import SwiftKitSDK

/// The pair of names is how people find a screen's model from the screen.
///
/// Which observable class is the model of a screen, only people know, so it is off by default.
struct ViewModelNaming: Check {
  let id = "viewmodel-naming"
  let rules = ["architecture-and-data-flow/view-models/viewmodel-naming"]
  let severity = Severity.info
  let title = "a screen's model whose name does not end in ViewModel"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["Observable| & |class|", "ObservableObject| & |class|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let views = file.nodes(.struct).filter { $0.isView && !$0.isInPreview }
    for type in file.nodes(.class) where type.hasAttribute("Observable") || type.conforms(to: "ObservableObject") {
      guard let name = type.name, !type.isInPreview, let noun = words(of: name).last,
        !Self.nouns.contains(noun) || isOfScreen(name, views)
          || words(of: name).dropLast().last == "screen" && !views.isEmpty,
        !name.hasSuffix("ViewModel"), views.isEmpty || views.contains(where: { keeps(name, in: $0) })
      else { continue }
      report(type, "`\(name)` is the model of a screen; end its name in `ViewModel`, as readers expect")
    }
  }

  /// `CheckoutModel` beside `CheckoutScreen`; other models are those of an app, or of data.
  private func isOfScreen(_ name: String, _ views: [Node]) -> Bool {
    name.hasSuffix("Model")
      && views.contains { view in
        ["Screen", "View", "Page"].contains { view.isNamed(name.dropLast(5) + $0) }
      }
  }

  private func keeps(_ name: String, in view: Node) -> Bool {
    view.allParts.flatMap { $0.children(.variable) }.contains { property in
      guard property.hasAttribute("State", "StateObject", "Bindable", "ObservedObject") else { return false }
      return property.child(.type)?.isNamed(name) == true
        || property.child(.initial)?.firstChild?.chain?.root.isNamed(name) == true
    }
  }

  private static let nouns: Set = [
    "store", "model", "manager", "router", "coordinator", "service", "client", "settings", "theme", "session",
    "preferences", "controller", "provider", "cache", "navigator", "state", "repository", "environment", "loader",
    "player", "pager", "keeper", "queue", "document", "configuration", "monitor", "engine", "tracker", "observer",
    "registry", "database", "form", "clock",
  ]
}
