import SwiftKitSDK

/// Nobody knows when it may run again.
struct DisabledWithoutReason: Check {
  let id = "disabled-without-reason"
  let rules = ["testing/suites/disabled-without-reason"]
  let severity = Severity.info
  let title = "a test that is disabled without a reason"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = [".disabled()"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "disabled") where call.flags.contains(.implicit) && call.arguments.isEmpty {
      guard call.ancestors.contains(where: { $0.kind == .attribute && $0.isNamed("Test", "Suite") }) else { continue }
      report(call, "the reason is missing, so this test may stay disabled forever; write `.disabled(\"the reason\")`")
    }
  }
}
