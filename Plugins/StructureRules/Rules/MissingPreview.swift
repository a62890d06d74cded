import SwiftKitSDK

/// A view that one can see while writing it is a view that gets looked at.
///
/// Reported once a file, unless a preview of the project shows one of its views. Private and generic views are parts.
struct MissingPreview: Check {
  let id = "view-missing-preview"
  let rules = ["architecture-and-data-flow/previews/view-missing-preview"]
  let severity = Severity.warning
  let title = "a view without a preview"
  let group: CheckGroup? = .testing
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["View| & |struct|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.path.split(separator: "/").contains(where: { $0.hasSuffix("Tests") }) { return }
    if file.nodes(.macro).contains(where: { $0.isNamed("Preview") }) { return }
    let structs = file.nodes(.struct)
    if structs.contains(where: { $0.conforms(to: "PreviewProvider") }) { return }
    let views = structs.filter { $0.isView && !$0.isPrivate && !$0.isGeneric && $0.enclosingType?.isPrivate != true }
    guard let view = views.first, !views.contains(where: isPreviewed) else { return }
    report(
      view,
      "\(view.name.code(or: "this view")) has no preview, so it can be seen only in the running app; add `#Preview`")
  }

  /// In another file; where several types have the name, nobody knows which of them that preview shows.
  private func isPreviewed(_ view: Node) -> Bool {
    guard let name = view.name else { return false }
    return view.file.project.isPreviewed(name) && !view.file.project.isAmbiguous(name)
  }
}
