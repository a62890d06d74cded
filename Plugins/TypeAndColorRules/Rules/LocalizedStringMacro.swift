import SwiftKitSDK

/// String(localized:) takes values in the text and is found by the catalogue.
struct LocalizedStringMacro: Check {
  let id = "localized-string-macro"
  let rules = ["localisation/words/localized-string-macro"]
  let severity = Severity.info
  let title = "NSLocalizedString in Swift"
  let group: CheckGroup? = .api
  let basis: Basis? = .convention
  let literals = ["|NSLocalizedString|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for call in file.calls(named: "NSLocalizedString") where call.isRoot && !call.isInPreview {
      let arguments = call.arguments
      let isPlain = arguments.map(\.label) == [nil, "comment"] && arguments.allSatisfy { $0.value.text != nil }
      report(
        call,
        "`NSLocalizedString` cannot translate text with values in it; use `String(localized:comment:)`, or a literal in a view",
        edits: isPlain
          ? [
            Edit(call.anchor, "String"),
            Edit(arguments[0].node.range.lowerBound..<arguments[0].node.range.lowerBound, "localized: "),
          ]
          : [])
    }
  }
}
