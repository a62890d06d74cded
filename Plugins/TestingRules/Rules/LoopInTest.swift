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
      let statements = test.child(.body)?.statements ?? []
      // The inputs, and what is tested, may have a name before the loops.
      let named = statements.prefix { $0.kind == .variable }
      let loops = statements.dropFirst(named.count)
      let subjects = named.filter { $0.child(.initial)?.firstChild.map(isSubject) == true }
      guard named.allSatisfy({ $0.child(.initial)?.firstChild.map { isConstant($0) || isSubject($0) } == true }),
        loops.allSatisfy({ triesInputs($0) && !changes(subjects, in: $0) })
      else { continue }
      for loop in loops {
        report(
          loop,
          "all inputs are one test case here; with `@Test(arguments:)`, each input is reported and can be rerun alone"
        )
      }
    }
  }

  /// Whether a loop goes through inputs that are written down, and expects something of each.
  private func triesInputs(_ loop: Node) -> Bool {
    guard let data = data(of: loop), isConstant(data.resolved) || isConstant(table(data)) else { return false }
    return loop.descendants.contains { $0.kind == .macro && $0.isNamed("expect", "require") }
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
    if loop.kind == .for { return loop.children.first { isListed($0.bare) || $0.chain != nil }?.bare }
    guard let parts = loop.chain?.parts, parts.count == 2, parts[1].kind == .call, parts[1].isNamed("forEach") else {
      return nil
    }
    return parts[0].kind == .member
      ? parts[0].variable(named: parts[0].name ?? "")?.child(.initial)?.firstChild : parts[0].bare
  }

  /// What is tested: a new value, or one of its type, `LinkParser.standard`.
  private func isSubject(_ value: Node) -> Bool { isMade(value) || value.memberName != nil && isNameOfType(value) }

  /// `RomanNumerals()` and `LinkParser(hosts: ["example.com"], mode: .strict)`.
  private func isMade(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 1 else { return false }
    return parts[0].kind == .call && parts[0].isCapitalized && parts[0].arguments.allSatisfy { isFixed($0.value) }
  }

  /// A literal, a list of such, what is made of them, or a name that belongs to a type.
  private func isFixed(_ value: Node) -> Bool {
    switch value.kind {
    case .array, .dictionary: value.children.allSatisfy(isFixed)
    case .chain: isSubject(value)
    case .boolean, .nil: true
    default: value.number != nil || value.text != nil
    }
  }

  /// `.strict`, `Mode.strict`
  private func isNameOfType(_ value: Node) -> Bool {
    value.chain?.root.isCapitalized == true || value.chain?.root.flags.contains(.implicit) == true
  }

  /// The value of the property of the suite that `Self().table` names.
  private func table(_ data: Node) -> Node {
    guard let parts = data.chain?.parts, parts.count == 2, parts[0].isNamed("Self"), let name = parts[1].name else {
      return data
    }
    return data.variable(named: name)?.child(.initial)?.firstChild ?? data
  }

  /// `["1", "2"]`, `["1": 1]`, `0..<3`, `Kind.allCases`, `stride(from: 0, to: 9, by: 3)`, two of these side by side,
  /// `zip(texts, numbers)`, or one that is counted, `texts.enumerated()`.
  private func isConstant(_ data: Node) -> Bool {
    if isListed(data) { return true }
    guard let parts = data.chain?.parts, let last = parts.last else { return false }
    if parts.count == 1, last.kind == .call, last.isNamed("zip") {
      return last.arguments.count == 2 && last.arguments.allSatisfy { isListed($0.value.resolved) }
    }
    if parts.count == 1, last.kind == .call, last.isNamed("stride") {
      return last.arguments.allSatisfy { $0.value.number != nil }
    }
    if parts.count == 2, last.kind == .call, last.isNamed("enumerated") {
      let named = parts[0].name.flatMap { parts[0].variable(named: $0) }?.child(.initial)?.firstChild
      return isListed(named ?? parts[0])
    }
    return last.isNamed("allCases")
  }

  private func isListed(_ data: Node) -> Bool { [.array, .dictionary, .operation].contains(data.kind) }
}
