import SwiftKitSDK

/// An input that is an argument is a case of its own, which is shown, run and repeated alone.
struct LoopInTest: Check {
  let id = "loop-in-test"
  let rules = ["testing/suites/loop-in-test"]
  let severity = Severity.info
  let title = "a test that loops over its inputs"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["@Test & |for|", "@Test & |forEach|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for test in file.nodes(.function) where test.hasAttribute("Test") && test.children(.parameter).isEmpty {
      // The inputs may have a name before the loop.
      guard let statements = test.child(.body)?.statements, let loop = statements.last,
        statements.dropLast().allSatisfy({
          $0.kind == .variable && $0.child(.initial)?.firstChild.map { isConstant($0) || isMade($0) } == true
        }),
        let data = data(of: loop), isConstant(data.resolved) || isConstant(table(data)),
        loop.descendants.contains(where: { $0.kind == .macro && $0.isNamed("expect") }),
        !changes(statements.dropLast().filter { $0.child(.initial)?.firstChild.map(isMade) == true }, in: loop)
      else { continue }
      report(
        loop,
        "all inputs are one test case here; with `@Test(arguments:)`, each input is reported and can be rerun alone"
      )
    }
  }

  /// Whether each pass works on an object that the passes before it have changed: `store.add(item)`.
  private func changes(_ made: [Node], in loop: Node) -> Bool {
    let names = made.compactMap(\.name)
    return loop.descendants.contains { node in
      node.kind == .chain && [.body, .closure].contains(node.parent?.kind) && node.chain?.root.isNamed(names) == true
    }
  }

  /// What `for` or `forEach` goes through.
  private func data(of loop: Node) -> Node? {
    if loop.kind == .for { return loop.children.first { isListed($0) || $0.chain != nil } }
    guard let parts = loop.chain?.parts, parts.count == 2, parts[1].kind == .call, parts[1].isNamed("forEach") else {
      return nil
    }
    return parts[0].kind == .member
      ? parts[0].variable(named: parts[0].name ?? "")?.child(.initial)?.firstChild : parts[0]
  }

  /// `RomanNumerals()`, what is tested.
  private func isMade(_ value: Node) -> Bool {
    value.chain.map {
      $0.parts.count == 1 && $0.root.kind == .call && $0.root.isCapitalized
        && $0.root.arguments.allSatisfy { $0.value.number != nil || $0.value.text != nil }
    }
      == true
  }

  /// The value of the property of the suite that `Self().table` names.
  private func table(_ data: Node) -> Node {
    guard let parts = data.chain?.parts, parts.count == 2, parts[0].isNamed("Self"), let name = parts[1].name else {
      return data
    }
    return data.variable(named: name)?.child(.initial)?.firstChild ?? data
  }

  /// `["1", "2"]`, `["1": 1]`, `0..<3`, `Kind.allCases`, or two of these side by side, `zip(texts, numbers)`.
  private func isConstant(_ data: Node) -> Bool {
    if isListed(data) { return true }
    guard let parts = data.chain?.parts, let last = parts.last else { return false }
    if parts.count == 1, last.kind == .call, last.isNamed("zip") {
      return last.arguments.count == 2 && last.arguments.allSatisfy { isListed($0.value.resolved) }
    }
    return last.isNamed("allCases")
  }

  private func isListed(_ data: Node) -> Bool { [.array, .dictionary, .operation].contains(data.kind) }
}
