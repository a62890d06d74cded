import SwiftKitSDK

/// Since iOS 17 `@Observable` updates only the views that read what changed, and needs no wrappers.
///
/// A class is reported once, at its conformance; its `@Published` properties go with it.
struct ObservableObjectUsed: Check {
  let id = "observable-object"
  let rules = ["architecture-and-data-flow/observation/observable-object"]
  let severity = Severity.info
  let title = "ObservableObject and its property wrappers"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["ObservableObject", "Published", "StateObject", "ObservedObject", "EnvironmentObject"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    for conformance in file.nodes(.inherited, named: ["ObservableObject"]) {
      guard let type = conformance.parent, type.kind == .class || type.kind == .extension else { continue }
      report(
        conformance,
        type.hasAttribute("Observable")
          ? "this class is already `@Observable`; remove `ObservableObject`"
          : "every change to an `ObservableObject` updates all views that use it; use `@Observable`")
    }
    for wrapper in file.nodes(.attribute, named: Array(Self.replacements.keys)) {
      guard wrapper.parent?.kind == .variable, let name = wrapper.name, let replacement = Self.replacements[name] else {
        continue
      }
      if name == "Published", !isOfObservable(wrapper) { continue }
      report(wrapper, "`@\(name)` belongs to `ObservableObject`; \(replacement)")
    }
  }

  /// Whether its class is to become `@Observable`, or is. A class that inherits from nothing publishes for itself.
  private func isOfObservable(_ published: Node) -> Bool {
    guard let type = published.enclosingType, !type.conforms(to: "ObservableObject") else { return false }
    return type.hasAttribute("Observable") || type.allParts.contains { !$0.children(.inherited).isEmpty }
  }

  private static let replacements = [
    "Published": "the properties of an `@Observable` class need no wrapper; remove it",
    "StateObject": "use `@State` with an `@Observable` class",
    "ObservedObject": "use a plain property or `@Bindable` with an `@Observable` class",
    "EnvironmentObject": "use `@Environment` with an `@Observable` class",
  ]
}
