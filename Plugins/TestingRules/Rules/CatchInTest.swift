import SwiftKitSDK

/// An expectation says in one line that an error must come, and which.
struct CatchInTest: Check {
  let id = "catch-in-test"
  let rules = ["testing/expectations/catch-in-test"]
  let severity = Severity.info
  let title = "a test that catches the error it expects"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["|catch| & |record|", "|catch| & |XCTFail|", "|catch| & #expect", "|catch| & |XCTAssertEqual|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for attempt in file.nodes(.statement, named: ["do"]) where attempt.enclosingTest != nil {
      let catches = attempt.children(.statement).filter { $0.isNamed("catch") }
      guard let last = attempt.child(.body)?.statements.last, !catches.isEmpty,
        fails(last) || catches.contains(where: { keepsError($0, of: attempt) })
      else { continue }
      let isSwiftTesting = attempt.enclosingTest?.hasAttribute("Test") == true
      // XCTAssertThrowsError takes no await.
      let waits = attempt.child(.body)?.sourceHolds("await") == true
      let word = isSwiftTesting || waits ? "#expect(throws:)" : "XCTAssertThrowsError"
      report(
        attempt, "this test passes only if an error is thrown; use `\(word)`, which also checks which error is thrown")
    }
  }

  /// `XCTFail("…")`, `Issue.record("…")` or `#expect(Bool(false))`.
  private func fails(_ statement: Node) -> Bool {
    if statement.kind == .macro, statement.isNamed("expect"), let value = statement.firstUnlabelled?.value {
      let literal = value.chain?.root.isNamed("Bool") == true ? value.chain?.root.firstUnlabelled?.value : value
      return literal?.kind == .boolean && literal?.number == 0
    }
    guard statement.kind == .chain, let parts = statement.chain?.parts else { return false }
    return parts[0].isNamed("XCTFail") || parts.count == 2 && parts[0].isNamed("Issue") && parts[1].isNamed("record")
  }

  /// A catch that does nothing but keep its error, to be compared below with another one, not with none.
  private func keepsError(_ handler: Node, of attempt: Node) -> Bool {
    let statements = handler.child(.body)?.statements ?? handler.child(.branch)?.statements ?? handler.statements
    guard let last = statements.last, let assignment = last.assignment else { return false }
    guard assignment.value.sourceHolds("error"), let name = assignment.target.ownMemberName else { return false }
    let test = attempt.enclosingTest?.source ?? ""
    return !test.contains("XCTAssertNil(\(name)") && !test.contains("\(name) == nil")
  }
}
