import SwiftKitSDK

/// A suite must always be available; its tests need not be.
struct AvailableSuite: Check {
  let id = "available-on-suite"
  let rules = ["testing/suites/available-on-suite"]
  let severity = Severity.info
  let title = "@available on a suite of tests"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["@available & @Test", "@available & @Suite"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct, .class, .actor, .enum) {
      guard let mark = type.children(.attribute).first(where: { $0.isNamed("available") }),
        type.hasAttribute("Suite")
          || type.allParts.contains(where: { $0.children(.function).contains { $0.hasAttribute("Test") } })
      else { continue }
      report(mark, "`@available` is not supported on a suite; move it to the `@Test` functions")
    }
  }
}
