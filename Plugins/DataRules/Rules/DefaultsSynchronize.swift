import SwiftKitSDK

/// The system writes by itself; the call only waits.
///
/// Not where its result is used, and where the same file throws it away once more: such a file waits on purpose. Nor in an extension,
/// which hands over to the app right before it ends.
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
    if !file.nodes(.member, named: ["extensionContext"]).isEmpty { return }
    let calls = file.calls(named: "synchronize")
    let asksElsewhere = calls.contains { $0.chain.map { isUsed($0.node) } == true }
    for call in calls where call.arguments.isEmpty && !file.isOfTests {
      guard let chain = call.chain, chain.parts.last == call,
        case let isElement = isElement(chain), call.isModifier && (isElement || isDefaults(chain)) || isOwnCall(call),
        !isUsed(chain.node), !(isThrownAway(chain.node) && asksElsewhere)
      else { continue }
      report(
        call, "`synchronize()` is unnecessary, the system saves automatically; remove the call",
        edits: !isElement && chain.node.isDiscarded && !isValueOfBranch(chain.node) ? chain.node.lineRemoval : [])
    }
  }

  /// Whether somebody asks for the result: `guard defaults.synchronize() else { … }`.
  private func isUsed(_ call: Node) -> Bool {
    guard call.parent?.kind != .closure, !isThrownAway(call) else { return false }
    return !call.isDiscarded || call.isValueOfChoice
  }

  /// `_ = defaults.synchronize()`
  private func isThrownAway(_ call: Node) -> Bool { call.parent?.assignment?.target.source == "_" }

  /// One in an extension of the defaults, where no function of the same name is in sight.
  private func isOwnCall(_ call: Node) -> Bool {
    call.isOwnCall(ofExtended: "UserDefaults") && call.enclosingMember?.flags.contains(.static) != true
      && call.file.nodes(.function, named: ["synchronize"]).isEmpty
      && call.file.project.types(extendedBy: "synchronize").isEmpty
  }

  /// Whether it is one of several defaults, in the closure of `forEach` or in a loop: `stores.forEach { $0.synchronize() }`.
  private func isElement(_ chain: Chain) -> Bool {
    guard chain.parts.count(where: { $0.kind != .optional }) == 2, let name = chain.root.name,
      let around = chain.node.enclosing(.closure, .for)
    else { return false }
    let source: Node?
    if around.kind == .for {
      guard around.child(.variable)?.isNamed(name) == true else { return false }
      source = around.children.first { $0.kind == .chain }
    } else {
      guard name == "$0" || around.child(.parameter)?.isNamed(name) == true, let call = around.callOfArgument,
        call.isNamed("forEach")
      else { return false }
      source = call.chain?.node
    }
    guard let list = source?.chain?.parts.first(where: { !$0.isNamed("self") })?.name,
      let variable = chain.node.variable(named: list)
    else { return false }
    return (variable.child(.type) ?? variable.child(.initial))?.sourceHolds("userdefaults") == true
  }

  /// Whether it may be what an `if` or `switch` gives.
  private func isValueOfBranch(_ node: Node) -> Bool {
    guard let branch = node.parent, [.branch, .switchCase].contains(branch.kind), branch.statements.count == 1 else {
      return false
    }
    return branch.parent?.isDiscarded != true
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
