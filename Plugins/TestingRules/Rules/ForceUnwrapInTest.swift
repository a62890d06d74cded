import SwiftKitSDK

/// A crash ends the whole run, and the other tests with it.
struct ForceUnwrapInTest: Check {
  let id = "force-unwrap-in-test"
  let rules = ["testing/expectations/force-unwrap-in-test"]
  let severity = Severity.info
  let title = "a force unwrap in a test"
  let literals = ["|!", ")!", "]!", "try!", "as!"].beside("@Test", "|XCTestCase|")

  func check(_ file: SourceFile, _ report: Report) {
    for mark in file.nodes(.force) {
      guard let test = mark.enclosingTest, let chain = mark.chain, !isLiteral(chain) else { continue }
      report(
        mark,
        "a missing value ends the whole run here; use try \(test.hasAttribute("Test") ? "#require" : "XCTUnwrap")(…)")
    }
    for mark in file.nodes(.operator, named: ["try!", "as!"]) where mark.enclosingTest != nil {
      report(
        mark,
        mark.isNamed("try!")
          ? "try! ends the whole run when it throws; make the test throws and write try"
          : "as! ends the whole run for another type; unwrap as? with try #require or XCTUnwrap")
    }
  }

  /// `URL(string: "https://example.com")!`, `"text".data(using: .utf8)!`.
  private func isLiteral(_ chain: Chain) -> Bool {
    if chain.root.kind == .string { return true }
    guard chain.root.kind == .call, chain.root.isNamed("URL", "UUID", "TimeZone", "Calendar", "Decimal", "Data") else {
      return false
    }
    return chain.root.arguments.first?.value.kind == .string
  }
}
