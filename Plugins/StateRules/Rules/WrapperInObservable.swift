import SwiftKitSDK

/// `@Observable` makes computed properties of the stored ones, and those cannot have a wrapper.
struct WrapperInObservable: Check {
  let id = "wrapper-in-observable"
  let rules = ["architecture-and-data-flow/observation/wrapper-in-observable"]
  let severity = Severity.error
  let title = "a property wrapper in an @Observable class"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|Observable| & |AppStorage|", "|Observable| & |SceneStorage|", "|Observable| & |Query|", "|Observable| & |State|",
    "|Observable| & |Published|", "|Observable| & |propertyWrapper|", "|Observable| & @Environment",
    "|Observable| & |FocusState|", "|Observable| & |StateObject|", "|Observable| & |ObservedObject|",
    "|Observable| & |Binding|",
  ]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class) where type.hasAttribute("Observable") && !type.isInPreview {
      for property in type.children(.variable)
      where !property.flags.contains(.static) && !property.hasAttribute("ObservationIgnored") {
        if property.hasAttribute("Published") {
          report(
            property, "`@Observable` tracks every property and does not compile with `@Published`; remove `@Published`")
          continue
        }
        guard
          let wrapper = property.children(.attribute).first(where: {
            $0.isNamed(Self.wrappers) || $0.isNamed(Self.ofViews) || isWrapper($0)
          }), let name = wrapper.name
        else {
          continue
        }
        if Self.ofViews.contains(name), !isWrapper(wrapper) {
          report(property, "`@\(name)` works in views only; let the view read it and pass on the value")
          continue
        }
        report(
          property,
          "`@\(name)` conflicts with the code that `@Observable` generates; keep it in the view, or mark it `@ObservationIgnored`",
          edits: [Edit(property.range.lowerBound..<property.range.lowerBound, "@ObservationIgnored ")])
      }
    }
  }

  /// One that this file or another of the run declares.
  private func isWrapper(_ attribute: Node) -> Bool {
    guard let name = attribute.name else { return false }
    return attribute.file.nodes(.struct, named: [name]).contains { $0.hasAttribute("propertyWrapper") }
      || attribute.file.project.hasAttribute(name, "propertyWrapper")
  }

  private static let ofViews: Set = ["Environment", "EnvironmentObject", "FocusState", "StateObject", "ObservedObject"]
  private static let wrappers = [
    "AppStorage", "SceneStorage", "Query", "State", "FetchRequest", "GestureState", "Binding",
  ]
}
