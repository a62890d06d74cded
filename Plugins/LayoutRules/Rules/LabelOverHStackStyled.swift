import SwiftKitSDK

/// A symbol and a text with a set font, a set width or looks of their own, or in a row that is tapped: a Label gains little
/// there, so it is off by default.
struct LabelOverHStackStyled: Check {
  let id = "label-over-hstack-styled"
  let rules = ["layout-and-lists/rows/label-over-hstack-styled"]
  let severity = Severity.info
  let title = "an HStack of a styled symbol and text"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = LabelOverHStack().literals
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) { LabelOverHStack().check(file, report, styled: true) }
}
