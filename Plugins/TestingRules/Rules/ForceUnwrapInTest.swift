import SwiftKitSDK

/// A crash ends the whole run, and the other tests with it.
struct ForceUnwrapInTest: Check {
  let id = "force-unwrap-in-test"
  let rules = ["testing/expectations/force-unwrap-in-test"]
  let severity = Severity.info
  let title = "a force unwrap in a test"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|!", ")!", "]!", "}!", "try!", "as!"].beside("@Test")
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for test in file.nodes(.function) where test.hasAttribute("Test") {
      // One finding a test: what helps is the same for all.
      let marks = test.descendants.filter(unwraps)
      guard let mark = marks.first else { continue }
      let canThrow = test.flags.contains(.throws) && marks.count == 1 && mark.enclosing(.closure, .function) == test
      report(mark, message(for: mark), suggestion: canThrow ? required(mark) : [])
    }
    for helper in file.nodes(.function) where helper.isPrivate && isOfSuite(helper) {
      guard let mark = helper.descendants.first(where: { $0.kind == .force && unwraps($0) && !isMade($0) }) else {
        continue
      }
      report(mark, message(for: mark))
    }
  }

  /// Whether tests beside it call this function.
  private func isOfSuite(_ helper: Node) -> Bool {
    guard let name = helper.name, let type = helper.owner, !helper.hasAttribute("Test") else { return false }
    return helper.uses(ofMember: name, in: type).contains { $0.enclosingTest?.hasAttribute("Test") == true }
  }

  /// `URL(string: text)!`: what a test is given, most often as it is written there.
  private func isMade(_ force: Node) -> Bool { force.chain?.root.isCapitalized == true }

  private func unwraps(_ node: Node) -> Bool {
    if node.kind == .force { return node.chain.map { !isLiteral($0) } ?? false }
    return node.kind == .operator && node.isNamed("try!", "as!")
  }

  /// `try` for `try!`, and `try #require(value)` for `value!` where a `try` may stand.
  private func required(_ mark: Node) -> [Edit] {
    if mark.isNamed("try!") { return [Edit(mark.range, "try")] }
    guard mark.kind == .force, let chain = mark.chain?.node, let place = chain.parent?.kind,
      [.initial, .body, .argument, .return].contains(place), chain.range.lowerBound < mark.range.lowerBound
    else { return [] }
    return [Edit(chain.range.lowerBound..<chain.range.lowerBound, "try #require("), Edit(mark.range, ")")]
  }

  private func message(for mark: Node) -> String {
    if mark.isNamed("try!") {
      return "`try!` ends the whole run when it throws; mark the test `throws` and write `try`"
    }
    return
      "\(mark.kind == .force ? "a missing value" : "a different type") ends the whole run here; use `try #require(…)`"
  }

  /// `URL(string: "https://example.com")!`, `"text".data(using: .utf8)!`.
  private func isLiteral(_ chain: Chain) -> Bool {
    if chain.root.kind == .string { return true }
    // What a calendar works out, and the folders of the system.
    if let last = chain.parts.last(where: { $0.kind == .call }), last.isNamed("date"),
      chain.parts.contains(where: { $0.nameWords.contains("calendar") })
    {
      return true
    }
    if chain.parts.contains(where: { $0.isNamed("urls") && $0.hasArgument("in") }) { return true }
    guard chain.root.kind == .call, chain.root.isNamed("URL", "UUID", "TimeZone", "Calendar", "Decimal", "Data") else {
      return false
    }
    return chain.root.arguments.first?.value.kind == .string
  }
}
