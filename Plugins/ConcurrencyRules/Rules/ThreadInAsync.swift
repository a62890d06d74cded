import SwiftKitSDK

/// Async code may go on on any thread after each await; actors say where it runs.
///
/// Code of the main actor may assert that it is there.
struct ThreadInAsync: Check {
  let id = "thread-in-async"
  let rules = ["concurrency/functions/thread-in-async"]
  let severity = Severity.info
  let title = "async code that asks which thread it runs on"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|Thread| & |current|", "|Thread| & |isMainThread|", "|pthread_main_np|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "pthread_main_np")
    where call.isRoot && call.runsInTask && !call.isInPreview && !file.isOfTests && !call.isOnMainActor
      && !call.isSurelyAsserted
    {
      report(
        call,
        "async code may change threads at every `await`; mark the function `@MainActor` instead of checking the thread")
    }
    for member in file.nodes(.member, named: ["current", "isMainThread"]) where !member.isInPreview {
      guard let parts = member.chain?.parts, parts.count >= 2, parts[0].isNamed("Thread"), parts[1] == member,
        member.runsInTask, !file.isOfTests, !member.isOnMainActor, !isDemandedElsewhere(member),
        !member.isSurelyAsserted
      else { continue }
      report(
        member,
        "async code may change threads at every `await`; mark the function `@MainActor` instead of checking the thread")
    }
  }

  /// Whether the code asks to be off the main thread, which `@MainActor` would turn round.
  private func isDemandedElsewhere(_ member: Node) -> Bool {
    member.enclosing(.function)?.hasAttribute("concurrent") == true
      || member.chain?.node.parent?.negated != nil && member.enclosing(.call)?.nameHolds("assert") == true
      || member.chain?.node.parent?.negated != nil && member.enclosing(.call)?.nameHolds("precondition") == true
  }
}
