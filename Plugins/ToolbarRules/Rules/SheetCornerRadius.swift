import SwiftKitSDK

/// The system rounds sheets to fit the device.
struct SheetCornerRadius: Check {
  let id = "sheet-corner-radius"
  let rules = ["toolbars-and-navigation/sheets/sheet-corner-radius"]
  let severity = Severity.info
  let title = "a corner radius on a sheet"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["presentationCornerRadius", "preferredCornerRadius"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for radius in file.calls(named: "presentationCornerRadius") where radius.isViewModifier && !radius.isInPreview {
      guard let value = radius.firstUnlabelled?.value, value.kind != .nil, !isOfDesign(value) else { continue }
      report(radius, "the system rounds sheets to fit the device; remove the corner radius", edits: radius.removal)
    }
    // `sheet.preferredCornerRadius = 24` of UIKit.
    for operation in file.nodes(.operation) where !operation.isInPreview {
      guard let assignment = operation.assignment, assignment.value.kind != .nil,
        let radius = assignment.target.chain?.parts.last, radius.isNamed("preferredCornerRadius")
      else { continue }
      report(radius, "the system rounds sheets to fit the device; remove the corner radius")
    }
  }

  /// `Design.Radius.large`: the app's own design has its reason.
  private func isOfDesign(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts.count > 2 else { return false }
    return parts[0].isCapitalized && parts.allSatisfy { $0.kind == .member }
  }
}
