import SwiftKitSDK

/// Nobody knows when it may run again.
struct DisabledWithoutReason: Check {
  let id = "disabled-without-reason"
  let rules = ["testing/suites/disabled-without-reason"]
  let severity = Severity.info
  let title = "a test that is disabled without a reason"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = [".disabled()", ".disabled(if:", ".disabled(\"\")", "XCTSkip()", "XCTSkip(\"\")"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "disabled") where call.flags.contains(.implicit) && isWordless(call) {
      guard call.ancestors.contains(where: { $0.kind == .attribute && $0.isNamed("Test", "Suite") }) else { continue }
      report(call, "the reason is missing, so this test may stay disabled forever; write `.disabled(\"the reason\")`")
    }
    for call in file.calls(named: "disabled") where call.flags.contains(.implicit) && call.arguments.count == 1 {
      // A condition tells when, and not why.
      guard call.hasArgument("if"),
        let mark = call.ancestors.first(where: { $0.kind == .attribute && $0.isNamed("Test", "Suite") }),
        !mark.descendants.contains(where: { $0.kind == .call && $0.isNamed("bug") })
      else { continue }
      report(call, "the reason is missing, so this test may stay disabled forever; write `.disabled(\"the reason\")`")
    }
    for skip in file.calls(named: "XCTSkip") where skip.isRoot && isWordless(skip) && !isConditional(skip) {
      report(skip, "the reason is missing, so this test may stay skipped forever; write `XCTSkip(\"the reason\")`")
    }
  }

  /// Whether a condition around it, or the error that is caught there, says why.
  private func isConditional(_ skip: Node) -> Bool {
    skip.ancestors.contains {
      $0.kind == .branch || $0.kind == .switchCase || $0.kind == .statement && $0.isNamed("catch")
    }
  }

  private func isWordless(_ call: Node) -> Bool {
    call.arguments.isEmpty || call.arguments.count == 1 && call.firstUnlabelled?.value.text?.isEmpty == true
  }
}
