import SwiftKitSDK

/// A forged transaction would unlock what nobody paid for.
struct TransactionUnverified: Check {
  let id = "transaction-unverified"
  let rules = ["data/requests/transaction-unverified"]
  let severity = Severity.warning
  let title = "a transaction that is not verified"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|unsafePayloadValue|", "|unverified|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for branch in file.nodes(.switchCase) where branch.children(.condition).count > 1 && !file.isOfTests {
      // StoreKit's `unverified` has two values: the transaction and what is wrong with it.
      guard let text = branch.text, text.contains(".verified("), text.contains(/\.unverified\([^()]*,/),
        file.project.enums(withCase: "unverified").isEmpty
      else { continue }
      report(
        branch,
        "this treats a transaction without a valid signature like a valid one; handle `.unverified` separately")
    }
    for choice in file.nodes(.if, .switchCase) where !file.isOfTests {
      guard let grant = grant(in: choice), file.project.enums(withCase: "unverified").isEmpty else { continue }
      report(grant, "this unlocks what a transaction without a valid signature stands for; do so for `.verified` only")
    }
    checkGivenBack(file, report)
    for member in file.nodes(.member, named: ["unsafePayloadValue"]) where !file.isOfTests {
      // Only looked at, before the one that counts is verified.
      if member.enclosing(.function)?.descendants.contains(where: { $0.isNamed("verified") }) == true { continue }
      report(member, "this skips the signature check; use `try result.payloadValue`, or switch over `.verified`")
    }
  }

  /// The call by which the branch of `.unverified(let transaction, let error)` alone grants what the transaction is for.
  private func grant(in choice: Node) -> Node? {
    guard let name = unverifiedTransaction(of: choice) else { return nil }
    let code = choice.kind == .if ? choice.children(.branch).filter { !$0.flags.contains(.else) } : [choice]
    return code.flatMap { Array($0.descendants) }.first { call in
      guard call.kind == .call, let verb = call.nameWords.first, let parts = call.chain?.parts else { return false }
      let isGrant =
        ["unlock", "grant", "deliver", "activate"].contains(verb) && Self.aside.isDisjoint(with: call.nameWords)
        && !call.ancestors.contains(where: { $0.kind == .ifConfig && $0.isInside(choice) })
        || ["insert", "append"].contains(call.name)
          && parts.contains { !Self.owned.isDisjoint(with: $0.nameWords) }
          && parts.allSatisfy { Self.aside.isDisjoint(with: $0.nameWords) }
      return isGrant && call.arguments.contains { $0.value.chain?.root.isNamed(name) == true }
    }
  }

  /// The name of the transaction in the pattern `.unverified(let transaction, let error)`, the only one of its branch.
  private func unverifiedTransaction(of choice: Node) -> String? {
    let conditions = choice.children(.condition)
    guard conditions.count == 1, let pattern = conditions[0].firstChild?.chain?.parts.last,
      pattern.isNamed("unverified"), pattern.arguments.count == 2
    else { return nil }
    return pattern.arguments[0].value.name
  }

  /// `case .unverified(let transaction, _): return transaction` beside `case .verified(let transaction): return transaction`.
  private func checkGivenBack(_ file: SourceFile, _ report: Report) {
    let branches = file.nodes(.switchCase).filter { branch in
      unverifiedTransaction(of: branch).map { $0 == givenBack(by: branch) } == true
    }
    if branches.isEmpty || file.isOfTests || !file.project.enums(withCase: "unverified").isEmpty { return }
    let verifying = file.nodes(.switchCase).filter { branch in
      branch.text?.contains(".verified(") == true && givenBack(by: branch) != nil
    }
    let choices = Set(verifying.compactMap(\.parent))
    for branch in branches where branch.parent.map(choices.contains) == true {
      report(
        branch,
        "this gives back a transaction without a valid signature like a valid one; handle `.unverified` separately")
    }
  }

  /// The name of the value that is all that a branch gives.
  private func givenBack(by branch: Node) -> String? {
    guard branch.statements.count == 1, let only = branch.statements.first else { return nil }
    return only.kind == .return ? only.firstChild?.ownMemberName : only.ownMemberName
  }

  private static let aside: Set = [
    "unverified", "suspicious", "rejected", "failed", "failure", "invalid", "pending", "not",
  ]
  private static let owned: Set = ["unlocked", "purchased", "owned", "entitlements", "purchases"]
}
