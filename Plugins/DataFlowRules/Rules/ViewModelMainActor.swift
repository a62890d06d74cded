import SwiftKitSDK

/// A view model is read by views on the main actor; async methods off it race with them, and Swift 6 says so.
struct ViewModelMainActor: Check {
  let id = "viewmodel-mainactor"
  let rules = ["architecture-and-data-flow/view-models/viewmodel-mainactor"]
  let severity = Severity.info
  let title = "an observable view model with async methods off the main actor"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["ViewModel| & |Observable| & |async|", "ViewModel| & |ObservableObject| & |async|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.settings.isOnMainActor { return }
    for type in file.nodes(.class) {
      guard type.name?.hasSuffix("ViewModel") == true, type.hasAttribute("Observable") || isPublishing(type),
        !isOnMainActor(type, in: file)
      else { continue }
      let methods = type.allParts.flatMap { $0.children(.function) }
      let loose = methods.filter { $0.flags.contains(.async) && !$0.hasAttribute("MainActor", "concurrent") }
      guard loose.contains(where: { !$0.hasModifier(keyword: "nonisolated") && mayPublish($0, of: type) }) else {
        continue
      }
      let place = type.range.lowerBound
      report(
        type,
        "\(type.name.code(or: "the view model")) may update views from a background thread; mark it `@MainActor`",
        suggestion: [Edit(place..<place, "@MainActor ")])
    }
  }

  /// False for a method of an ObservableObject that sets nothing itself, but only in closures that it hands on.
  private func mayPublish(_ method: Node, of type: Node) -> Bool {
    if type.hasAttribute("Observable") { return true }
    let names = type.allParts.flatMap { $0.children(.variable) }.filter { $0.hasAttribute("Published") }.compactMap(
      \.name)
    let changes = method.descendants(.member).filter { $0.isNamed(names) && $0.isAssigned }
    return changes.isEmpty || changes.contains { $0.enclosingClosures.isEmpty }
  }

  /// An ObservableObject that nowhere goes to the main thread by itself.
  private func isPublishing(_ type: Node) -> Bool {
    type.conforms(to: "ObservableObject") && (type.sourceHolds("@published") || type.sourceHolds("objectwillchange"))
      && !type.file.root.sourceHolds("mainactor")
      && !type.file.root.sourceHolds("dispatchqueue.main") && !type.file.root.sourceHolds("receive(on")
  }

  /// By its own attribute, or by that of something it inherits.
  private func isOnMainActor(_ type: Node, in file: SourceFile) -> Bool {
    if type.hasAttribute("MainActor") { return true }
    let inherited = type.children(.inherited).compactMap(\.name)
    if inherited.contains(where: { file.project.hasAttribute($0, "MainActor") }) { return true }
    return (file.nodes(.protocol, named: inherited) + file.nodes(.class, named: inherited))
      .contains { $0.hasAttribute("MainActor") }
  }
}
