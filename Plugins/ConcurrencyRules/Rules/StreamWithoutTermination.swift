import SwiftKitSDK

/// When nobody listens any more, what feeds the stream goes on.
struct StreamWithoutTermination: Check {
  let id = "stream-without-termination"
  let rules = ["concurrency/tasks/stream-without-termination"]
  let severity = Severity.info
  let title = "a stream that keeps its source running"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|AsyncStream|", "|AsyncThrowingStream|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    checkMade(file, report)
    for call in file.calls(named: "AsyncStream", "AsyncThrowingStream") where call.isRoot && !file.isOfTests {
      guard let closure = call.closures.last, case let name = closure.child(.parameter)?.name ?? "$0",
        !call.isInPreview,
        case let scope = call.enclosingType ?? call.enclosing(.function) ?? call, !scope.sourceHolds("ontermination"),
        !ends(closure),
        // A function that is handed the stream starts it as well.
        closure.work.contains(where: { starts($0) || feeds($0, name) })
      else { continue }
      let continuation = name == "$0" ? "continuation" : name
      report(
        call,
        "this stream's source keeps running after the last listener is gone; stop it in `\(continuation).onTermination`"
      )
    }
  }

  /// Whether the stream comes to an end by itself; an end by an error is none that its source knows of.
  private func ends(_ code: Node) -> Bool {
    code.descendants(.call, named: "finish").contains { call in
      !call.hasArgument("throwing") && call.enclosing(.guard, .closure)?.kind != .guard
    }
  }

  /// `let (stream, continuation) = AsyncStream.makeStream(…)`, fed by what the same code starts.
  private func checkMade(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "makeStream") where !file.isOfTests && !call.isInPreview {
      guard call.chain?.root.isNamed("AsyncStream", "AsyncThrowingStream") == true,
        let code = call.enclosing(.body, .accessor, .closure), let variable = call.enclosing(.variable),
        let name = variable.descendants(.variable).last?.name, variable.parent == code,
        !(code.enclosingType ?? code).sourceHolds("ontermination"), !ends(code),
        code.descendants.contains(where: { starts($0) || feeds($0, name) })
      else { continue }
      report(
        call, "this stream's source keeps running after the last listener is gone; stop it in `\(name).onTermination`")
    }
  }

  /// Whether a handler that something else calls hands on what it is given.
  private func feeds(_ node: Node, _ name: String) -> Bool {
    node.assignment?.value.kind == .closure
      && node.assignment?.value.descendants.contains { $0.isNamed(name) } == true
  }

  private func starts(_ node: Node) -> Bool {
    guard node.kind == .call else { return false }
    if node.isNamed("addObserver"), node.isOwnCall(ofExtended: "NotificationCenter") { return true }
    if node.isRoot, node.isNamed("Timer") { return node.argument("repeats")?.value.number == 1 }
    // The source itself, in an extension of its type: `startUpdates(to:)`.
    if node.isRoot, node.name?.hasPrefix("start") == true, node.enclosingType?.kind == .extension,
      node.calledHere == nil
    {
      return true
    }
    return node.isModifier
      && (node.name?.hasPrefix("start") == true || node.isNamed("addObserver", "scheduledTimer", "resume", "activate"))
  }
}
