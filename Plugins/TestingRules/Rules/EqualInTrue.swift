import SwiftKitSDK

/// When it fails the report shows neither value, unless the message of the assertion does.
///
/// Not where it compares conditions, a Bool is given a name first, or the values are of a type that is not `Equatable`. Nor where the
/// comparison itself is what is tested, `XCTAssertTrue(Coin.euro == Coin.euro)`, and where a message says what it means that two values
/// are equal: the one value says no more.
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
    var known: [String: Bool] = [:]
    for call in file.calls(named: "XCTAssertTrue", "XCTAssert", "XCTAssertFalse") where call.isRoot {
      guard let value = call.firstUnlabelled?.value, value.kind == .operation, case let parts = Array(value.children),
        case let marks = parts.prefix(while: { $0.isNamed("try", "await") }),
        case let sides = parts.dropFirst(marks.count),
        sides.count == 3, let left = sides.first, let right = sides.last, parts[marks.count + 1].isNamed("==", "!="),
        !message(of: call, shows: [left, right]),
        // Any optional may be compared with `nil`.
        right.kind == .nil || ![left, right].contains(where: { isCondition($0) || isUnequatable($0, &known) }),
        let name = better(call, right, isEqual: parts[marks.count + 1].isNamed("==")),
        name != "XCTAssertNotEqual" || !call.arguments.dropFirst().contains(where: { $0.label == nil }),
        !areMadeAlike(left, right)
      else { continue }
      let tried = (marks + [left]).map(\.source).joined(separator: " ")
      let given = right.kind == .nil ? tried : "\(tried), \(right.source)"
      report(
        call, "a failure shows neither value here; use `\(name)`",
        edits: value.source.contains("/") ? [] : [Edit(call.anchor, name), Edit(value.range, given)])
    }
  }

  /// Whether both are cases of one enum of the run as they are written, or made by one initialiser, so that what is tested is how they
  /// compare. Of `Level(4) == Level.high` and `Length(metres: 1) == Length(feet: 3)` it is the initialiser.
  private func areMadeAlike(_ left: Node, _ right: Node) -> Bool {
    wayOfMaking(left).map { $0 == wayOfMaking(right) } == true
  }

  /// `Coin` of the cases `Coin.euro` and `Coin.foreign("CHF")`, and `Coin` with the labels of `Coin(cents: 3)`.
  private func wayOfMaking(_ side: Node) -> [String]? {
    guard let parts = side.bare.chain?.parts, let root = parts.first, let last = parts.last, root.isCapitalized,
      !root.flags.contains(.implicit), let type = root.name, let value = last.name,
      last.arguments.allSatisfy({ [.string, .integer, .float, .boolean, .nil].contains($0.value.kind) })
    else { return nil }
    let isValue =
      parts.count == 1
      ? root.kind == .call && side.file.project.declares(type)
      : parts.count == 2 && root.kind == .member && side.file.project.cases(of: type).contains(value)
    guard isValue else { return nil }
    return parts.count == 1 ? [type, "init"] + root.arguments.map { $0.label ?? "_" } : [type]
  }

  /// `(opacity > 0)` of an exclusive or.
  private func isCondition(_ side: Node) -> Bool {
    side.bare.kind == .operation
      && side.bare.children(.operator).contains {
        $0.isNamed("==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==")
      }
  }

  /// Whether it is of a type of the run that nothing makes `Equatable`, such as a protocol: a free `func ==` compares it, and
  /// `XCTAssertEqual` does not compile.
  private func isUnequatable(_ side: Node, _ known: inout [String: Bool]) -> Bool {
    guard let type = typeName(side) else { return false }
    if let answer = known[type] { return answer }
    let answer = isUnequatable(type, side.file.project)
    known[type] = answer
    return answer
  }

  private func isUnequatable(_ type: String, _ project: Project) -> Bool {
    let kinds = project.kinds(of: type)
    // An enum without values is Equatable by itself.
    return !kinds.isEmpty && !kinds.contains("enum") && !kinds.contains("typealias") && !project.isAmbiguous(type)
      && !project.hasAttribute(type, "Model") && !mayBeEquatable(type, project)
  }

  /// The type of `Feed(name: "a")`, `feed` and `Feed.standard`, as far as it is written.
  private func typeName(_ side: Node) -> String? {
    guard let parts = side.bare.chain?.parts, let root = parts.first, let name = root.name,
      !root.flags.contains(.implicit)
    else { return nil }
    if parts.count == 1 { return root.kind == .call && root.isCapitalized ? name : side.typeName(of: name) }
    guard parts.count == 2, root.kind == .member, root.isCapitalized, parts[1].kind == .member,
      let member = parts[1].name, side.file.project.hasStatic(member, in: name)
    else { return nil }
    // What conforms to nothing may be a place for constants of all types.
    return side.file.project.inherited(by: name).isEmpty ? nil : name
  }

  /// Whether the type inherits `Equatable`, or what nobody here declares and may be so.
  private func mayBeEquatable(_ type: String, _ project: Project) -> Bool {
    // Many protocols may inherit the same ones: each is looked at once.
    var (seen, open) = (Self.neverEquatable.union([type]), [type])
    while let next = open.popLast() {
      for name in project.inherited(by: next) where seen.insert(name).inserted {
        guard project.declares(name) else { return true }
        open.append(name)
      }
    }
    return false
  }

  private static let neverEquatable: Set = [
    "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Error", "Identifiable",
    "ObservableObject", "Sendable",
  ]

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
