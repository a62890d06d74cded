import SwiftKitSDK

/// Texts of Swift replace by themselves, without Foundation.
struct ReplacingOccurrences: Check {
  let id = "replacing-occurrences"
  let rules = ["style/expressions/replacing-occurrences"]
  let severity = Severity.info
  let title = "replacingOccurrences of Foundation"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|replacingOccurrences|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for call in file.calls(named: "replacingOccurrences") where call.isModifier && !call.isInPreview {
      let arguments = call.arguments
      guard arguments.count == 2, arguments[0].label == "of", arguments[1].label == "with" else { continue }
      let value = arguments[0].value
      // The same for plain texts; what a variable holds may be no text.
      let isPlain = value.kind == .string && arguments[1].value.kind == .string
      report(
        call, "this function needs Foundation; use `replacing(_:with:)` of the standard library",
        edits: isPlain
          ? [Edit(call.anchor, "replacing"), Edit(arguments[0].node.range.lowerBound..<value.range.lowerBound, "")] : []
      )
    }
  }
}
