import SwiftKitSDK

/// The detent sizes a sheet; a frame only sizes what is in it.
///
/// Frames with a width too are those of windows.
struct SheetFixedDetent: Check {
  let id = "sheet-fixed-detent"
  let rules = ["sheets/size/sheet-fixed-detent"]
  let severity = Severity.info
  let title = "a fixed height in a sheet without a detent of that height"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["sheet"]

  func check(_ file: SourceFile, _ report: Report) {
    for sheet in file.calls(named: "sheet") where sheet.isViewModifier && !sheet.isInPreview {
      guard !sheet.isCompiled(for: "macOS"), let view = sheet.contentCode?.onlyViewOrMembers,
        case let made = [view] + [view.codeOfMember?.onlyView, view.bodyOfView].compactMap(\.self),
        let frame = made.flatMap({ $0.modifiers(named: "frame") }).first(where: isFixedHeight),
        !made.contains(where: hasDetent)
      else { continue }
      report(frame, "a fixed height does not size the sheet; use `.presentationDetents([.height(…)])`")
    }
  }

  private func isFixedHeight(_ frame: Node) -> Bool {
    frame.argument("height")?.value.constantNumber != nil && !frame.hasArgument("width")
      && !frame.isCompiled(for: "macOS")
  }

  /// Whether a detent may be other than medium or large.
  private func hasDetent(_ view: Chain) -> Bool {
    view.modifiers(named: "presentationDetents").contains { detents in
      guard let value = detents.firstUnlabelled?.value, value.kind == .array else { return true }
      return !value.children.allSatisfy { ["medium", "large"].contains($0.memberName ?? "") }
    }
  }
}
