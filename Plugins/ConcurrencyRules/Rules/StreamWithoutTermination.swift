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
    for call in file.calls(named: "AsyncStream", "AsyncThrowingStream") where call.isRoot && !file.isOfTests {
      guard let closure = call.closures.last, let name = closure.child(.parameter)?.name, !call.isInPreview,
        case let scope = call.enclosingType ?? call.enclosing(.function) ?? call, !scope.sourceHolds("ontermination"),
        !closure.sourceHolds("finish"),
        closure.descendants.contains(where: { starts($0) || feeds($0, name) })
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
    node.kind == .call && node.isModifier
      && (node.name?.hasPrefix("start") == true || node.isNamed("addObserver", "scheduledTimer", "resume", "activate"))
  }
}
