import SwiftKitSDK

/// A test that expects nothing passes whatever the code does.
///
/// One that may throw expects at least that it does not, and one that calls helpers of its own may leave it to them. One that only
/// must not crash says so in its name or in a comment, one that only must compile in a comment, and the empty
/// example of Xcode's template is nobody's test.
struct TestWithoutExpectation: Check {
  let id = "test-without-expectation"
  let rules = ["testing/expectations/test-without-expectation"]
  let severity = Severity.info
  let title = "a test that expects nothing"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["@Test", "|XCTestCase|"]

  func check(_ file: SourceFile, _ report: Report) {
    let comments = file.nodes(.comment)
    for test in file.nodes(.function) where test.isTest {
      guard let body = test.child(.body), !test.hasModifier(keyword: "override"), !isDisabled(test)
      else { continue }
      let prints = drops(body)
      guard !body.descendants.contains(where: { expects($0) && !(prints && $0.isNamed("try", "await")) }) else {
        continue
      }
      // Last, for it reads comments.
      if isSmoke(test, comments) { continue }
      // What may throw can fail such a test.
      let fault =
        body.descendants.contains(where: expects) ? "prints its result and checks nothing" : "passes whatever happens"
      report(test, "\(test.name.code(or: "this test")) \(fault); check the result with \(word(for: test))")
    }
  }

  /// Whether it only prints or drops its last result, so that what it waited and tried for is not looked at.
  private func drops(_ body: Node) -> Bool {
    guard let last = body.statements.last, !last.descendants.contains(where: { $0.isNamed("try", "try!", "await") })
    else {
      return false
    }
    // `_ = remaining == 70`
    if let assignment = last.assignment, assignment.target.source == "_" {
      return last.descendants.contains { $0.isNamed("==", "!=", "<", ">", "<=", ">=") }
    }
    return prints(last)
  }

  /// Whether it prints and does nothing else, in its branches or in each pass of a loop, too:
  /// `if value != 3 { print("wrong") }`, `for row in rows { print(row) }`.
  private func prints(_ statement: Node) -> Bool {
    let inner: [Node]
    switch statement.kind {
    case .if, .switch:
      let branches = statement.children.filter { [.branch, .switchCase, .if].contains($0.kind) }
      inner = branches.flatMap { $0.kind == .if ? [$0] : $0.statements }
    case .for, .while:
      inner = isWaiting(statement) ? [] : statement.child(.body)?.statements ?? []
    default:
      guard let chain = statement.chain else { return false }
      guard let last = chain.parts.last, last.isNamed("forEach"), last.kind == .call else {
        return chain.root.isNamed("print", "debugPrint", "dump")
      }
      inner = last.closures.flatMap(\.statements)
    }
    return !inner.isEmpty && inner.allSatisfy(prints)
  }

  /// `for try await value in stream`: that such a loop ends may be what the test is about.
  private func isWaiting(_ loop: Node) -> Bool {
    guard loop.kind == .for, let pattern = loop.firstChild else { return false }
    return loop.file.source(loop.range.lowerBound..<pattern.range.lowerBound).contains("await")
  }

  private func word(for test: Node) -> String { test.hasAttribute("Test") ? "`#expect`" : "an XCTest assertion" }

  /// Whether it or its suite does not run, as a list of steps for people.
  private func isDisabled(_ test: Node) -> Bool {
    let attributes = test.children(.attribute) + (test.enclosingType?.children(.attribute) ?? [])
    return attributes.contains {
      $0.descendants.contains { $0.kind == .call && $0.isNamed("disabled") && !$0.hasArgument("if") }
    }
  }

  /// A test that it does not crash, or that it compiles, says so.
  private func isSmoke(_ test: Node, _ comments: [Node]) -> Bool {
    if test.isNamed("testExample", "example", "testPerformanceExample"), test.child(.body)?.statements.isEmpty == true {
      return true
    }
    let name = test.name?.lowercased() ?? ""
    if ["smoke", "crash", "leak", "trap", "throw"].contains(where: name.contains(bytesOf:)) { return true }
    return self.comments(of: test, in: comments).contains { comment in
      let words = comment.source.lowercased().split { !$0.isLetter }
      return words.contains("smoke") || words.contains("deliberately")
        || words.contains("compiles") || words.contains("compiler") || speaksOfNoCrash(words)
        || zip(words, words.dropFirst()).contains(where: isSaidOfSmoke)
    }
  }

  /// `// Checks whether there are any crashes.`, `// Ends without a crash.`; not `// Without this the crash reporter asks for any consent.`
  private func speaksOfNoCrash(_ words: [Substring]) -> Bool {
    words.indices.contains { place in
      words[place].hasPrefix("crash") && words[..<place].suffix(2).contains(where: Self.wordsBesideCrash.contains)
        && words[place...].dropFirst().first?.hasPrefix("report") != true
    }
  }

  /// `// No assertion needed`, `// It must compile.` and `// Compile-time pin`; who compiles a report first says no such thing.
  private func isSaidOfSmoke(_ first: Substring, _ second: Substring) -> Bool {
    switch (first, second) {
    case ("no", "assertion"), ("no", "assertions"), ("without", "assertion"), ("without", "assertions"): true
    case ("compile", "time"), ("compile", "test"), ("compile", "check"): true
    case (_, "compile"): Self.wordsBeforeCompile.contains(first)
    default: false
    }
  }

  /// The comments in a test and just above it.
  private func comments(of test: Node, in all: [Node]) -> ArraySlice<Node> {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < test.range.upperBound { low = middle + 1 } else { high = middle }
    }
    var start = test.range.lowerBound
    high = low
    while low > 0 {
      let comment = all[low - 1]
      if comment.range.lowerBound < start {
        guard test.file.source(comment.range.upperBound..<start).allSatisfy(\.isWhitespace) else { break }
        start = comment.range.lowerBound
      }
      low -= 1
    }
    return all[low..<high]
  }

  private func expects(_ node: Node) -> Bool {
    switch node.kind {
    case .macro: return true
    case .operator: return node.isNamed("try", "try!", "await")
    case .statement: return node.isNamed("throw")
    case .call:
      guard let name = node.name else { return true }
      if node.isRoot, node.flags.contains(.implicit) { return false }
      if isExpecting(name) { return true }
      // A helper of the tests' own, `readsBack(link)` or `_testLink(link)`.
      return node.isRoot && name.first { $0 != "_" }?.isLowercase == true
        && !["print", "debugPrint", "dump"].contains(name) && !isKnownToExpectNothing(node, name)
    // `robot.verify.screenIsShown()`
    case .member: return node.isNamed("XCUIApplication", "issueRecorded", "verify", "assert", "expect")
    default: return false
    }
  }

  /// Whether this file has the helper, and it calls no function that could expect something.
  private func isKnownToExpectNothing(_ call: Node, _ name: String) -> Bool {
    let helpers = call.file.nodes(.function, named: [name])
    // Only one that gives something back: another one may be all that the test is about.
    guard helpers.count == 1, helpers[0].owner == call.owner, let body = helpers[0].child(.body),
      helpers[0].child(.type).map({ !$0.isNamed("Void") }) == true,
      call.file.root.sourceHolds("xcuiapplication") == false
    else { return false }
    return !body.descendants.contains { node in
      switch node.kind {
      case .macro: true
      case .statement: node.isNamed("throw")
      case .operator: node.isNamed("try", "try!")
      case .call:
        node.isRoot && !node.isCapitalized || node.name.map(isExpecting) == true
      case .member: node.isNamed("XCUIApplication", "Issue")
      default: false
      }
    }
  }

  /// Whether what is called so checks something, as far as names go.
  private func isExpecting(_ name: String) -> Bool {
    Self.words.contains(where: name.hasPrefix) || Self.parts.contains(where: name.contains(bytesOf:))
  }

  private static let words = [
    "XCT", "assert", "expect", "check", "verify", "require", "should", "measure", "wait", "fulfill", "fail", "record",
  ]
  private static let wordsBeforeCompile: Set<Substring> = ["must", "should", "does", "will", "only", "just", "to"]
  private static let wordsBesideCrash: Set<Substring> = ["any", "without"]
  private static let parts = ["Snapshot", "Assert", "Expect", "Verify", "Issue", "confirmation", "XCUIApplication"]
}
