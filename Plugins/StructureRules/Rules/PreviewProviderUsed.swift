import SwiftKitSDK

/// `#Preview` is shorter, takes a name and traits, and may hold `@Previewable` state.
struct PreviewProviderUsed: Check {
  let id = "preview-provider"
  let rules = ["architecture-and-data-flow/previews/preview-provider"]
  let severity = Severity.info
  let title = "a PreviewProvider"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["PreviewProvider"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    for type in file.nodes(.struct, .class, .enum, .extension) {
      guard type.children(.inherited).contains(where: { $0.isNamed("PreviewProvider") }) else { continue }
      report(type, "PreviewProvider needs a type of its own; write #Preview { … }")
    }
  }
}
