import SwiftKitSDK

/// `.task` starts with the view and is cancelled with it; work started in `onAppear` runs on, and twice.
struct LoadInOnAppear: Check {
  let id = "async-load-in-onappear"
  let rules = ["architecture-and-data-flow/async/async-load-in-onappear"]
  let severity = Severity.warning
  let title = "loading in onAppear instead of task"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["onAppear"]

  func check(_ file: SourceFile, _ report: Report) {
    for appear in file.calls(named: "onAppear") where appear.isViewModifier && !appear.isInPreview {
      guard appear.arguments.contains(where: { loads($0.value) }), !appear.isInside(closureOf: "GeometryReader") else {
        continue
      }
      report(appear, "nothing cancels what onAppear loads; load in .task, which ends with the view")
    }
  }

  func loads(_ value: Node) -> Bool {
    if value.kind == .chain, let name = value.memberName { return isLoading(name) }
    guard value.kind == .closure else { return false }
    return value.descendants.contains { node in
      switch node.kind {
      case .operator: node.isNamed("await")
      case .call: node.isNamed("Task") && node.isRoot || node.name.map(isLoading) == true
      case .member: node.isNamed("Task") && node.chain?.parts.dropFirst().first?.isNamed("detached") == true
      default: false
      }
    }
  }

  /// `load`, `loadItems`, not `loadedItems`.
  private func isLoading(_ name: String) -> Bool {
    Self.verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    } && name != "requestReview"
  }

  private static let verbs = ["load", "fetch", "refresh", "request"]
}
