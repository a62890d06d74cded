import SwiftKitSDK

/// A transaction that is not finished comes again at each start.
///
/// Where a file finishes those of one way only, such as of purchases, it is asked of each other way whether it finishes its own or
/// hands them on.
struct TransactionNotFinished: Check {
  let id = "transaction-not-finished"
  let rules = ["data/requests/transaction-not-finished"]
  let severity = Severity.warning
  let title = "a transaction that is never finished"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|Transaction| & |updates|", "|Transaction| & |unfinished|", "|purchase| & |verified|", "|updatedTransactions|",
    "|onInAppPurchaseCompletion|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("StoreKit"), !file.isOfTests else { return }
    let finishesSome = !file.nodes(.call, named: ["finish"]).isEmpty
    if !finishesSome {
      checkObserver(file, report)
      checkViews(file, report)
    }
    for loop in file.nodes(.for) {
      // The pattern of `for await case .verified(let transaction) in …` is a chain, too.
      guard let parts = loop.children(.chain).last?.chain?.parts.suffix(2), parts.count == 2,
        parts.first?.isNamed("Transaction") == true, parts.last?.isNamed("updates", "unfinished") == true,
        // Only what is looked into here can be seen not to be finished.
        loop.sourceHolds("verified") || loop.sourceHolds("payloadvalue") && !handsOver(loop),
        !finishesSome || !mayFinish(values(in: loop), in: loop, following: 2)
      else { continue }
      report(
        loop,
        "these transactions are never finished, so they come back at every launch; call `await transaction.finish()`")
    }
    for purchase in file.calls(named: "purchase") where purchase.isModifier && !purchase.isInPreview {
      guard let code = purchase.enclosing(.function, .closure), code.sourceHolds(".verified"),
        purchase.enclosing(.operation)?.children.contains(where: { $0.isNamed("await") }) == true,
        // What a function gives back, its caller may finish.
        !finishesSome || code.child(.type) == nil && !mayFinish(values(in: code), in: code, following: 2)
      else { continue }
      report(
        purchase, "this purchase is never finished, so it comes back at every launch; call `await transaction.finish()`"
      )
    }
  }

  /// `paymentQueue(_:updatedTransactions:)` of the old kit, which asks for what was bought and hands no transaction on.
  private func checkObserver(_ file: SourceFile, _ report: Report) {
    let ends = file.nodes(.call, named: ["finishTransaction"])
    for function in file.nodes(.function, named: ["paymentQueue"]) {
      guard let list = function.children(.parameter).first(where: { $0.text == "updatedTransactions" })?.name,
        let bought = function.descendants.first(where: {
          $0.kind == .switchCase && $0.text?.contains(".purchased") == true
        }),
        case let names = [list, "$0"] + function.descendants(.for).compactMap({ $0.child(.variable)?.name }),
        // Finished in other cases only, such as those of failures.
        ends.allSatisfy({ $0.enclosing(.switchCase).map { $0 != bought && $0.parent == bought.parent } == true }),
        !handsOn(names, in: ends.isEmpty ? function : bought)
      else { continue }
      report(
        bought,
        "these transactions are never finished, so they come back at every launch; call `queue.finishTransaction(_:)`")
    }
  }

  /// A view of the store that says what was bought, where its closure or a function that it calls takes the transaction out
  /// and hands it to nobody.
  private func checkViews(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "onInAppPurchaseCompletion") where call.isModifier && !call.isInPreview {
      guard let closure = call.closures.last else { continue }
      let called = closure.descendants.filter { $0.kind == .call && $0.isRoot && !$0.flags.contains(.implicit) }
      let functions = (call.owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { function in
        called.contains { $0.name == function.name }
      }
      let result = closure.children(.parameter).last?.name ?? "$1"
      let handed = closure.descendants.contains { use in
        guard use.kind == .member, use.isRoot, use.isNamed(result), let taker = use.chain?.node.callOfArgument else {
          return false
        }
        return !functions.contains { $0.name == taker.name && taker.isRoot }
      }
      let codes = [closure] + functions.compactMap { $0.child(.body) }
      let taken = codes.flatMap { $0.descendants(.member, named: "payloadValue") }
      guard !handed, !taken.isEmpty, taken.allSatisfy(isKeptHere) else { continue }
      report(
        call,
        "this purchase is never finished, so it comes back at every launch; call `await transaction.finish()`")
    }
  }

  /// `let transaction = try verification.payloadValue`, of which only members are asked afterwards.
  private func isKeptHere(_ payload: Node) -> Bool {
    guard let variable = payload.enclosing(.variable, .closure, .function), variable.kind == .variable,
      let name = variable.name, let code = variable.enclosing(.function, .closure, .accessor)
    else { return false }
    return !handsOn([name], in: code)
  }

  /// The names that code gives to values of its own, transactions among them.
  private func values(in code: Node) -> [String] {
    code.descendants.filter { $0.kind == .variable }.compactMap(\.name) + ["$0"]
  }

  /// Whether code finishes one of these values, keeps it or hands it to code that may; of a function of this file it is known
  /// what that does with it.
  private func mayFinish(_ names: [String], in code: Node, following steps: Int) -> Bool {
    code.descendants.contains { use in
      if use.kind == .call, use.isNamed("finish") { return true }
      // `await settleAll()` is given none, and goes through those that are not finished itself.
      if use.calledHere?.descendants(.call, named: "finish").isEmpty == false { return true }
      guard use.kind == .member, use.isRoot, use.isNamed(names), let chain = use.chain else { return false }
      guard chain.parts.count == 1 else { return chain.parts.last?.kind == .call }
      guard let call = chain.node.callOfArgument else {
        return chain.node.parent.map { ![.initial, .switch, .condition].contains($0.kind) } == true
      }
      guard steps > 0, let function = call.calledHere, let body = function.child(.body) else { return true }
      let given = function.children(.parameter).compactMap(\.name)
      return mayFinish(given + values(in: body), in: body, following: steps - 1)
    }
  }

  /// Whether something in here is given one of these values, which may finish it.
  private func handsOn(_ names: [String], in code: Node) -> Bool {
    code.descendants.contains { use in
      guard use.kind == .member, use.isRoot, use.isNamed(names), let chain = use.chain else { return false }
      return chain.parts.count == 1
        && (chain.node.callOfArgument != nil || chain.node.parent?.assignment?.value == chain.node)
        || chain.parts.last?.kind == .call
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
