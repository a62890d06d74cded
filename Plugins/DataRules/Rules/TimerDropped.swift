import SwiftKitSDK

/// A repeating timer that nobody keeps goes on for ever.
struct TimerDropped: Check {
  let id = "timer-dropped"
  let rules = ["data/ownership/timer-dropped"]
  let severity = Severity.warning
  let title = "a repeating timer that cannot be stopped"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|scheduledTimer| & |repeats|", "|Timer| & |repeats| & |RunLoop|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "scheduledTimer") where !call.isInPreview {
      guard call.chain?.root.isNamed("Timer") == true, call.argument("repeats")?.value.number == 1, isDropped(call),
        !call.descendants.contains(where: { $0.isNamed("invalidate") }), !handsOn(call)
      else { continue }
      report(
        call,
        "this repeating timer is not stored, so it cannot be stopped; store and invalidate it, or use a loop in a task")
    }
    for call in file.calls(named: "Timer") where call.isRoot && !call.isInPreview {
      guard call.argument("repeats")?.value.number == 1, isOnlyAdded(call),
        !call.descendants.contains(where: { $0.isNamed("invalidate") }), !handsOn(call)
      else { continue }
      report(
        call,
        "only the run loop has this repeating timer, so nothing can stop it; store and invalidate it, or use a loop in a task"
      )
    }
  }

  /// Whether whoever is called by the timer gets it: it may stop it.
  private func handsOn(_ call: Node) -> Bool {
    if let selector = call.argument("selector")?.value { return takesTimer(selector) }
    return call.closures.contains { closure in
      let name = closure.child(.parameter)?.name ?? "$0"
      return closure.descendants.contains { $0.kind == .member && $0.isRoot && $0.isNamed(name) }
    }
  }

  /// Whether the method of a selector has a parameter, or is not known to have none.
  private func takesTimer(_ selector: Node) -> Bool {
    guard selector.kind == .macro, let name = selector.arguments.first?.value.ownMemberName else { return true }
    let methods = (selector.owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { $0.isNamed(name) }
    return methods.count != 1 || methods[0].child(.parameter) != nil
  }

  /// `let timer = Timer(…)` that only a run loop gets.
  private func isOnlyAdded(_ call: Node) -> Bool {
    if let adding = call.chain?.node.callOfArgument, adding.isNamed("add"), adding.hasArgument("forMode") {
      return true
    }
    guard let variable = call.chain?.node.parent?.parent, variable.kind == .variable, let name = variable.name,
      variable.parent.map({ [.body, .closure, .branch].contains($0.kind) }) == true, let block = variable.parent
    else { return false }
    let uses = block.descendants.filter { use in
      guard use.kind == .member, use.isNamed(name), use.isRoot else { return false }
      // `timer.tolerance = 0.1` says how it ticks, and keeps nothing.
      return !(use.chain?.parts.count == 2 && use.chain?.parts[1].isNamed("tolerance") == true)
    }
    return uses.count == 1
      && uses[0].chain?.node.callOfArgument.map { $0.isNamed("add") && $0.hasArgument("forMode") } == true
  }

  private func isDropped(_ call: Node) -> Bool {
    guard let node = call.chain?.node, call.chain?.parts.last == call else { return false }
    if node.isDiscarded { return true }
    guard let assignment = node.parent?.assignment else { return false }
    return assignment.value == node && assignment.target.source == "_"
  }
}
