import SwiftKitSDK

/// Each letter starts a search and none is cancelled, so an old answer may come last.
struct SearchPerKeystroke: Check {
  let id = "search-without-debounce"
  let rules = ["search-and-refresh/search/search-without-debounce"]
  let severity = Severity.info
  let title = "a search that is started at each letter"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|onChange| & |Task| & |await|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for change in file.calls(named: "onChange") where change.isViewModifier && !change.isInPreview {
      guard let value = change.argument("of")?.value, isSearch(value), let closure = change.closures.last,
        let task = closure.descendants.first(where: { $0.kind == .call && $0.isNamed("Task") && $0.isRoot }),
        task.awaits, !closure.sourceHolds("sleep"), !closure.sourceHolds("debounce"), !closure.sourceHolds("cancel"),
        !closure.sourceHolds("delay")
      else { continue }
      report(
        change,
        "each letter starts a search that nothing cancels; use `.task(id: \(value.source))` with a short `Task.sleep`")
    }
  }

  private func isSearch(_ value: Node) -> Bool {
    let words = value.chain?.parts.last?.nameWords ?? []
    return words.contains { ["search", "query", "keyword"].contains($0) }
  }
}
