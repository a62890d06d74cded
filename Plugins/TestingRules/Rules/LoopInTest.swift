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
      guard
        named.allSatisfy({ $0.child(.initial)?.firstChild.map { isConstant(parts(of: $0)) || isFixed($0) } == true }),
        named.allSatisfy({ $0.flags.contains(.constant) }),
        loops.allSatisfy({ triesInputs($0) && !changes(subjects, in: $0) })
      else { continue }
      for loop in loops {
        report(
          loop.bare,
          "all inputs are one test case here; with `@Test(arguments:)`, each input is reported and can be rerun alone"
        )
      }
    }
  }

  /// Whether a loop goes through inputs that are written down, and expects something of each.
  private func triesInputs(_ loop: Node) -> Bool {
    guard isConstant(data(of: loop.bare)) else { return false }
    return loop.descendants.contains { $0.kind == .macro && $0.isNamed("expect", "require") }
  }

  /// Whether each pass works on an object that the passes before it have changed: `store.add(item)`.
  private func changes(_ made: [Node], in loop: Node) -> Bool {
    let names = made.compactMap(\.name)
    return loop.descendants.contains { node in
      // `try store.add(item)`
      let place = node.parent?.bare == node ? node.parent?.parent : node.parent
      return node.kind == .chain && [.body, .closure].contains(place?.kind) && node.chain?.root.isNamed(names) == true
    }
  }

  /// What `for` or `forEach` goes through, as the parts of its chain: `Self` and `table`.
  private func data(of loop: Node) -> ArraySlice<Node> {
    if loop.kind == .for {
      return loop.children.first { isListed($0) || $0.bare.chain != nil }.map(parts(of:)) ?? []
    }
    guard let chain = loop.chain, let call = chain.parts.last, call.kind == .call, call.isNamed("forEach") else {
      return []
    }
    return chain.parts.dropLast()
  }

  private func parts(of value: Node) -> ArraySlice<Node> {
    let value = value.bare
    return value.kind == .chain ? value.chain?.parts[...] ?? [] : [value]
  }

  /// What is tested: a new value, or one of its type, `LinkParser.standard`.
  private func isSubject(_ value: Node) -> Bool {
    isMade(value.bare) || value.memberName != nil && isNameOfType(value)
  }

  /// `RomanNumerals()` and `LinkParser(hosts: ["example.com"], mode: .strict)`.
  private func isMade(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 1 else { return false }
    return parts[0].kind == .call && parts[0].isCapitalized && parts[0].arguments.allSatisfy { isFixed($0.value) }
  }

  /// A literal, a list of such, what is made of them, or a name that belongs to a type.
  private func isFixed(_ value: Node) -> Bool {
    switch value.bare.kind {
    case .array, .dictionary: value.bare.children.allSatisfy(isFixed)
    case .chain: isSubject(value)
    case .boolean, .nil: true
    default: value.number != nil || value.text != nil
    }
  }

  /// `.strict`, `Mode.strict`
  private func isNameOfType(_ value: Node) -> Bool {
    value.chain?.root.isCapitalized == true || value.chain?.root.flags.contains(.implicit) == true
  }

  /// `["1", "2"]`, `["1": 1]`, `0..<3`, `Kind.allCases`, `stride(from: 0, to: 9, by: 3)`, two of these side by side,
  /// `zip(texts, numbers)`, one that is counted, `texts.enumerated()`, or the name of one.
  private func isConstant(_ data: ArraySlice<Node>, isNamed: Bool = false) -> Bool {
    var data = data
    while data.count > 1, let call = data.last, call.kind == .call, call.isNamed("enumerated", "reversed", "sorted") {
      data.removeLast()
    }
    guard let last = data.last else { return false }
    if data.count == 1, isListed(last) { return true }
    guard last.kind == .call else {
      return last.isNamed("allCases")
        || !isNamed && value(named: data).map { isConstant(parts(of: $0), isNamed: true) } == true
    }
    if data.count > 1 { return false }
    if last.isNamed("zip") {
      return last.arguments.count == 2 && last.arguments.allSatisfy { isListed($0.value.resolved) }
    }
    return last.isNamed("stride") && last.arguments.allSatisfy { $0.value.number != nil }
  }

  /// The value of the variable that these parts name: `table`, `Self.table`, or `Samples.table` of a type of this file.
  private func value(named data: ArraySlice<Node>) -> Node? {
    let names = data.drop { $0.isNamed("self", "Self") }
    guard let first = names.first, let last = names.last, names.count < 3, let name = last.name,
      names.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) })
    else { return nil }
    let variable =
      first == last
      ? first.variable(named: name)
      : last.file.nodes(.variable, named: [name]).first {
        $0.flags.contains(.static) && first.isCapitalized && $0.parent?.name == first.name
      }
    if let value = variable?.child(.initial)?.firstChild { return value }
    guard let statements = variable?.code?.statements, statements.count == 1 else { return nil }
    return statements[0].kind == .return ? statements[0].firstChild : statements[0]
  }

  private func isListed(_ data: Node) -> Bool { [.array, .dictionary, .operation].contains(data.bare.kind) }
}
