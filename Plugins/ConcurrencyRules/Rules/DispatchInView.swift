import SwiftKitSDK

/// What runs on a queue has no place in the order of tasks: nobody awaits it, cancels it or knows its actor.
struct DispatchInView: Check {
  let id = "dispatch-queue"
  let rules = ["concurrency/functions/dispatch-queue"]
  let severity = Severity.info
  let title = "a dispatch queue in a view, an observable class or async code"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|DispatchQueue|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "async", "asyncAfter") where call.isModifier && !call.isInPreview {
      guard let queue = queue(of: call),
        call.runsInTask || isBridge(call) && !queue.root.hasArgument("label")
          || isOfViews(call)
      else { continue }
      report(call, advice(call, queue))
    }
  }

  /// Whether an async function waits for the queue by a continuation.
  private func isBridge(_ call: Node) -> Bool {
    guard let closure = call.enclosing(.closure), let maker = closure.callOfArgument,
      maker.isNamed("withCheckedContinuation", "withCheckedThrowingContinuation"), maker.runsInTask
    else { return false }
    return call.closures.first?.awaits == false
  }

  /// The queue, at once or by the name of a constant: `DispatchQueue.main.async`, `queue.async`.
  private func queue(of call: Node) -> Chain? {
    guard let chain = call.chain else { return nil }
    if chain.root.isNamed("DispatchQueue") { return chain.parts.count == 3 && chain.parts[2] == call ? chain : nil }
    let names = chain.parts.drop { $0.isNamed("self") }
    guard names.count == 2, names.last == call, let name = names.first?.name, names.first?.kind == .member,
      let queue = call.variable(named: name),
      let value = queue.child(.initial)?.firstChild?.chain,
      value.root.isNamed("DispatchQueue")
        || value.root.flags.contains(.implicit) && value.root.isNamed("main", "global")
          && queue.child(.type)?.source == "DispatchQueue"
    else { return nil }
    return value
  }

  private func advice(_ call: Node, _ queue: Chain) -> String {
    if call.isNamed("asyncAfter") {
      return "`asyncAfter` cannot be cancelled; await `Task.sleep(for:)` in a task that is cancelled with the view"
    }
    if queue.root.hasArgument("label") {
      return "work on a private queue cannot be awaited or cancelled; keep what it protects in an actor"
    }
    return queue.parts.contains { $0.isNamed("main") }
      ? "the compiler cannot check `DispatchQueue.main.async`; mark the function `@MainActor` and await it"
      : "work on a global queue cannot be awaited or cancelled; call an async function marked `@concurrent`"
  }

  private func isOfViews(_ call: Node) -> Bool {
    guard let type = call.owner else { return false }
    return type.isView || type.conforms(to: "ViewModifier") || type.hasAttribute("Observable", "MainActor")
      || type.conforms(to: "ObservableObject")
  }
}
