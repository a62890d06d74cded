import SwiftKitSDK

/// The thread stands still for as long as the network takes.
struct SynchronousDownload: Check {
  let id = "synchronous-download"
  let rules = ["data/requests/synchronous-download"]
  let severity = Severity.info
  let title = "a download that blocks its thread"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|contentsOf| & |http"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "Data", "String", "NSData", "NSString", "XMLParser")
    where call.isRoot && !call.isInPreview {
      guard let value = call.argument("contentsOf")?.value, isRemote(value) || isOfRemote(value) else { continue }
      report(call, "this blocks the thread until the network answers; use `try await URLSession.shared.data(from:)`")
    }
  }

  /// `URL(string: "https://…")`, whatever follows it.
  private func isRemote(_ value: Node, following steps: Int = 2) -> Bool {
    value.outcomes.contains { value in
      guard let chain = value.chain, case let root = chain.root else { return false }
      // A path that is added to a constant: `base.appending(path: name)`.
      if let base = base(of: chain), steps > 0 { return isRemote(base, following: steps - 1) }
      guard root.isNamed("URL", "NSURL"), let text = root.argument("string")?.value else { return false }
      return text.outcomes.contains { ($0.joinedParts.first ?? $0).leadingText?.hasPrefix("http") == true }
    }
  }

  /// The value of the constant that a chain of `appending` begins with.
  private func base(of chain: Chain) -> Node? {
    let parts = chain.parts.drop { $0.isNamed("self", "Self") }
    guard parts.count > 1, let first = parts.first, first.kind == .member, let name = first.name,
      parts.dropFirst().allSatisfy({ $0.name?.hasPrefix("append") == true })
    else { return nil }
    return chain.node.variable(named: name)?.child(.initial)?.firstChild
  }

  /// The parameter of a closure that gets such a URL: `url.flatMap { try? Data(contentsOf: $0) }`.
  private func isOfRemote(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let closure = value.enclosing(.closure),
      let call = closure.callOfArgument, call.isNamed("flatMap", "map"), let chain = call.chain,
      name == "$0" || closure.child(.parameter)?.isNamed(name) == true
    else { return false }
    if let first = chain.parts.first, first.isNamed("URL") { return isRemote(chain.node) }
    guard let name = chain.parts.first?.name, let variable = value.variable(named: name) else { return false }
    return variable.child(.initial)?.firstChild.map { isRemote($0) } ?? false
  }
}
