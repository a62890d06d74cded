import SwiftKitSDK

/// A computed part runs with the whole body; a view of its own is skipped while what it is given stays the same.
struct BodyInParts: Check {
  let id = "computed-view-part"
  let rules = ["performance/body/computed-view-part"]
  let severity = Severity.info
  let title = "a part of a body as a computed property"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = ["some View", "AnyView"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      let parts = type.allParts.flatMap { part in
        part.children(.variable) + part.children(.function).filter(isCalledPart)
      }
      for part in parts where !part.isNamed("body") {
        guard let written = part.child(.type)?.source, written.hasPrefix("some View") || written == "AnyView",
          let body = part.child(.body), isSubtree(body) || isErased(body)
        else { continue }
        report(
          part,
          "\(part.name.code(or: "this part")) runs whenever `body` does; make it a separate `View`, which is skipped while its inputs are unchanged"
        )
      }
    }
  }

  /// A function without parameters that the view calls; one that is only named stands for a closure.
  private func isCalledPart(_ function: Node) -> Bool {
    guard function.children(.parameter).isEmpty, let name = function.name, let owner = function.owner else {
      return false
    }
    return function.uses(ofMember: name, in: owner).contains { $0.kind == .call }
  }

  /// `AnyView(HStack { … })`
  private func isErased(_ body: Node) -> Bool {
    guard let view = body.onlyView, view.isRooted(in: "AnyView"), view.parts.count == 1 else { return false }
    return (view.root.firstUnlabelled?.value.chain?.root.contentClosure?.views.count ?? 0) > 1
  }

  /// One view with modifiers is none, and neither is a choice between such.
  private func isSubtree(_ body: Node) -> Bool {
    if body.statements.count(where: { [.chain, .if, .switch].contains($0.kind) }) > 1 { return true }
    if body.statements.flatMap({ $0.children(.branch) + $0.children(.switchCase) }).contains(where: {
      $0.views.count > 1
    }) {
      return true
    }
    if let view = body.onlyView, view.rootName != "Button", isFilled(view) { return true }
    return body.views.contains { view in
      let isContainer = view.rootName.map(Self.containers.contains) == true
      return (view.root.contentClosure?.views.count ?? 0) > 1 || isContainer && isFilled(view)
    }
  }

  /// `LazyVGrid(columns: columns) { ForEach(rooms) { … } }`
  private func isFilled(_ view: Chain) -> Bool {
    guard let content = view.root.contentClosure else { return false }
    return !content.isAction && !content.views.isEmpty
  }

  /// What else holds one view in braces may be a control with its action.
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "List", "Form",
    "ScrollView", "Section", "Group",
  ]
}
