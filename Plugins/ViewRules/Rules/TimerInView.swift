import SwiftKitSDK

/// A view is made anew with each update of its parent, and with it the timer starts again.
struct TimerInView: Check {
  let id = "timer-in-view"
  let rules = ["performance/state/timer-in-view", "concurrency/tasks/timer-as-task"]
  let severity = Severity.info
  let title = "a timer that is recreated with its view"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|Timer| & |publish| & |View|", "|TimerPublisher| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview && !isRoot(type) {
      madeInBody(type, report)
      madeInInitializer(type, report)
      for property in type.children(.variable)
      where property.child(.attribute) == nil && !property.flags.contains(.static) {
        let made = property.child(.initial)?.firstChild ?? property.code?.onlyView?.node
        guard isPublisher(made) else { continue }
        report(
          property,
          "each update of the parent creates another timer; use `TimelineView`, or a loop with `Task.sleep` in `.task`")
      }
    }
  }

  /// A publisher that an initializer gives to a plain property.
  private func madeInInitializer(_ type: Node, _ report: Report) {
    for operation in type.children(.initializer).flatMap({ $0.descendants(.operation) }) {
      guard let assignment = operation.assignment, isPublisher(assignment.value),
        let name = assignment.target.ownMemberName,
        type.children(.variable).contains(where: { $0.isNamed(name) && $0.child(.attribute) == nil })
      else { continue }
      report(
        operation,
        "each update of the parent creates another timer; use `TimelineView`, or a loop with `Task.sleep` in `.task`")
    }
  }

  /// A publisher that is made where it is received.
  private func madeInBody(_ type: Node, _ report: Report) {
    for receive in type.viewMembers.compactMap(\.code).flatMap({ $0.descendants(.call, named: "onReceive") }) {
      guard isPublisher(receive.firstUnlabelled?.value) else { continue }
      report(
        receive, "each update makes another timer; use `TimelineView`, or a loop with `Task.sleep` in `.task`")
    }
  }

  /// `Timer.publish(…)` or `Timer.TimerPublisher(…)`, and what is made of it.
  private func isPublisher(_ value: Node?) -> Bool {
    guard let value, value.kind == .chain, let parts = value.chain?.parts, parts.count > 1 else { return false }
    return parts[0].isNamed("Timer") && parts[1].kind == .call && parts[1].isNamed("publish", "TimerPublisher")
  }

  /// Whether a scene of this file makes the view, which has no parent that updates it.
  private func isRoot(_ type: Node) -> Bool {
    type.file.calls(named: type.name ?? "").contains {
      $0.isInside(closureOf: "WindowGroup", "Window", "DocumentGroup")
    }
  }
}
