import SwiftKitSDK

/// The thread stands still for as long as the network takes.
struct SynchronousDownload: Check {
  let id = "synchronous-download"
  let rules = ["data/requests/synchronous-download"]
  let severity = Severity.warning
  let title = "a download that blocks its thread"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|contentsOf| & |http"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "Data", "String") where call.isRoot && !call.isInPreview {
      guard let value = call.argument("contentsOf")?.value, isRemote(value) || isRemoteName(value, call) else {
        continue
      }
      report(call, "this blocks the thread until the network answers; use `try await URLSession.shared.data(from:)`")
    }
  }

  /// `URL(string: "https://…")`, whatever follows it.
  private func isRemote(_ value: Node) -> Bool {
    guard let root = value.chain?.root, root.isNamed("URL"), let text = root.argument("string")?.value else {
      return false
    }
    return text.kind == .string && text.source.hasPrefix("\"http")
  }

  /// A local name for such a URL.
  private func isRemoteName(_ value: Node, _ call: Node) -> Bool {
    guard let name = value.ownMemberName, let code = call.enclosingMember else { return false }
    return code.descendants.contains { node in
      guard node.kind == .variable, node.isNamed(name), let given = node.child(.initial)?.firstChild else {
        return false
      }
      return isRemote(given)
    }
  }
}
