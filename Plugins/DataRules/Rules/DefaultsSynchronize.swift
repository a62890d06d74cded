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
    for call in file.calls(named: "synchronize") where call.arguments.isEmpty && !file.isOfTests {
      guard let chain = call.chain, chain.parts.last == call,
        call.isModifier && isDefaults(chain) || call.isOwnCall(ofExtended: "UserDefaults")
      else { continue }
      report(
        call, "`synchronize()` is unnecessary, the system saves automatically; remove the call",
        edits: chain.node.isDiscarded ? chain.node.lineRemoval : [])
    }
  }

  /// `UserDefaults.standard`, `UserDefaults(suiteName: group)?`, or a name of one.
  private func isDefaults(_ chain: Chain) -> Bool {
    if chain.root.isNamed("UserDefaults") { return true }
    guard let name = chain.parts.first(where: { !$0.isNamed("self") })?.name,
      let variable = chain.node.variable(named: name)
    else { return false }
    return variable.child(.type)?.isNamed("UserDefaults") == true
      || variable.child(.initial)?.firstChild?.chain?.root.isNamed("UserDefaults") == true
  }
}
