import SwiftKitSDK

/// Async code may go on on any thread after each await; actors say where it runs.
struct ThreadInAsync: Check {
  let id = "thread-in-async"
  let rules = ["concurrency/functions/thread-in-async"]
  let severity = Severity.warning
  let title = "a question for the thread in async code"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|Thread| & |current|", "|Thread| & |isMainThread|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for member in file.nodes(.member, named: ["current", "isMainThread"]) where !member.isInPreview {
      guard let parts = member.chain?.parts, parts.count >= 2, parts[0].isNamed("Thread"), parts[1] == member,
        member.runsInTask, !file.isOfTests
      else { continue }
      report(member, "async code may change threads at each await; mark the function @MainActor instead of asking")
    }
  }
}
