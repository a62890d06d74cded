import SwiftKitSDK

/// The blocking wait can lock up an async test, whose work may need the thread that waits.
struct BlockingWaitInTest: Check {
  let id = "wait-in-async-test"
  let rules = ["testing/waiting/wait-in-async-test"]
  let severity = Severity.info
  let title = "a blocking wait in an async test"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["|wait| & |async|", "|waitForExpectations| & |async|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    // A test of the interface waits for another process.
    for call in file.calls(named: "wait", "waitForExpectations") where !isOfInterface(file) {
      guard let code = call.enclosing(.closure, .function), code.kind == .function, runsInAsyncTest(code),
        let chain = call.chain,
        chain.parts.count == 1 || chain.parts.count == 2 && chain.root.isNamed("self", "XCTWaiter"),
        call.isNamed("waitForExpectations") || call.hasArgument("for")
      else { continue }
      report(
        call,
        "`\(call.name ?? "wait")` blocks the thread that an async test may need; use `await fulfillment(of:timeout:)`",
        edits: edits(call, chain))
    }
  }

  private func isOfInterface(_ file: SourceFile) -> Bool {
    file.nodes(.call, named: ["XCUIApplication"]).first != nil || !file.nodes(.type, named: ["XCUIApplication"]).isEmpty
  }

  /// Whether this is an async test, or a helper that only such tests call: a helper of other tests, too, has to block.
  private func runsInAsyncTest(_ function: Node) -> Bool {
    if function.isTest { return function.flags.contains(.async) }
    guard !function.flags.contains(.async), let name = function.name, let owner = function.owner else { return false }
    let uses = function.uses(ofMember: name, in: owner)
    return !uses.isEmpty && uses.allSatisfy { $0.enclosingTest?.flags.contains(.async) == true }
  }

  private func edits(_ call: Node, _ chain: Chain) -> [Edit] {
    guard call.enclosingTest != nil, call.isNamed("wait"), chain.parts.count == 1, call.arguments.count == 2,
      let label = call.argument("for"),
      call.hasArgument("timeout"), chain.isStatement
    else { return [] }
    let word = label.node.range.lowerBound..<label.node.range.lowerBound + 3
    guard call.file.source(word) == "for" else { return [] }
    return [Edit(call.anchor, "await fulfillment"), Edit(word, "of")]
  }
}
