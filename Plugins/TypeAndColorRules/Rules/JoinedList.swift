import SwiftKitSDK

/// Commas by hand lack the last "and", and the habits of other languages.
///
/// In texts that a view of the file shows, and in localized ones anywhere.
struct JoinedList: Check {
  let id = "joined-list"
  let rules = ["typography/formatting/joined-list"]
  let severity = Severity.info
  let title = "a list that is joined with commas for display"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|joined| & |separator|", "|reduce| & \", \""]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15, !file.isOfTests else { return }
    let isOfViews = file.imports("SwiftUI")
    for call in file.calls(named: "reduce") where call.isModifier && !call.isInPreview {
      guard call.firstUnlabelled?.value.text == "", let step = call.arguments.last?.value, step.kind == .closure,
        step.descendants.contains(where: { $0.kind == .string && $0.text == ", " }),
        isOfViews && call.showingView != nil || call.isInLocalizedText
      else { continue }
      report(
        call,
        "commas do not suit every language, and the final \"and\" is missing; use `.formatted()` or `format: .list(type: .and)`"
      )
    }
    for call in file.calls(named: "joined") where call.isModifier && !call.isInPreview {
      guard let separator = call.argument("separator")?.value.text, [", ", " and ", " & "].contains(separator),
        isOfViews && call.showingView != nil || call.isInLocalizedText
      else { continue }
      report(
        call,
        "commas do not suit every language, and the final \"and\" is missing; use `.formatted()` or `format: .list(type: .and)`",
        // A text that goes on with another value may have an "and" of its own.
        suggestion: call.arguments.count == 1 && call.enclosing(.string).map { $0.arguments.count == 1 } != false
          ? [Edit(call.anchor.lowerBound..<call.range.upperBound, "formatted()")] : [])
    }
  }
}
