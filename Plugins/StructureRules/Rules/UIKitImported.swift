import SwiftKitSDK

/// SwiftUI brings the parts of UIKit that a view needs; the import invites the rest.
///
/// Not where the file wraps a view of UIKit or is a delegate of the app, nor inside `#if`.
struct UIKitImported: Check {
  let id = "import-uikit"
  let rules = ["architecture-and-data-flow/imports/import-uikit"]
  let severity = Severity.warning
  let title = "an import of UIKit beside a SwiftUI view"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["UIKit"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    let types = file.nodes(.struct, .class, .enum, .extension)
    guard types.contains(where: \.isView), !types.contains(where: bridges) else { return }
    for module in file.nodes(.import, named: ["UIKit"]) where module.enclosing(.ifConfig) == nil {
      report(
        module, "UIKit ties this file of SwiftUI views to iOS; remove the import unless something needs it",
        suggestion: module.lineRemoval)
    }
  }

  private func bridges(_ type: Node) -> Bool {
    type.children(.inherited).contains { inherited in
      guard let name = inherited.name else { return false }
      return name.hasPrefix("UI") || name == "NSObject"
    }
  }
}
