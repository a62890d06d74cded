import SwiftKitSDK

/// Observation and async sequences cover what Combine did here; tests may have to speak a library's publishers.
struct CombineImported: Check {
  let id = "import-combine"
  let rules = ["architecture-and-data-flow/observation/import-combine"]
  let severity = Severity.warning
  let title = "an import of Combine"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["Combine"]

  func check(_ file: SourceFile, _ report: Report) {
    // What replaces it came with iOS 17.
    guard file.settings.deploymentTarget >= 17, !file.isOfTests else { return }
    for name in ["Combine", "OpenCombine"] {
      for module in file.nodes(.import, named: [name]) {
        report(
          module,
          "SwiftUI no longer needs Combine; use Observation and async functions or sequences instead of `\(name)`")
      }
    }
  }
}
