import SwiftKitSDK

/// Tests that differ in a value only are one test with arguments, which says which value failed.
struct RepeatedTests: Check {
  let id = "repeated-tests"
  let rules = ["testing/suites/repeated-tests"]
  let severity = Severity.info
  let title = "three or more tests that differ in their values only"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["@Test"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let marks = file.nodes(.comment).filter { $0.sourceHolds("mark:") }
    var groups: [String: [Node]] = [:]
    for test in file.nodes(.function) where test.hasAttribute("Test") && test.children(.parameter).isEmpty {
      guard let body = test.child(.body), isShort(body), body.size > 3 else { continue }
      let key = "\(test.parent?.range.lowerBound ?? 0) " + shape(of: body)
      groups[key, default: []].append(test)
    }
    for group in groups.values where group.count >= 3 {
      let sections = Dictionary(grouping: group) { section(of: $0, among: marks) }
      let tests = sections.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }[0].value
      guard tests.count >= 3 else { continue }
      report(
        tests[0],
        "\(tests.count) tests differ only in their values; write one `@Test(arguments:)`, which shows the failing value"
      )
    }
  }

  /// Tests below different marks are about different things.
  private func section(of test: Node, among marks: [Node]) -> Int {
    marks.count { $0.range.upperBound <= test.range.lowerBound }
  }

  /// One or two statements, or three where the first makes what is tested.
  private func isShort(_ body: Node) -> Bool {
    let statements = body.statements
    return (1...2).contains(statements.count) || statements.count == 3 && statements[0].kind == .variable
  }

  private func isValue(_ node: Node) -> Bool {
    if [.integer, .float, .string, .boolean].contains(node.kind) { return true }
    return node.kind == .member && node.flags.contains(.implicit) && node.chain?.parts.count == 1
      && node.chain?.node.parent.map { $0.kind == .argument || $0.kind == .operation } == true
  }

  /// The body as it is written, without its spaces and its values: literals, and names of cases such as `.red`.
  private func shape(of body: Node) -> String {
    var text = ""
    var place = body.range.lowerBound
    for literal in body.descendants where isValue(literal) {
      guard literal.range.lowerBound >= place else { continue }
      text += body.file.source(place..<literal.range.lowerBound) + "#"
      place = literal.range.upperBound
    }
    text += body.file.source(place..<max(place, body.range.upperBound))
    return String(decoding: text.utf8.filter { !" \t\r\n".utf8.contains($0) }, as: UTF8.self)
  }
}
