import SwiftKitSDK

/// A forged transaction would unlock what nobody paid for.
struct TransactionUnverified: Check {
  let id = "transaction-unverified"
  let rules = ["data/requests/transaction-unverified"]
  let severity = Severity.warning
  let title = "a transaction that is not verified"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|unsafePayloadValue|", "|unverified| & |verified|"]

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
    for member in file.nodes(.member, named: ["unsafePayloadValue"]) where !file.isOfTests {
      // Only looked at, before the one that counts is verified.
      if member.enclosing(.function)?.descendants.contains(where: { $0.isNamed("verified") }) == true { continue }
      report(member, "this skips the signature check; use `try result.payloadValue`, or switch over `.verified`")
    }
  }
}
