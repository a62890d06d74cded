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
  let isOffByDefault = true

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
    if node.kind == .force { return node.chain.map { !isFixed($0, before: node) } ?? false }
    return node.kind == .operator && node.isNamed("try!", "as!") && !encodes(node)
  }

  /// `try! JSONEncoder().encode(item)`: what a fixture is made of, which always can be.
  private func encodes(_ mark: Node) -> Bool {
    mark.isNamed("try!") && mark.parent?.children.contains { $0.chain?.parts.last?.isNamed("encode") == true } == true
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

  /// Whether what the test is made of gives it: constants, what a calendar works out, a text in UTF-8, a list of the suite.
  private func isFixed(_ chain: Chain, before mark: Node) -> Bool {
    let parts = chain.parts.filter { $0.range.upperBound <= mark.range.lowerBound }
    guard let last = parts.last, let root = parts.first else { return false }
    if root.kind == .string { return true }
    if parts.count == 1, last.kind == .call { return isMadeOfConstants(last) || Self.isAlwaysThere(last) }
    switch last.name {
    case "data": return last.argument("using")?.memberName?.hasPrefix("utf") == true
    case "addingPercentEncoding", "window": return true
    case "date":
      return last.kind == .call
        && (parts.contains { $0.nameWords.contains("calendar") }
          || last.argument("from")?.value.sourceHolds("comp") == true)
    // `text.range(of: "tea")!`
    case "range": return last.argument("of").map { isConstant($0.value) } == true
    // What is sent has an address.
    case "url": return parts[parts.count - 2].nameWords.last.map { ["request", "req"].contains($0) } == true
    default: break
    }
    if parts.contains(where: { $0.isNamed("urls") && $0.hasArgument("in") }) { return true }
    // `Self.fields[5]!`, a fixture of the suite.
    return last.kind == .subscript && root.isNamed("Self")
  }

  /// `URL(string: "https://example.com")!`, `Color(hex: "#ff0000")!`, `Rule(type: .title, value: .text("tea"))!`.
  private func isMadeOfConstants(_ call: Node) -> Bool {
    guard call.isCapitalized || call.isNamed("init"), !call.arguments.isEmpty else { return false }
    return call.arguments.allSatisfy { isConstant($0.value) }
  }

  private func isConstant(_ value: Node) -> Bool {
    switch value.kind {
    case .string: return value.children(.argument).isEmpty
    case .integer, .float, .boolean, .nil: return true
    case .array, .dictionary: return value.children.allSatisfy(isConstant)
    case .chain:
      guard let parts = value.chain?.parts, parts.count == 1, let root = parts.first else { return false }
      guard root.flags.contains(.implicit) || root.isCapitalized else { return false }
      return root.kind != .call || root.arguments.allSatisfy { isConstant($0.value) }
    default: return false
    }
  }

  /// `String(data: data, encoding: .utf8)!`, `HTTPURLResponse(url: url, statusCode: 401, …)!`.
  private static func isAlwaysThere(_ call: Node) -> Bool {
    switch call.name {
    case "String": call.argument("encoding")?.memberName == "utf8"
    case "HTTPURLResponse": call.hasArgument("statusCode")
    case "URLComponents": call.hasArgument("url")
    default:
      call.isNamed("URL", "UUID", "TimeZone", "Calendar", "Decimal", "Data")
        && call.arguments.first?.value.kind == .string
    }
  }
}
