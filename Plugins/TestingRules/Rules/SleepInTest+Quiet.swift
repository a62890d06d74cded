import SwiftKitSDK

// A wait that ends with nothing: no event tells that something has not happened.

extension SleepInTest {
  /// Whether what is expected next is that nothing has happened.
  func isFollowedByNothing(_ call: Node) -> Bool {
    let isCounted = call.enclosingClosures.contains {
      $0.call.isNamed("confirmation") && $0.call.argument("expectedCount")?.value.number == 0
    }
    if isCounted { return true }
    guard let block = call.enclosing(.body, .closure, .branch),
      // What is looked at may be read first: `let names = await store.names`.
      let next = block.statements.first(where: { call.isBefore($0) && !isRead($0) })
    else { return false }
    let assertion = next.kind == .macro ? next : next.chain?.root
    guard let assertion, next.kind == .macro || assertion.name?.hasPrefix("XCTAssert") == true else { return false }
    return isNothing(assertion) || isAsBefore(assertion, call)
  }

  /// A constant that is read; `try #require(list.first)` expects that something is there.
  private func isRead(_ statement: Node) -> Bool {
    statement.kind == .variable
      && !statement.descendants.contains { $0.kind == .macro || $0.kind == .call && $0.isNamed("XCTUnwrap") }
  }

  private func isNothing(_ assertion: Node) -> Bool {
    guard let source = assertion.firstUnlabelled?.value.source else { return false }
    if assertion.isNamed("XCTAssertNil") { return true }
    // That something no longer goes on is what the test waits for.
    if assertion.descendants.contains(where: { !Self.wordsOfWork.isDisjoint(with: $0.nameWords) }) { return false }
    if assertion.isNamed("XCTAssertEqual") {
      return assertion.arguments.prefix(2).contains { ["0", "nil", "false", "[]"].contains($0.value.source) }
    }
    let isNegated = source.hasPrefix("!") != assertion.isNamed("XCTAssertFalse")
    let saysNone = [".isEmpty", "== nil", "== 0", "== false"].contains(where: source.hasSuffix)
    return saysNone != isNegated
  }

  private static let wordsOfWork: Set = [
    "loading", "downloading", "uploading", "reloading", "running", "busy", "progress", "refreshing", "pending",
    "remaining", "queue", "queued",
  ]

  /// Whether it expects what was so before the wait: what was read then, `let before = model.count`, or expected then.
  private func isAsBefore(_ assertion: Node, _ call: Node) -> Bool {
    guard let wanted = sides(of: assertion) else { return false }
    let constants = wanted.map(constant)
    if constants.contains(where: { $0?.isBefore(call) == true }) {
      let values = zip(wanted, constants).map { side, constant in
        (constant?.child(.initial)?.firstChild ?? side).bare.source
      }
      if values[0] == values[1] { return true }
    }
    guard let function = call.enclosing(.function) else { return false }
    let equations = call.file.once { Equations(call.file, sides: sides) }
    return equations.latest(of: wanted[0].source, in: function, before: call) == wanted[1].source
  }

  /// The local constant that this names.
  private func constant(_ side: Node) -> Node? {
    guard let name = side.bare.ownMemberName, let variable = side.variable(named: name),
      variable.flags.contains(.constant), variable.parent != variable.enclosingType
    else { return nil }
    return variable
  }

  /// The two that are expected to be equal: `#expect(model.count == 1)`, `XCTAssertEqual(model.count, 1)`,
  /// `waitUntil { model.count == 1 }`.
  private func sides(of node: Node) -> [Node]? {
    switch node.kind {
    case .macro: return node.firstUnlabelled.flatMap { sides(of: $0.value) }
    case .call where node.isNamed("XCTAssertEqual"):
      let values = node.arguments.prefix(2).map(\.value)
      return values.count == 2 ? values : nil
    case .operation:
      let parts = Array(node.children.drop { $0.isNamed("try", "await") })
      return parts.count == 3 && parts[1].isNamed("==") ? [parts[0], parts[2]] : nil
    default: return nil
    }
  }
}

/// What the functions of a file expect to be equal, found once for all waits.
private struct Equations {
  /// By the function and the first side, in source order.
  private var found: [Node: [String: [(place: Node, value: String)]]] = [:]

  init(_ file: SourceFile, sides: (Node) -> [Node]?) {
    for node in file.nodes(.operation, .call) {
      guard let sides = sides(node), let function = node.enclosing(.function) else { continue }
      found[function, default: [:]][sides[0].source, default: []].append((node, sides[1].source))
    }
  }

  /// What the first side was last expected to be before the call.
  func latest(of side: String, in function: Node, before call: Node) -> String? {
    found[function]?[side]?.last { $0.place.isBefore(call) }?.value
  }
}
