import SwiftKitSDK

/// bold() lets the system choose the weight that is bold in its place.
struct BoldByWeight: Check {
  let id = "bold-by-weight"
  let rules = ["style/views/bold-by-weight"]
  let severity = Severity.info
  let title = "fontWeight(.bold) for bold"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|fontWeight| & |bold|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "fontWeight") where call.isViewModifier && !call.isInPreview {
      guard call.arguments.count == 1, let value = call.firstUnlabelled?.value else { continue }
      if value.kind == .ternary, Set(value.choices.map(\.memberName)) == ["bold", "regular"] {
        report(
          call,
          "`fontWeight` fixes one weight; use `bold(_:)` with the condition, for which the system chooses the weight that suits the font"
        )
      }
      guard value.memberName == "bold" else { continue }
      report(
        call,
        "`fontWeight(.bold)` fixes one weight; use `bold()`, for which the system chooses the weight that suits the font",
        edits: [Edit(call.anchor.lowerBound..<call.range.upperBound, "bold()")])
    }
  }
}
