import SwiftKitSDK

/// An expectation says in one line that an error must come, and which.
struct CatchInTest: Check {
  let id = "catch-in-test"
  let rules = ["testing/expectations/catch-in-test"]
  let severity = Severity.info
  let title = "a test that catches the error it expects"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["|catch| & |record|", "|catch| & |XCTFail|"]

  func check(_ file: SourceFile, _ report: Report) {
    for attempt in file.nodes(.statement, named: ["do"]) where attempt.enclosingTest != nil {
      guard let last = attempt.child(.body)?.statements.last, last.kind == .chain, let parts = last.chain?.parts,
        parts[0].isNamed("XCTFail") || parts.count == 2 && parts[0].isNamed("Issue") && parts[1].isNamed("record"),
        attempt.children(.statement).contains(where: { $0.isNamed("catch") })
      else { continue }
      let word = parts[0].isNamed("XCTFail") ? "XCTAssertThrowsError" : "#expect(throws:)"
      report(
        attempt, "this test passes only if an error is thrown; use `\(word)`, which also checks which error is thrown")
    }
  }
}
