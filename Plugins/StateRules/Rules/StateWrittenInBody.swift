import SwiftKitSDK

/// Body describes; what it writes while it runs makes updates loop, or is dropped.
struct StateWrittenInBody: Check {
  let id = "state-written-in-body"
  let rules = ["architecture-and-data-flow/state/state-written-in-body"]
  let severity = Severity.warning
  let title = "state that body writes while it runs"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["|return| & |State|", "|let _ & |View|", "|let _| & |View|", "|DispatchQueue| & |body|"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      let state = Set(
        type.children(.variable).filter {
          $0.hasAttribute("State", "Binding", "AppStorage", "SceneStorage", "FocusState")
        }
        .compactMap(\.name))
      if state.isEmpty { continue }
      for body in type.viewMembers.compactMap(\.code) {
        for node in body.descendants {
          guard isHidden(node), !node.isLaterThanBody(body), let name = written(in: node, of: state) else { continue }
          report(
            node, "`\(name)` is changed while `body` runs; change it in `onAppear`, `task`, `onChange` or an action")
        }
      }
    }
  }

  /// `let _ = …`, the only place for a statement in a builder; and what is put off to the next turn.
  private func isHidden(_ node: Node) -> Bool {
    node.kind == .variable && node.name == nil && node.child(.initial) != nil || isPlain(node)
  }

  /// `total = sum`, in a body that is no builder because it returns its view.
  private func isPlain(_ node: Node) -> Bool {
    guard node.kind == .operation, node.assignment != nil, let body = node.parent, body.memberOfCode != nil else {
      return false
    }
    return body.statements.contains { $0.kind == .return }
  }

  private func written(in node: Node, of state: Set<String>) -> String? {
    for inner in [node] + Array(node.descendants) {
      if inner.kind == .operation {
        let parts = Array(inner.children)
        guard parts.count >= 3, parts[1].kind == .operator, parts[1].isNamed("=", "+=", "-=", "*=", "/="),
          let name = parts[0].chain?.parts.first(where: { !$0.isNamed("self") })?.name, state.contains(name)
        else { continue }
        return name
      }
      if inner.kind == .call, inner.isNamed("toggle", "append", "removeAll", "insert"),
        let name = inner.chain?.parts.first(where: { !$0.isNamed("self") })?.name, state.contains(name)
      {
        return name
      }
    }
    return nil
  }
}

extension Node {
  /// Whether an action lies between this and the body around it; a closure that body itself runs does not count.
  fileprivate func isLaterThanBody(_ body: Node) -> Bool {
    enclosingClosures.contains { $0.node.isInside(body) && $0.node.isAction && !$0.call.isNamed("forEach") }
  }
}
