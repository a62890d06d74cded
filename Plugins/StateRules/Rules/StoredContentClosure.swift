import SwiftKitSDK

/// A closure cannot be compared, so a container that keeps one is updated whenever its parent is; built content can.
struct StoredContentClosure: Check {
  let id = "stored-content-closure"
  let rules = ["performance/body/stored-content-closure"]
  let severity = Severity.info
  let title = "a container that keeps the closure of its content"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["-> & |View| & |struct|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.conforms(to: "View", "ViewModifier") && !type.isInPreview {
      let contents =
        ["AnyView"]
        + type.children(.genericParameter).filter { $0.child(.type)?.source.contains("View") == true }
        .compactMap(\.name)
      for property in type.ownProperties {
        guard let written = property.plainType?.text ?? property.plainType?.source,
          let content = contents.first(where: { written == "() -> \($0)" || written == "@escaping () -> \($0)" })
        else { continue }
        // Content that is made only at times, or more than once, has to be a closure.
        guard let name = property.name, isShownOnce(name, in: type) else { continue }
        report(
          property,
          "a stored closure makes \(type.name.code(or: "this view")) update whenever its parent does; store the built `\(content)` instead"
        )
      }
    }
  }

  private func isShownOnce(_ name: String, in type: Node) -> Bool {
    let uses = type.file.calls(named: name).filter { $0.owner == type && $0.enclosing(.initializer) == nil }
    guard uses.count == 1, let member = uses[0].enclosingMember,
      member.isWholeBody || member.kind == .function && member.isNamed("body") && type.conforms(to: "ViewModifier")
    else { return false }
    // What a modifier hands to another one may be made at times only.
    if !type.isView, !uses[0].enclosingClosures.allSatisfy({ $0.call.isNamed(Self.eager) }) { return false }
    return !uses[0].ancestors.contains { $0.kind == .closure && $0.callOfArgument?.isNamed(Self.lazy) == true }
  }

  private static let eager = ["overlay", "background", "safeAreaInset", "VStack", "HStack", "ZStack", "Group"]
  private static let lazy = [
    "ForEach", "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "sheet", "fullScreenCover", "popover",
    "GeometryReader", "NavigationLink", "navigationDestination", "Button",
  ]
}
