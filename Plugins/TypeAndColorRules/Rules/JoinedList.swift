import SwiftKitSDK

/// Commas by hand lack the last "and", and the habits of other languages.
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
    guard file.imports("SwiftUI"), file.settings.deploymentTarget >= 15, !file.isOfTests else { return }
    for call in file.calls(named: "reduce") where call.isModifier && !call.isInPreview {
      guard call.firstUnlabelled?.value.text == "", let step = call.arguments.last?.value, step.kind == .closure,
        step.descendants.contains(where: { $0.kind == .string && $0.text == ", " }), call.showingView != nil
      else { continue }
      report(
        call,
        "commas do not suit every language, and the final \"and\" is missing; use `.formatted()` or `format: .list(type: .and)`"
      )
    }
    for call in file.calls(named: "joined") where call.isModifier && !call.isInPreview {
      guard let separator = call.argument("separator")?.value.text, [", ", " and ", " & "].contains(separator),
        call.showingView != nil
      else { continue }
      report(
        call,
        "commas do not suit every language, and the final \"and\" is missing; use `.formatted()` or `format: .list(type: .and)`",
        suggestion: call.arguments.count == 1
          ? [Edit(call.anchor.lowerBound..<call.range.upperBound, "formatted()")] : [])
    }
  }
}
