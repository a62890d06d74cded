import SwiftKitSDK

/// An input that is an argument is a case of its own, which is shown, run and repeated alone.
struct LoopInTest: Check {
  let id = "loop-in-test"
  let rules = ["testing/suites/loop-in-test"]
  let severity = Severity.info
  let title = "a test that loops over its inputs"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["@Test & |for|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for test in file.nodes(.function) where test.hasAttribute("Test") && test.children(.parameter).isEmpty {
      guard let statements = test.child(.body)?.statements, statements.count == 1, let loop = statements.first,
        loop.kind == .for, let data = Array(loop.children).dropFirst().first, isConstant(data),
        loop.descendants.contains(where: { $0.kind == .macro && $0.isNamed("expect") })
      else { continue }
      report(
        loop,
        "all inputs are one test case here; with `@Test(arguments:)`, each input is reported and can be rerun alone"
      )
    }
  }

  private func isConstant(_ data: Node) -> Bool {
    data.kind == .array || data.kind == .operation || data.chain?.parts.last?.isNamed("allCases") == true
  }
}
