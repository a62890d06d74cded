import SwiftKitSDK

/// An assertion of XCTest in a test of Swift Testing fails nothing.
struct AssertionOfOtherLibrary: Check {
  let id = "xctest-in-swift-testing"
  let rules = ["testing/expectations/xctest-in-swift-testing"]
  let severity = Severity.warning
  let title = "an assertion of XCTest in a test of Swift Testing"
  let literals = ["@Test & XCT"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.nodes(.call) where call.isRoot && call.name?.hasPrefix("XCT") == true {
      guard let test = call.enclosingTest, test.hasAttribute("Test") else { continue }
      report(call, "\(call.name ?? "this") does not fail a test of Swift Testing; use #expect or #require")
    }
  }
}
