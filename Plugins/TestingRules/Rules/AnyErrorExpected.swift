import SwiftKitSDK

/// Any error will do, also that of a mistake in the test.
///
/// Not where ViewInspector looks for a view: all that it throws says that it found none.
struct AnyErrorExpected: Check {
  let id = "any-error-expected"
  let rules = ["testing/expectations/any-error-expected"]
  let severity = Severity.info
  let title = "a test that accepts any error"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = [
    "|throws| & |Error|", "|XCTAssertThrowsError|", "#expect & throws: & true", "#require & throws: & true",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "XCTAssertThrowsError")
    where call.isRoot && call.closures.isEmpty && !isInspection(call) {
      // A second argument is a message, or the function that looks at the error.
      guard call.arguments.dropFirst().allSatisfy({ $0.value.kind == .string }) else { continue }
      report(call, "any error passes this test, even one from its own setup; look at the error in the closure")
    }
    for expectation in file.nodes(.macro, named: ["expect", "require"]) {
      guard let argument = expectation.argument("throws"), !isInspection(expectation) else { continue }
      // `throws: { _ in true }`
      if argument.value.kind == .closure, argument.value.statements.count == 1,
        let answer = argument.value.statements.first, answer.kind == .boolean, answer.number == 1
      {
        report(
          argument.value,
          "any error passes this test, even one from its own setup; look at the error in the closure")
        continue
      }
      // Who keeps the error looks at it.
      guard !isKept(expectation),
        let parts = argument.value.chain?.parts, parts.count == 2, parts[1].isNamed("self"),
        ["(any Error)", "(Error)", "Error"].contains(parts[0].source)
      else { continue }
      report(
        argument.value,
        "any error passes this test, even one from its own setup; specify the error's type or value")
    }
  }

  /// `#expect(throws: …) { try screen.inspect().find(button: "Pay") }`, with ViewInspector.
  private func isInspection(_ expectation: Node) -> Bool {
    guard expectation.file.imports("ViewInspector") else { return false }
    let tries = expectation.descendants(.operator, named: "try")
    return !tries.isEmpty
      && tries.allSatisfy { $0.parent?.descendants(.call, named: "inspect", "find", "findAll").isEmpty == false }
  }

  /// `let error = #expect(throws: …)`, also behind `try`, where more is done with the error than to print it.
  private func isKept(_ expectation: Node) -> Bool {
    if expectation.ancestors.contains(where: { $0.assignment.map { $0.target.source != "_" } == true }) { return true }
    let around = expectation.ancestors.first { ![.operation, .chain].contains($0.kind) }
    guard around?.kind == .initial, let variable = around?.parent, let name = variable.name, let block = variable.parent
    else { return false }
    return block.descendants.contains { use in
      use.kind == .member && use.isNamed(name) && use.isRoot
        && use.chain?.node.callOfArgument.map { $0.isRoot && $0.isNamed("print", "debugPrint") } != true
    }
  }
}
