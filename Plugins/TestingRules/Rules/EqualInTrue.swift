import SwiftKitSDK

/// When it fails the report shows neither value.
struct EqualInTrue: Check {
  let id = "equal-in-true"
  let rules = ["testing/expectations/equal-in-true"]
  let severity = Severity.info
  let title = "an equation inside of XCTAssertTrue"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|XCTAssertTrue| & ==", "|XCTAssert| & ==", "|XCTAssertFalse| & =="]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "XCTAssertTrue", "XCTAssert", "XCTAssertFalse") where call.isRoot {
      guard let value = call.firstUnlabelled?.value, value.kind == .operation, case let parts = Array(value.children),
        parts.count == 3, parts[1].isNamed("=="), let name = better(call, parts[2])
      else { continue }
      let isUnary = parts[2].kind == .nil
      let given = isUnary ? parts[0].source : "\(parts[0].source), \(parts[2].source)"
      report(
        call, "a failure shows neither value here; use `\(name)`",
        edits: value.source.contains("/") ? [] : [Edit(call.anchor, name), Edit(value.range, given)])
    }
  }

  private func better(_ call: Node, _ right: Node) -> String? {
    if right.kind == .boolean { return nil }
    if right.kind == .nil { return call.isNamed("XCTAssertFalse") ? "XCTAssertNotNil" : "XCTAssertNil" }
    return call.isNamed("XCTAssertFalse") ? "XCTAssertNotEqual" : "XCTAssertEqual"
  }
}
