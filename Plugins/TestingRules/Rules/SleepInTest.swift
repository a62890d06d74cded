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
      guard call.enclosingTest != nil, let chain = call.chain,
        chain.parts.count == 1 && call.firstUnlabelled?.value.number != nil || chain.root.isNamed("Task", "Thread"),
        // What is put to work in the background may take its time.
        call.enclosingClosures.allSatisfy({ !$0.call.isNamed("Task", "detached", "addTask", "async") })
      else { continue }
      // A loop that asks again and again is no bet on one length.
      if call.enclosing(.while, .for) != nil { continue }
      report(
        call, "sleeping makes the test slow and unreliable; await the value, a stream or a confirmation")
    }
  }
}
