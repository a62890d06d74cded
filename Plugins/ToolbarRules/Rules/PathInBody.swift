import SwiftKitSDK

/// A path that body makes is empty again at every update.
struct PathInBody: Check {
  let id = "navigation-path-in-body"
  let rules = ["toolbars-and-navigation/navigation/navigation-path-in-body"]
  let severity = Severity.info
  let title = "a navigation path that is not kept"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|NavigationPath|", "|NavigationStack| & |constant|"]

  func check(_ file: SourceFile, _ report: Report) {
    for path in file.calls(named: "NavigationPath") where path.isRoot && !path.isInPreview {
      guard let variable = path.enclosing(.variable, .closure, .function, .operation), variable.kind == .variable,
        let member = variable.enclosingMember, member.kind == .variable,
        member.child(.type)?.source.hasPrefix("some ") == true, !variable.isLater(in: member)
      else { continue }
      report(
        variable, "this path is reset on every update; keep it as `@State private var \(variable.name ?? "path")`")
    }
    for stack in file.calls(named: "NavigationStack") where stack.isRoot && !stack.isInPreview {
      guard let path = stack.argument("path")?.value.chain?.parts.last, path.kind == .call, path.isNamed("constant"),
        path.firstUnlabelled?.value.source == "[]"
          || path.firstUnlabelled?.value.chain?.root.isNamed("NavigationPath") == true
      else { continue }
      report(stack, "a constant path cannot store what is pushed; keep it in `@State` and pass its binding")
    }
  }
}
