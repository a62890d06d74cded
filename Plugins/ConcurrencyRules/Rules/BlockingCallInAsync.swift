import SwiftKitSDK

/// The pool of tasks has as many threads as there are cores; one that sleeps is lost to all tasks.
///
/// A mock may: it only seems to take its time, and hardly anything runs beside it.
struct BlockingCallInAsync: Check {
  let id = "thread-sleep-in-async"
  let rules = ["concurrency/functions/thread-sleep-in-async"]
  let severity = Severity.info
  let title = "a thread that sleeps in async code"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals =
    ["|sleep|", "|usleep|"].beside("|async|", "|Task|", "|task|", "|await|") + [
      "Thread & sleep & |async|", "Thread & sleep & |Task|", "Thread & sleep & |task|", "Thread & sleep & |await|",
    ]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sleep", "usleep")
    where isBlocking(call) && call.runsInTask && !call.isInPreview && !isOfStandIn(call) {
      let isOfThread = call.chain?.root.isNamed("Thread") == true
      report(
        call,
        "`\(isOfThread ? "Thread.sleep" : call.name ?? "sleep")` blocks a thread that all tasks share; use `try await Task.sleep(for:)`",
        suggestion: pause(call))
    }
    // `Throttle.pause()`, a function of this file that only blocks.
    for blocking in file.calls(named: "sleep", "usleep") where isBlocking(blocking) && !blocking.isInPreview {
      guard let function = blocking.enclosing(.closure, .function), function.kind == .function,
        !function.flags.contains(.async), let name = function.name
      else { continue }
      for call in file.calls(named: name)
      where call.calledHere == function && call.runsInTask && !call.isInPreview && !isAwaited(call)
        && !isOfStandIn(call)
      {
        report(
          call,
          "`\(name)` calls `\(blocking.name ?? "sleep")`, which blocks a thread that all tasks share; use `try await Task.sleep(for:)`"
        )
      }
    }
  }

  /// Whether a type around this, or its file, is named as one that stands in for another: `LoginClientMock`, `PreviewStore`.
  private func isOfStandIn(_ call: Node) -> Bool {
    let types = call.ancestors.filter { Node.Kind.types.contains($0.kind) || $0.kind == .extension }.compactMap(\.name)
    let file = call.file.path.split(separator: "/").last.map { String($0.hasSuffix(".swift") ? $0.dropLast(6) : $0) }
    return (types + [file ?? ""]).map { words(of: $0) }.contains { words in
      !Self.standingIn.isDisjoint(with: words)
        || words.first == "preview" && words.last.map(Self.served.contains) == true
    }
  }

  private static let standingIn: Set = ["mock", "mocks", "stub", "stubs", "fake", "fakes", "dummy"]
  /// What serves others, and has a double for their previews.
  private static let served: Set = ["service", "client", "store", "repository", "manager", "provider", "loader"]

  /// The pause of a task, where its error has somewhere to go.
  private func pause(_ call: Node) -> [Edit] {
    guard let code = call.enclosing(.function, .closure), code.kind == .function, code.flags.contains(.throws),
      code.flags.contains(.async), !call.isNamed("usleep"), let chain = call.chain?.node, chain.isDiscarded,
      let seconds = call.arguments.first?.value.source, call.arguments.count == 1
    else { return [] }
    return [Edit(chain.range, "try await Task.sleep(for: .seconds(\(seconds)))")]
  }

  /// Whether the call itself is waited for, so that it means an asynchronous function.
  private func isAwaited(_ call: Node) -> Bool {
    call.chain?.node.parent?.children.contains { $0.kind == .operator && $0.isNamed("await") } == true
  }

  private func isBlocking(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    // A function of that name of the type, which may well wait.
    if chain.parts.count == 1, call.calledHere != nil || isAwaited(call) { return false }
    if chain.parts.count == 1 { return call.firstUnlabelled != nil && call.arguments.count == 1 }
    return chain.parts.count == 2 && chain.root.isNamed("Thread")
  }
}
