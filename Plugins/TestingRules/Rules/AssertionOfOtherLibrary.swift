import SwiftKitSDK

/// An assertion of XCTest in a test of Swift Testing fails nothing.
struct AssertionOfOtherLibrary: Check {
  let id = "xctest-in-swift-testing"
  let rules = ["testing/expectations/xctest-in-swift-testing"]
  let severity = Severity.info
  let title = "an XCTest assertion in a Swift Testing test"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["@Test & XCT"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.nodes(.call) where call.isRoot && call.name?.hasPrefix("XCT") == true {
      guard let test = call.enclosingTest else {
        if call.isNamed("XCTFail") || call.name?.hasPrefix("XCTAssert") == true, isInHelper(call) {
          report(
            call, "\(call.name.code(or: "this")) does not fail a Swift Testing test; use `#expect` or `Issue.record`")
        }
        continue
      }
      guard test.hasAttribute("Test") else { continue }
      report(
        call, "\(call.name.code(or: "this")) does not fail a Swift Testing test; use `#expect` or `#require`",
        edits: edits(call))
    }
  }

  /// Whether the private function around it is called by tests of Swift Testing, and by no others.
  private func isInHelper(_ call: Node) -> Bool {
    guard let function = call.enclosing(.function), function.isPrivate, let name = function.name,
      call.file.nodes(.function, named: [name]).count == 1
    else { return false }
    let users = call.file.calls(named: name).filter { !$0.isInside(function) }.map(\.enclosingTest)
    return !users.isEmpty && users.allSatisfy { $0?.hasAttribute("Test") == true }
  }

  /// The macro that says the same, where nothing in the arguments could bind otherwise than before.
  private func edits(_ call: Node) -> [Edit] {
    let arguments = call.arguments
    guard arguments.allSatisfy({ $0.label == nil && !$0.isTrailingClosure && isPlain($0.value) }) else { return [] }
    let name = call.name ?? ""
    if arguments.count == 1, let value = arguments.first?.value.range {
      switch name {
      case "XCTAssert", "XCTAssertTrue": return [Edit(call.anchor, "#expect")]
      case "XCTAssertFalse": return [Edit(call.anchor, "#expect"), Edit(value.lowerBound..<value.lowerBound, "!")]
      case "XCTAssertNil", "XCTAssertNotNil":
        let end = name == "XCTAssertNil" ? " == nil" : " != nil"
        return [Edit(call.anchor, "#expect"), Edit(value.upperBound..<value.upperBound, end)]
      case "XCTUnwrap": return [Edit(call.anchor, "#require")]
      default: return []
      }
    }
    let signs = [
      "XCTAssertEqual": "==", "XCTAssertNotEqual": "!=", "XCTAssertLessThan": "<", "XCTAssertGreaterThan": ">",
    ]
    guard arguments.count == 2, let sign = signs[name],
      case let gap = arguments[0].value.range.upperBound..<arguments[1].value.range.lowerBound,
      call.file.source(gap).allSatisfy({ $0.isWhitespace || $0 == "," })
    else { return [] }
    return [Edit(call.anchor, "#expect"), Edit(gap, " \(sign) ")]
  }

  /// Whether a value is one term, sums and the like included: no comparison, no choice, no `try`, and no comment.
  private func isPlain(_ value: Node) -> Bool {
    let source = value.source
    return !["&&", "||", "?", "=", "<", ">", "!", "try", "await", "{", "//", "/*", " is ", " as "].contains {
      source.contains($0)
    }
  }
}
