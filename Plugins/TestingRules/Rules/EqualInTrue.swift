import SwiftKitSDK

/// When it fails the report shows neither value, unless the message of the assertion does.
struct EqualInTrue: Check {
  let id = "equal-in-true"
  let rules = ["testing/expectations/equal-in-true"]
  let severity = Severity.info
  let title = "an equation inside of XCTAssertTrue"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = ["|XCTAssertTrue|", "|XCTAssert|", "|XCTAssertFalse|"].beside("==", "!=")
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "XCTAssertTrue", "XCTAssert", "XCTAssertFalse") where call.isRoot {
      guard let argument = call.firstUnlabelled?.value else { continue }
      // `let isTwelve = value == 12`, asked below.
      let value = constant(argument) ?? argument
      guard value.kind == .operation, case let parts = Array(value.children),
        case let marks = parts.prefix(while: { $0.isNamed("try", "await") }),
        case let sides = parts.dropFirst(marks.count),
        sides.count == 3, let left = sides.first, let right = sides.last, parts[marks.count + 1].isNamed("==", "!="),
        !message(of: call, shows: [left, right]),
        let name = better(call, right, isEqual: parts[marks.count + 1].isNamed("=="))
      else { continue }
      let tried = (marks + [left]).map(\.source).joined(separator: " ")
      let given = right.kind == .nil ? tried : "\(tried), \(right.source)"
      report(
        call, "a failure shows neither value here; use `\(name)`",
        edits: value != argument || value.source.contains("/")
          ? [] : [Edit(call.anchor, name), Edit(value.range, given)])
    }
  }

  /// The value of the local constant that this names.
  private func constant(_ argument: Node) -> Node? {
    guard let name = argument.ownMemberName, let variable = argument.variable(named: name),
      variable.flags.contains(.constant), let block = variable.parent, [.body, .closure, .branch].contains(block.kind),
      // Right before: what is done between the two may change what is compared.
      case let statements = block.statements, let place = statements.firstIndex(of: variable),
      place + 1 < statements.count, argument.isInside(statements[place + 1])
    else { return nil }
    return variable.child(.initial)?.firstChild
  }

  /// Whether the message inserts one of the two: `"the total is \(total)"`.
  private func message(of call: Node, shows sides: [Node]) -> Bool {
    call.arguments.dropFirst().contains { message in
      message.value.descendants.contains { inserted in
        sides.contains { $0.kind == inserted.kind && $0.source == inserted.source }
      }
    }
  }

  private func better(_ call: Node, _ right: Node, isEqual: Bool) -> String? {
    if right.kind == .boolean { return nil }
    let isWanted = call.isNamed("XCTAssertFalse") != isEqual
    if right.kind == .nil { return isWanted ? "XCTAssertNil" : "XCTAssertNotNil" }
    return isWanted ? "XCTAssertEqual" : "XCTAssertNotEqual"
  }
}
