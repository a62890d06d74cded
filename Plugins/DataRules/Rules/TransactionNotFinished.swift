import SwiftKitSDK

/// A transaction that is not finished comes again at each start.
struct TransactionNotFinished: Check {
  let id = "transaction-not-finished"
  let rules = ["data/requests/transaction-not-finished"]
  let severity = Severity.warning
  let title = "a transaction that is never finished"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|Transaction| & |updates|", "|purchase| & |verified|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("StoreKit"), file.nodes(.call, named: ["finish"]).isEmpty, !file.isOfTests else { return }
    for loop in file.nodes(.for) {
      guard let data = Array(loop.children).first(where: { $0.kind == .chain }), let parts = data.chain?.parts,
        parts.count == 2, parts[0].isNamed("Transaction"), parts[1].isNamed("updates", "unfinished"),
        // Only what is looked into here can be seen not to be finished.
        loop.sourceHolds("verified") || loop.sourceHolds("payloadvalue") && !handsOver(loop)
      else { continue }
      report(
        loop,
        "these transactions are never finished, so they come back at every launch; call `await transaction.finish()`")
    }
    for purchase in file.calls(named: "purchase") where purchase.isModifier && !purchase.isInPreview {
      guard let code = purchase.enclosing(.function, .closure), code.sourceHolds(".verified"),
        purchase.enclosing(.operation)?.children.contains(where: { $0.isNamed("await") }) == true
      else { continue }
      report(
        purchase, "this purchase is never finished, so it comes back at every launch; call `await transaction.finish()`"
      )
    }
  }

  /// Whether a function that this file does not have is given the transaction: `handler.process(result.payloadValue)`.
  private func handsOver(_ loop: Node) -> Bool {
    loop.descendants(.member, named: "payloadValue").contains { use in
      guard let name = use.chain?.node.callOfArgument?.name else { return false }
      return loop.file.nodes(.function, named: [name]).isEmpty
    }
  }
}
