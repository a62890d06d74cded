import SwiftKitSDK

/// A computed part runs with the whole body; a view of its own is skipped while what it is given stays the same.
struct BodyInParts: Check {
  let id = "computed-view-part"
  let rules = ["performance/body/computed-view-part"]
  let severity = Severity.info
  let title = "a part of a body as a computed property"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = ["some View"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      for part in type.allParts.flatMap({ $0.children(.variable) }) where !part.isNamed("body") {
        guard part.child(.type)?.source.hasPrefix("some View") == true, let body = part.child(.body),
          // One view with modifiers is no subtree.
          body.views.count > 1 || body.views.contains(where: holdsViews)
        else { continue }
        report(
          part,
          "\(part.name.code(or: "this part")) runs whenever `body` does; make it a separate `View`, which is skipped while its inputs are unchanged"
        )
      }
    }
  }

  private func holdsViews(_ view: Chain) -> Bool {
    guard let content = view.root.contentClosure else { return false }
    return content.views.count > 1 || !content.isAction && !content.views.isEmpty && view.rootName != "Button"
  }
}
