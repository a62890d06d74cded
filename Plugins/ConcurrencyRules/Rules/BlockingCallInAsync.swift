import SwiftKitSDK

/// The pool of tasks has as many threads as there are cores; one that sleeps is lost to all tasks.
struct BlockingCallInAsync: Check {
  let id = "thread-sleep-in-async"
  let rules = ["concurrency/functions/thread-sleep-in-async"]
  let severity = Severity.warning
  let title = "a thread that sleeps in async code"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals =
    ["|sleep|", "|usleep|"].beside("|async|", "|Task|", "|task|", "|await|") + [
      "Thread & sleep & |async|", "Thread & sleep & |Task|", "Thread & sleep & |task|", "Thread & sleep & |await|",
    ]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sleep", "usleep") where isBlocking(call) && call.runsInTask && !call.isInPreview {
      let isOfThread = call.chain?.root.isNamed("Thread") == true
      report(
        call,
        "\(isOfThread ? "Thread.sleep" : call.name ?? "sleep") blocks a thread that all tasks share; use try await Task.sleep(for:)"
      )
    }
  }

  private func isBlocking(_ call: Node) -> Bool {
    guard let chain = call.chain else { return false }
    if chain.parts.count == 1 { return call.firstUnlabelled != nil && call.arguments.count == 1 }
    return chain.parts.count == 2 && chain.root.isNamed("Thread")
  }
}
