import SwiftKitSDK

/// Issue.record says what it means. An expectation that gives its reason does, too, and is left alone.
struct ExpectFalse: Check {
  let id = "expect-false"
  let rules = ["testing/expectations/expect-false"]
  let severity = Severity.info
  let title = "an expectation that always fails"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["#expect(false", "#expect(Bool(false)", "#require(false", "#require(Bool(false)"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for expectation in file.nodes(.macro, named: ["expect", "require"]) {
      guard let value = expectation.firstUnlabelled?.value, isFalse(value),
        expectation.arguments.count == 1
      else { continue }
      report(
        expectation,
        expectation.isNamed("expect")
          ? "this always fails and does not say why; write `Issue.record(\"why\")`"
          : "this always fails and does not say why; write `Issue.record(\"why\")` and return",
        edits: expectation.isNamed("expect") ? [Edit(expectation.range, "Issue.record()")] : [])
    }
  }

  private func isFalse(_ value: Node) -> Bool {
    if value.kind == .boolean { return value.number == 0 }
    guard let root = value.chain?.root, value.chain?.parts.count == 1, root.isNamed("Bool") else { return false }
    return root.firstUnlabelled?.value.kind == .boolean && root.firstUnlabelled?.value.number == 0
  }
}
