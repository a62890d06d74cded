import SwiftKitSDK

/// Somebody pressed a button and sees neither success nor failure.
struct ErrorOnlyPrinted: Check {
  let id = "error-only-printed"
  let rules = ["data/errors/error-only-printed"]
  let severity = Severity.info
  let title = "an error in a view that is only printed"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = [
    "|catch| & |print|", "|catch| & |debugPrint|", "|catch| & |NSLog|", "|catch| & |dump|", "|failure| & |print|",
    "|failure| & |debugPrint|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI"), !file.isOfTests else { return }
    for branch in file.nodes(.switchCase) where branch.text?.contains(/\.failure\b/) == true && !branch.isInPreview {
      guard onlyPrints(branch.statements),
        branch.ancestors.contains(where: isOfView)
      else { continue }
      report(
        branch.statements[0], "the error is only printed, so the user sees nothing; keep it in state and show an alert")
    }
    for clause in file.nodes(.statement, named: ["catch"]) where !clause.isInPreview {
      guard clause.takesAnyError || isOnlyOne(clause),
        let body = clause.child(.body), onlyPrints(body.statements), clause.ancestors.contains(where: isOfView)
      else { continue }
      report(
        body.statements[0], "the error is only printed, so the user sees nothing; keep it in state and show an alert")
    }
  }

  /// A `catch let error as StoreError` with no other beside it.
  private func isOnlyOne(_ clause: Node) -> Bool {
    clause.parent?.children(.statement).filter { $0.isNamed("catch") }.count == 1
      && clause.children(.condition).allSatisfy { $0.source.hasPrefix("let ") && !$0.sourceHolds("cancel") }
  }

  /// Whether at least one of these prints, and the others print or log.
  private func onlyPrints(_ statements: [Node]) -> Bool {
    statements.contains(where: isPrint) && statements.allSatisfy { isPrint($0) || isLog($0) }
  }

  /// `logger.error("…")`
  private func isLog(_ statement: Node) -> Bool {
    guard let chain = statement.chain, statement.kind == .chain, chain.parts.last?.kind == .call,
      chain.parts.last?.isNamed("log", "error", "warning", "info", "debug", "notice", "fault", "critical", "trace")
        == true
    else { return false }
    return chain.parts.dropLast().contains { $0.nameWords.contains { ["log", "logger"].contains($0) } }
  }

  private func isPrint(_ statement: Node) -> Bool {
    guard let chain = statement.chain, statement.kind == .chain else { return false }
    return chain.parts.count == 1 && chain.root.kind == .call
      && chain.root.isNamed("print", "debugPrint", "NSLog", "dump")
  }

  private func isOfView(_ node: Node) -> Bool {
    (node.kind == .struct || node.kind == .extension) && node.isView
      || node.kind == .class && (node.hasAttribute("Observable") || node.conforms(to: "ObservableObject"))
  }
}
