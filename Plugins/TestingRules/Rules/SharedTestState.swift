import SwiftKitSDK

/// Tests run at the same time and in any order; what one writes another reads.
struct SharedTestState: Check {
  let id = "shared-test-state"
  let rules = ["testing/suites/shared-test-state", "testing/view-models/isolated-tests"]
  let severity = Severity.warning
  let title = "tests that share a variable"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["var & @Test", "var & |XCTestCase|"]

  func check(_ file: SourceFile, _ report: Report) {
    let tests = file.nodes(.function).filter(\.isTest)
    for variable in file.root.children(.variable) where !variable.flags.contains(.constant) {
      guard let name = variable.name, variable.child(.initial) != nil, variable.child(.body) == nil,
        variable.child(.attribute) == nil,
        tests.contains(where: {
          $0.descendants.contains { $0.assignment?.target.ownMemberName == name || isChange($0, of: name) }
        })
      else { continue }
      report(
        variable,
        "tests run in any order and in parallel, and they all share this variable; make it a property of the suite")
    }
    for type in file.nodes(.struct, .class, .actor, .enum) {
      guard
        type.conforms(to: "XCTestCase")
          || type.allParts.contains(where: { $0.children(.function).contains { $0.hasAttribute("Test") } })
      else { continue }
      for property in type.children(.variable) where property.flags.contains(.static) {
        guard !property.flags.contains(.constant), property.child(.initial) != nil || property.child(.body) == nil,
          property.child(.body) == nil, property.children(.accessor).isEmpty, !property.hasAttribute("TaskLocal")
        else { continue }
        report(
          property,
          "tests run in any order and in parallel, and they all share this variable; make it an instance property")
      }
    }
  }

  /// `counter += 1`.
  private func isChange(_ node: Node, of name: String) -> Bool {
    guard node.kind == .operation, case let parts = Array(node.children), parts.count == 3 else { return false }
    return parts[1].isNamed("+=", "-=") && parts[0].ownMemberName == name
  }
}
