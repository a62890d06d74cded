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
      guard let value = change.argument("of")?.value,
        case let work = change.closures.last?.work ?? named(by: change), startsSearch(work),
        isSearch(value) || isText(value) && callsSearch(work)
      else { continue }
      report(
        change,
        "each letter starts a search that nothing cancels; use `.task(id: \(value.source))` with a short `Task.sleep`")
    }
  }

  /// The code of the function that is named in place of a closure.
  private func named(by change: Node) -> [Node] {
    guard let name = change.arguments.last?.value.ownMemberName else { return [] }
    return (change.owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { $0.isNamed(name) }
      .flatMap { Array($0.descendants) }
  }

  private func startsSearch(_ work: [Node]) -> Bool {
    work.contains { $0.kind == .call && $0.isNamed("Task") && $0.isRoot && $0.awaits }
      && !work.contains { node in
        isPause(node)
          // What is called here may see to it itself.
          || node.kind == .call
            && node.file.nodes(.function, named: [node.name ?? ""]).contains { $0.descendants.contains(where: isPause) }
      }
  }

  private func isPause(_ node: Node) -> Bool {
    ["sleep", "debounce", "cancel", "delay"].contains { node.name?.lowercased().contains($0) == true }
  }

  /// `term`, `model.text`: what is typed, as far as its name tells.
  private func isText(_ value: Node) -> Bool {
    guard let words = value.chain?.parts.last?.nameWords else { return false }
    return words.count == 1 && words.allSatisfy(Self.texts.contains)
  }

  private func callsSearch(_ work: [Node]) -> Bool {
    work.contains { node in
      node.kind == .call && node.nameWords.first == "search" && node.nameWords.last != "changed"
        && node.enclosing(.closure)?.callOfArgument?.isNamed("Task") == true
    }
  }

  private func isSearch(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, let last = parts.last, let kind = last.nameWords.last,
      !Self.others.contains(kind), last.nameWords.first != "is"
    else { return false }
    // Of a model that is called after the search, only its text is typed.
    let words = Self.texts.contains(kind) ? parts.flatMap(\.nameWords) : last.nameWords
    return words.contains { ["search", "query", "keyword"].contains($0) }
  }

  private static let texts: Set = ["text", "query", "term", "string", "keyword"]
  /// What goes with a search and is not typed.
  private static let others: Set = ["scope", "scopes", "tokens", "presented", "active", "mode", "results", "count"]
}
