import SwiftKitSDK

/// Closures cannot be compared, so whoever reads the value is updated at every write.
struct ClosureInEnvironment: Check {
  let id = "closure-in-environment"
  let rules = ["performance/state/closure-in-environment"]
  let severity = Severity.info
  let title = "a closure in the environment"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|Entry| & ->", "|EnvironmentKey| & ->"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where !property.isInPreview {
      let isEntry = property.hasAttribute("Entry") && property.enclosingType?.isNamed("EnvironmentValues") == true
      let isDefault = property.isNamed("defaultValue") && property.enclosingType?.conforms(to: "EnvironmentKey") == true
      guard isEntry || isDefault, property.plainType?.source.contains("->") == true else { continue }
      report(
        property,
        "a closure in the environment updates every reader each time it is set; store a small type with a method instead"
      )
    }
  }
}
