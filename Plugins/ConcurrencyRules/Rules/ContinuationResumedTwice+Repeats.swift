import SwiftKitSDK

// Closures that run each time that something changes, or ticks.

extension ContinuationResumedTwice {
  /// The handler of the system that is called at each change, where it resumes at each call and stops nothing:
  /// `monitor.pathUpdateHandler = { … }`.
  func handlerOfSystem(around resume: Node) -> String? {
    guard let closure = resume.enclosing(.closure), let assignment = closure.parent?.assignment,
      assignment.value == closure, let handler = assignment.target.chain?.parts.last, handler.isNamed(Self.handlers),
      isResumedAlways(resume, by: closure)
    else { return nil }
    return handler.name
  }

  /// The call whose closure runs at each change or tick, where it resumes each time and stops nothing:
  /// `center.addObserver(forName: name, …) { _ in continuation.resume() }`.
  func callThatRepeats(around resume: Node) -> String? {
    guard let closure = resume.enclosing(.closure), let call = closure.callOfArgument, repeats(call),
      isResumedAlways(resume, by: closure), let code = resume.enclosing(.function, .initializer),
      // Whoever waits for it may end it afterwards.
      !code.sourceHolds("removeobserver"), !code.sourceHolds("invalidate"), !code.sourceHolds("= nil"),
      !holdsEnd(code.descendants.filter(closure.isBefore))
    else { return nil }
    return call.name
  }

  private func repeats(_ call: Node) -> Bool {
    switch call.name {
    case "addObserver": call.hasArgument("forName")
    case "scheduledTimer": call.argument("repeats")?.value.source == "true"
    case "observe": call.firstUnlabelled?.value.kind == .keyPath
    case "addPeriodicTimeObserver": true
    default: false
    }
  }

  /// Whether the closure itself resumes, at each call, and takes nothing away that would call it again.
  private func isResumedAlways(_ resume: Node, by closure: Node) -> Bool {
    resume.chain?.node.parent == closure && isGiven(resume) && !closure.sourceHolds("cancel")
      && !closure.sourceHolds("nil") && !closure.sourceHolds("guard") && !closure.sourceHolds("resumed")
      && !closure.sourceHolds("updatehandler") && !closure.sourceHolds("remove") && !closure.sourceHolds("invalidate")
      // `if didResume { return }`
      && !closure.descendants.contains { $0.kind == .return && $0.isBefore(resume) }
      && !holdsEnd(Array(closure.descendants))
  }

  /// Whether a call among these ends what would call the closure again, by its name or by what a function of this file does that
  /// has the name: `self?.stopObserving()`.
  private func holdsEnd(_ nodes: [Node]) -> Bool {
    let calls = nodes.filter { $0.kind == .call && !$0.isNamed("resume") }
    if calls.contains(where: { $0.nameWords.first.map(Self.ending.contains) == true }) { return true }
    let functions = calls.first?.file.nodes(.function, named: calls.compactMap(\.name)) ?? []
    return functions.contains {
      $0.sourceHolds("remove") || $0.sourceHolds("invalidate") || $0.sourceHolds(".cancel(") || $0.sourceHolds("= nil")
    }
  }

  private static let ending: Set = ["stop", "end", "finish", "dispose"]

  private static let handlers = [
    "pathUpdateHandler", "stateUpdateHandler", "viabilityUpdateHandler", "browseResultsChangedHandler",
    "receivedNotificationHandler", "valueUpdateHandler",
  ]
}
