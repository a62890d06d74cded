import SwiftKitSDK

/// The system writes by itself; the call only waits.
struct DefaultsSynchronize: Check {
  let id = "defaults-synchronize"
  let rules = ["data/writing/defaults-synchronize"]
  let severity = Severity.info
  let title = "a call of synchronize() on UserDefaults"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["|synchronize| & |UserDefaults|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "synchronize") where call.isModifier && call.arguments.isEmpty && !file.isOfTests {
      guard let chain = call.chain, chain.parts.count == 3, chain.root.isNamed("UserDefaults"),
        chain.parts[1].isNamed("standard"), chain.node.isDiscarded
      else { continue }
      report(
        call, "`synchronize()` is unnecessary, the system saves automatically; remove the call",
        edits: chain.node.lineRemoval)
    }
  }
}
