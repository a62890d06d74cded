import SwiftKitSDK

/// Tests run at the same time and in any order; what one writes another reads.
struct SharedTestState: Check {
  let id = "shared-test-state"
  let rules = ["testing/suites/shared-test-state", "testing/view-models/isolated-tests"]
  let severity = Severity.warning
  let title = "tests that share a variable"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals =
    ["var & @Test", "var & |XCTestCase|", "|shared| & @Test", "|shared| & |XCTestCase|"]
    + ["|standard| & efaults"].beside("@Test", "|XCTestCase|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let tests = file.nodes(.function).filter(\.isTest)
    checkSharedInstances(tests, report)
    checkDefaults(file, report)
    for variable in file.nodes(.variable) where !variable.flags.contains(.constant) && variable.isOfFile {
      guard let name = variable.name, variable.child(.initial) != nil, variable.child(.body) == nil,
        variable.child(.attribute) == nil,
        (tests + helpers(of: tests.filter { $0.hasAttribute("Test") && !$0.isSerialized })).contains(where: {
          $0.descendants.contains { $0.assignment?.target.ownMemberName == name || isChange($0, of: name) }
        })
      else { continue }
      report(
        variable,
        "tests run in any order and in parallel, and they all share this variable; make it a property of the suite")
    }
    for type in file.nodes(.struct, .class, .actor, .enum) {
      let isSuite = type.allParts.contains { $0.children(.function).contains { $0.hasAttribute("Test") } }
      guard isSuite || type.conforms(to: "XCTestCase") else { continue }
      for property in type.children(.variable) where property.flags.contains(.static) {
        guard !property.flags.contains(.constant), property.child(.initial) != nil || property.child(.body) == nil,
          property.child(.body) == nil, property.children(.accessor).isEmpty, !property.hasAttribute("TaskLocal")
        else { continue }
        // XCTest runs the tests of a class one after the other.
        (isSuite ? report : report.notes)(
          property,
          "tests run in any order and in parallel, and they all share this variable; make it an instance property")
      }
    }
  }

  /// `Settings(defaults: .standard)` in a test or as a property of a suite.
  private func checkDefaults(_ file: SourceFile, _ report: Report) {
    for argument in file.nodes(.argument, named: ["defaults", "userDefaults", "store", "storage"]) {
      guard let call = argument.parent, call.kind == .call, call.isCapitalized,
        let parts = argument.firstChild?.chain?.parts, parts.last?.isNamed("standard") == true,
        parts.count == 1 && argument.nameHolds("defaults") || parts.count == 2 && parts[0].isNamed("UserDefaults"),
        argument.enclosingTest != nil || isOfSuite(call)
      else { continue }
      report(
        argument,
        "these defaults outlive the test, and other tests and the app share them; use `UserDefaults(suiteName:)` instead"
      )
    }
  }

  /// Whether this makes a property of a type that holds tests.
  private func isOfSuite(_ call: Node) -> Bool {
    guard let property = call.enclosing(.variable, .function), property.kind == .variable,
      let type = property.enclosingType, property.parent == type
    else { return false }
    return type.allParts.contains { $0.children(.function).contains { $0.isTest } }
  }

  /// The functions of this file, outside of any type, that tests call.
  private func helpers(of tests: [Node]) -> [Node] {
    guard let file = tests.first?.file else { return [] }
    return file.nodes(.function).filter { function in
      guard function.isOfFile, let name = function.name, file.nodes(.function, named: [name]).count == 1 else {
        return false
      }
      return file.calls(named: name).contains { $0.isRoot && $0.enclosingTest.map(tests.contains) == true }
    }
  }

  /// `counter += 1`, `basket.items.append(item)`, `basket.owner = name`.
  private func isChange(_ node: Node, of name: String) -> Bool {
    if let target = (node.assignment ?? node.change)?.target {
      return target.chain?.root.isNamed(name) == true && target.variable(named: name)?.isOfFile == true
    }
    guard node.kind == .call, node.isNamed("append", "insert", "removeAll", "removeLast", "removeFirst"),
      node.isModifier,
      let root = node.chain?.root, root.isNamed(name)
    else { return false }
    return root.variable(named: name)?.isOfFile == true
  }

  /// `SettingsStore.shared.theme = "dark"` in a test, where another test of the file asks the same instance.
  private func checkSharedInstances(_ tests: [Node], _ report: Report) {
    var reported: Set<String> = []
    for test in tests where test.hasAttribute("Test") && !test.isSerialized {
      if test.descendants.contains(where: { $0.kind == .statement && $0.isNamed("defer") }) { continue }
      for node in test.descendants {
        guard let target = node.assignment?.target, let parts = target.chain?.parts, parts.count > 2,
          parts[0].isCapitalized, parts[0].kind == .member, parts[1].kind == .member,
          parts[1].isNamed("shared"), let name = parts[0].name, !reported.contains(name), let type = test.owner,
          case let users = users(ofShared: name, in: test.file), users.count > 1, users.allSatisfy({ $0.isTest }),
          users.allSatisfy({ $0.owner == type }), node.enclosing(.function, .closure) == test
        else { continue }
        reported.insert(name)
        report(
          target.chain?.parts.last ?? target,
          "tests run in any order and in parallel, and they all share `\(name).shared`; give each its own instance"
        )
      }
    }
  }

  /// The functions of the file that ask for the shared instance of a type.
  private func users(ofShared name: String, in file: SourceFile) -> [Node] {
    let uses = file.nodes(.member, named: [name]).filter { use in
      use.isRoot && (use.chain?.parts.count ?? 0) > 1 && use.chain?.parts[1].isNamed("shared") == true
    }
    return Array(Set(uses.compactMap(\.enclosingMember)))
  }
}

extension Node {
  /// Whether a type around this test runs its tests one after the other.
  fileprivate var isSerialized: Bool {
    ([self] + Array(ancestors)).contains { around in
      around.children(.attribute).contains { $0.isNamed("Suite", "Test") && $0.sourceHolds(".serialized") }
    }
  }

  /// Whether this belongs to no type and no function, a `#if` around it or not.
  fileprivate var isOfFile: Bool { ancestors.allSatisfy { $0.kind == .file || $0.kind == .ifConfig } }
}
