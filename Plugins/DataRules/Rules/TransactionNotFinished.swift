import SwiftKitSDK

/// A transaction that is not finished comes again at each start.
///
/// Where a file finishes those of one way only, such as of purchases, it is asked of each other way whether it finishes its own or
/// hands them on.
struct TransactionNotFinished: Check {
  let id = "transaction-not-finished"
  let rules = ["data/requests/transaction-not-finished"]
  let severity = Severity.info
  let title = "a transaction that is never finished"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = [
    "|Transaction| & |updates|", "|Transaction| & |unfinished|", "|purchase| & |verified|",
    "|purchase| & |payloadValue|", "|updatedTransactions|",
    "|onInAppPurchaseCompletion|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("StoreKit"), !file.isOfTests else { return }
    let finishesSome = !file.nodes(.call, named: ["finish"]).isEmpty
    if !finishesSome {
      checkObserver(file, report)
      checkViews(file, report)
    }
    var search = FinishSearch(in: file)
    var loops: [Loop] = []
    for loop in file.nodes(.for) {
      guard let source = source(of: loop) else { continue }
      let values = loop.ownValues
      loops.append(Loop(node: loop, source: source, values: values, mayFinish: search.mayFinish(values, in: loop)))
    }
    let updates = loops.filter { $0.source == "updates" && $0.mayFinish }
    let settled = Set(updates.compactMap(\.node.enclosingType?.name))
    var looking: [Node: Bool] = [:]
    for loop in loops {
      // Only what is looked into here can be seen not to be finished.
      guard
        loop.node.sourceHolds("verified") || loop.node.sourceHolds("payloadvalue") && !handsOver(loop.node)
          || !loop.mayFinish && loop.node.enclosingType?.name.map(settled.contains) != true
            && isLookedIntoByFunction(loop, &looking),
        !finishesSome || !loop.mayFinish
      else { continue }
      report(
        loop.node,
        "these transactions are never finished, so they come back at every launch; call `await transaction.finish()`")
    }
    // Of a function that buys several times, once.
    var answers: [Node: Bool] = [:]
    for purchase in file.calls(named: "purchase") where !purchase.isInPreview {
      guard purchase.isModifier || isActionOfEnvironment(purchase), let code = purchase.enclosing(.function, .closure),
        purchase.enclosing(.operation)?.children.contains(where: { $0.isNamed("await") }) == true
      else { continue }
      let isKept = answers[code] ?? keeps(code, finishesSome, &search)
      answers[code] = isKept
      guard isKept else { continue }
      report(
        purchase, "this purchase is never finished, so it comes back at every launch; call `await transaction.finish()`"
      )
    }
  }

  /// A loop over transactions, with the names of its own values.
  private struct Loop {
    let node: Node
    let source: String
    let values: Set<String>
    let mayFinish: Bool
  }

  /// What a loop over transactions goes through: `updates` of `for await result in Transaction.updates`.
  private func source(of loop: Node) -> String? {
    // The pattern of `for await case .verified(let transaction) in …` is a chain, too.
    guard let parts = loop.children(.chain).last?.chain?.parts.suffix(2), parts.count == 2,
      parts.first?.isNamed("Transaction") == true, parts.last?.isNamed("updates", "unfinished") == true
    else { return nil }
    return parts.last?.name
  }

  /// Whether a function of this file that gives nothing back looks into what the loop gives it: `await handle(result)`.
  private func isLookedIntoByFunction(_ loop: Loop, _ known: inout [Node: Bool]) -> Bool {
    loop.node.descendants(.call).contains { call in
      guard call.arguments.contains(where: { $0.value.bare.chain?.root.name.map(loop.values.contains) == true }),
        let function = call.calledHere, function.child(.type) == nil
      else { return false }
      let isLooking = known[function] ?? (function.child(.body)?.sourceHolds(".verified(") == true)
      known[function] = isLooking
      return isLooking
    }
  }

  /// Whether code takes transactions out of what was bought, and none of them is finished or handed on.
  private func keeps(_ code: Node, _ finishesSome: Bool, _ search: inout FinishSearch) -> Bool {
    guard code.sourceHolds(".verified") else { return takesOutAndKeeps(code, &search) }
    // What a function gives back, its caller may finish.
    return !finishesSome || code.child(.type) == nil && !search.mayFinish(code.ownValues, in: code)
  }

  /// `paymentQueue(_:updatedTransactions:)` of the old kit, which asks for what was bought and hands no transaction on.
  private func checkObserver(_ file: SourceFile, _ report: Report) {
    let ends = file.nodes(.call, named: ["finishTransaction"])
    for function in file.nodes(.function, named: ["paymentQueue"]) {
      guard let list = function.children(.parameter).first(where: { $0.text == "updatedTransactions" })?.name,
        let bought = function.descendants.first(where: {
          $0.kind == .switchCase && $0.text?.contains(".purchased") == true
        }),
        case let names = Set([list, "$0"] + function.descendants(.for).compactMap({ $0.child(.variable)?.name })),
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
      let verified = codes.flatMap { $0.descendants(.variable) }.filter {
        $0.enclosing(.condition, .closure, .function)?.isVerifiedPattern == true
      }
      guard !handed, !(taken.isEmpty && verified.isEmpty), taken.allSatisfy(isKeptHere),
        Set(verified.map { $0.enclosing(.function, .closure, .accessor) }).allSatisfy(keepsOfPattern)
      else { continue }
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

  /// Whether the code around `case .verified(let transaction)` hands nothing of its own on, the result among it.
  private func keepsOfPattern(_ code: Node?) -> Bool {
    // What a function gives back, its caller may finish.
    guard let code, code.kind == .closure || code.child(.type) == nil else { return false }
    return !handsOn(code.ownValues, in: code)
  }

  /// `purchase(product)` of `@Environment(\.purchase) private var purchase`.
  private func isActionOfEnvironment(_ call: Node) -> Bool {
    call.isRoot && !call.flags.contains(.implicit)
      && call.variable(named: "purchase")?.hasAttribute("Environment") == true
  }

  /// Whether a function of this file that looks whether it is verified, or `payloadValue`, takes the transaction out here, and nothing
  /// else is given it.
  ///
  ///     let transaction = try checked(result)
  private func takesOutAndKeeps(_ code: Node, _ search: inout FinishSearch) -> Bool {
    let takers = code.descendants.filter { part in
      part.kind == .member && part.isNamed("payloadValue")
        || part.calledHere?.child(.body).map { $0.sourceHolds(".verified") && $0.sourceHolds("return") } == true
    }
    let names = takers.compactMap(variableMade(by:)).compactMap(\.name)
    let results = code.descendants.filter {
      $0.kind == .variable && $0.enclosing(.condition)?.sourceHolds(".success") == true
    }
    return !takers.isEmpty && names.count == takers.count
      && !search.mayFinish(Set(names + results.compactMap(\.name)), in: code, takenOutBy: Set(takers))
  }

  /// The variable whose whole value this is: `let transaction = try result.payloadValue`.
  private func variableMade(by value: Node) -> Node? {
    guard let chain = value.chain, chain.parts.last == value,
      let variable = value.enclosing(.variable, .closure, .function), variable.kind == .variable,
      variable.child(.initial)?.firstChild?.bare == chain.node
    else { return nil }
    return variable
  }

  /// Whether something in here is given one of these values, or keeps it, which may finish it.
  private func handsOn(_ names: Set<String>, in code: Node) -> Bool {
    code.descendants.contains { use in
      guard use.kind == .member, use.isRoot, let name = use.name, names.contains(name), let chain = use.chain else {
        return false
      }
      return chain.parts.count == 1 ? isHandedOn(chain.node) : chain.parts.last?.kind == .call
    }
  }

  /// Whether a value is an argument, an element or what is assigned, or a part of that: `note([transaction])`.
  private func isHandedOn(_ value: Node) -> Bool {
    var inner = value
    var isElement = false
    while let around = inner.parent {
      switch around.kind {
      case .array, .dictionary: return true
      case .argument:
        if around.parent?.kind != .tuple { return around.parent?.kind == .call }
      case .tuple: isElement = isElement || Array(around.children.prefix(2)).count > 1
      case .ternary: break
      // The value of a branch is that of the `if` or `switch`.
      case .branch where around.parent?.kind == .if && around.statements == [inner],
        .switchCase where around.statements == [inner]:
        guard let choice = around.parent else { return isElement }
        inner = choice
        continue
      case .if where inner.kind == .if: break
      case .operation:
        let parts = Array(around.children.prefix(2))
        if parts.count == 2, parts[1].isNamed("=", "+=") { return parts[0] != inner }
      // What is asked in a condition stays where it is.
      default: return isElement && ![.condition, .switch].contains(around.kind)
      }
      inner = around
    }
    return false
  }

  /// Whether a function that this file does not have is given the transaction: `handler.process(result.payloadValue)`.
  private func handsOver(_ loop: Node) -> Bool {
    loop.descendants(.member, named: "payloadValue").contains { use in
      guard let name = use.chain?.node.callOfArgument?.name else { return false }
      return loop.file.nodes(.function, named: [name]).isEmpty
    }
  }
}

extension Node {
  /// Whether this condition or case is a pattern that takes a verified transaction out.
  fileprivate var isVerifiedPattern: Bool { kind == .condition && sourceHolds(".verified(") }
}
