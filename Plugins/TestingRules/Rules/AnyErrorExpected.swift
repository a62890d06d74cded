import SwiftKitSDK

/// Any error will do, also that of a mistake in the test.
///
/// Not where ViewInspector looks for a view: all that it throws says that it found none. Nor where a type is made of a few letters or
/// bytes and nothing else: `try Address.parse("x")` has no other mistake to make. Nor where all that is tried is to read a file that is
/// not there, as its name says.
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
    where call.isRoot && call.closures.isEmpty && !isInspection(call) && !isGarbageParsed(call) {
      // A second argument is a message, or the function that looks at the error.
      guard call.arguments.dropFirst().allSatisfy({ $0.value.kind == .string }) else { continue }
      report(call, "any error passes this test, even one from its own setup; look at the error in the closure")
    }
    for expectation in file.nodes(.macro, named: ["expect", "require"]) {
      guard let argument = expectation.argument("throws"), !isInspection(expectation), !isGarbageParsed(expectation)
      else { continue }
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

  /// Whether all that is tried is an initialiser or a static function that reads, with one argument, which is a short literal or a
  /// file that is not there: `try Address("x")`, `try Packet.decode(bytes: Data([0xFF]))`,
  /// `try await Files.read(folder.appending(path: "missing.json"))`.
  private func isGarbageParsed(_ expectation: Node) -> Bool {
    let tries = expectation.descendants(.operator, named: "try")
    guard tries.count == 1, let operation = tries[0].parent,
      expectation.closures.allSatisfy({ $0.statements.count == 1 }),
      let parts = operation.children.compactMap(\.chain).last?.parts, let call = parts.last, call.kind == .call,
      parts.dropLast().allSatisfy({ $0.kind == .member && $0.isCapitalized }), call.arguments.count == 1,
      // What does something has several ways to fail: `Bank.withdraw(100)`.
      call.isCapitalized || parts.count > 1 && call.nameWords.first.map(Self.wordsOfReading.contains) == true,
      // What validates has several things to refuse.
      call.nameWords.first?.hasPrefix("valid") != true
    else { return false }
    let given = call.arguments[0].value
    return isMissingFile(given) || !expectation.awaits && isGarbage(given)
  }

  /// `folder.appending(path: "missing.json")`, by the name of a constant too.
  private func isMissingFile(_ file: Node) -> Bool {
    guard let call = file.resolved.chain?.parts.last, call.kind == .call,
      call.isNamed("appendingPathComponent", "appending", "URL"), let path = call.arguments.first,
      path.label != "string", let name = path.value.text?.lowercased()
    else { return false }
    // `missing-title.json` mostly is there, and the title is not in it.
    let stem = name.split(separator: "/").last?.prefix { $0 != "." }
    return stem == "missing" || stem == "missing-file" || Self.namesOfNothing.contains(where: name.contains)
  }

  private static let namesOfNothing = ["no-such", "nonexist", "not-exist", "not_exist", "notexist"]

  private static let wordsOfReading: Set = ["parse", "decode", "read", "make", "from", "init"]

  /// A text, a number, some bytes or nothing; what takes more than a few words has a form of its own, with mistakes of its own.
  private func isGarbage(_ value: Node) -> Bool {
    guard value.source.utf8.count <= 40 else { return false }
    switch value.kind {
    case .string: return value.text != nil
    case .integer, .float, .boolean, .nil: return true
    case .array: return value.children.allSatisfy(isGarbage)
    case .chain:
      guard let root = value.chain?.root, value.chain?.parts.count == 1, root.isNamed("Data"), root.kind == .call else {
        return false
      }
      return root.arguments.allSatisfy { isGarbage($0.value) }
    default: return false
    }
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
