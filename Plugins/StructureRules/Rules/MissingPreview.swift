import SwiftKitSDK

/// A view that one can see while writing it is a view that gets looked at.
///
/// Reported once a file. Private and generic views are parts, and previews may stand in a file of their own beside the
/// view, which one file cannot tell: so this is off unless a project asks for it.
struct MissingPreview: Check {
  let id = "view-missing-preview"
  let severity = Severity.warning
  let title = "a view without a preview"
  let literals = ["View"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.path.split(separator: "/").contains(where: { $0.hasSuffix("Tests") }) { return }
    if file.nodes(.macro).contains(where: { $0.isNamed("Preview") }) { return }
    let structs = file.nodes(.struct)
    if structs.contains(where: { $0.conforms(to: "PreviewProvider") }) { return }
    let view = structs.first { $0.isView && !$0.isPrivate && !$0.isGeneric && $0.enclosingType?.isPrivate != true }
    guard let view else { return }
    report(view, "\(view.name ?? "this view") has no preview; add #Preview")
  }
}
