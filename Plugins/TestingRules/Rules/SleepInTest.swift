import SwiftKitSDK

/// A fixed wait is too short on a slow machine, and wasted on a fast one.
struct SleepInTest: Check {
  let id = "sleep-in-test"
  let rules = ["testing/waiting/sleep-in-test"]
  let severity = Severity.warning
  let title = "a test that sleeps"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["|sleep|", "|usleep|"].beside("@Test", "|XCTestCase|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sleep", "usleep") {
      let isOfTest = call.enclosingTest != nil
      guard isOfTest || isInHelper(call), let chain = call.chain,
        chain.parts.count == 1 && (!isOfTest || call.firstUnlabelled?.value.number != nil)
          || chain.root.isNamed("Task", "Thread", "ContinuousClock", "SuspendingClock"),
        // What is put to work in the background may take its time.
        call.enclosingClosures.allSatisfy({ !$0.call.isNamed("Task", "detached", "addTask", "async") })
      else { continue }
      // A mock that takes its time: `client.loadClosure = { … }`. Pictures for the store or of a whole screen settle first.
      if isOfDouble(call) || isOfPictures(call) { continue }
      // A loop that asks again and again is no bet on one length.
      if call.enclosing(.while, .for) != nil { continue }
      report(
        call, "sleeping makes the test slow and unreliable; await the value, a stream or a confirmation")
    }
  }

  /// Whether a test of the same type calls the function around it.
  private func isInHelper(_ call: Node) -> Bool {
    guard let helper = call.enclosing(.function), let name = helper.name, let type = helper.owner,
      helper.parent == helper.enclosingType
    else { return false }
    return type.allParts.flatMap { $0.children(.function) }.contains { test in
      test.isTest
        && test.descendants(.call, named: name).contains { $0.isRoot || $0.chain?.root.isNamed("self") == true }
    }
  }

  private func isOfDouble(_ call: Node) -> Bool {
    call.ancestors.contains { $0.kind == .closure && $0.parent?.assignment?.value == $0 }
  }

  private func isOfPictures(_ call: Node) -> Bool {
    let names = [call.file.path, call.enclosingTest?.name ?? ""].map { $0.lowercased() }
    return names.contains { $0.contains("snapshot") || $0.contains("screenshot") }
  }
}
