import SwiftKitSDK

/// A binding says that the view changes the value; one that only shows it takes a let.
struct BindingOnlyRead: Check {
  let id = "binding-only-read"
  let rules = ["architecture-and-data-flow/state/binding-only-read"]
  let severity = Severity.info
  let title = "a binding that the view only reads"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["|Binding| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      for property in type.ownProperties where property.hasAttribute("Binding") {
        // What is nil until it is shown was chosen just before: a plain value would come too late for a sheet.
        guard let name = property.name, property.child(.type)?.source.hasSuffix("?") != true, !type.sourceHolds("&"),
          !mentions("_" + name, in: file),
          !mentions("$" + name, in: file)
        else { continue }
        let uses = property.uses(ofMember: name, in: type)
        guard !uses.isEmpty, uses.allSatisfy(isRead) else { continue }
        report(property, "this view only reads `\(name)`; make it a `let`, so that callers pass the value")
      }
    }
  }

  private func mentions(_ name: String, in file: SourceFile) -> Bool {
    !file.nodes(.member, named: [name]).isEmpty || !file.nodes(.call, named: [name]).isEmpty
  }

  /// Whether this use can change nothing: no assignment to it, and no method of it that might.
  private func isRead(_ use: Node) -> Bool {
    guard let chain = use.chain, !chain.parts.contains(where: { $0.kind == .call && $0 != chain.root }) else {
      return false
    }
    guard let operation = chain.node.parent, operation.kind == .operation else { return true }
    let parts = Array(operation.children)
    guard parts.first == chain.node, parts.count > 1, let sign = parts[1].name else { return true }
    return !sign.hasSuffix("=") || ["==", "!=", "<=", ">=", "==="].contains(sign)
  }
}
