import SwiftKitSDK

/// Two calls for the current time never give the same.
///
/// With a tolerance it is a matter of how slow the machine is: one below a second is reported, of a date that the code under
/// test has stamped.
struct NowInAssertion: Check {
  let id = "now-in-assertion"
  let rules = ["testing/expectations/now-in-assertion"]
  let severity = Severity.info
  let title = "an assertion that compares with the current time"
  let group: CheckGroup? = .testing
  let basis: Basis? = .convention
  let literals = [
    "#expect & |timeIntervalSinceNow|", "|XCTAssertEqual| & |timeIntervalSinceNow|", "#expect & |Date|",
    "#require & |Date|", "|XCTAssertEqual| & |Date|", "#expect & |now|", "|XCTAssertEqual| & |now|",
    "#require & timeIntervalSince", "XCTAssert & timeIntervalSince",
    "#expect & |CFAbsoluteTimeGetCurrent|", "|XCTAssertEqual| & |CFAbsoluteTimeGetCurrent|",
    "#expect & |CACurrentMediaTime|", "|XCTAssertEqual| & |CACurrentMediaTime|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for macro in file.nodes(.macro, named: ["expect", "require"]) {
      for operation in macro.descendants(.operation) where operation.children.contains(where: { $0.isNamed("==") }) {
        let parts = Array(operation.children)
        for part in parts { check(part, besides: parts, report) }
      }
      checkComparisons(in: macro, report)
    }
    for call in file.calls(named: "XCTAssertEqual") {
      if let accuracy = call.argument("accuracy")?.value {
        guard isTight(accuracy) else { continue }
        for argument in call.arguments {
          checkStamp(argument.value, report)
          guard let last = argument.value.chain?.parts.last, isNumberOfNow(last),
            call.arguments.contains(where: { $0.label == nil && isStamp($0.value) })
          else { continue }
          reportTolerance(at: last, report)
        }
      } else {
        let values = call.arguments.map(\.value)
        for value in values { check(value, besides: values, report) }
      }
    }
    for call in file.calls(named: "XCTAssertLessThan", "XCTAssertLessThanOrEqual") where call.arguments.count > 1 {
      if isTight(call.arguments[1].value) { checkDistance(call.arguments[0].value, report) }
    }
    for call in file.calls(named: "XCTAssertTrue", "XCTAssert") { checkComparisons(in: call, report) }
  }

  /// `abs(note.created.timeIntervalSinceNow) < 0.5`
  private func checkComparisons(in assertion: Node, _ report: Report) {
    for operation in assertion.descendants(.operation) {
      let parts = Array(operation.children)
      for place in parts.indices.dropFirst().dropLast() where parts[place].kind == .operator {
        guard parts[place].isNamed("<", "<="), isTight(parts[place + 1]) else { continue }
        checkDistance(parts[place - 1], report)
      }
    }
  }

  /// Less than a second, which a busy machine may take for a single step.
  private func isTight(_ tolerance: Node) -> Bool { tolerance.constantNumber.map { $0 > 0 && $0 < 1 } == true }

  /// `abs(note.created.timeIntervalSinceNow)`; without `abs` it may well be how long something takes.
  private func checkDistance(_ value: Node, _ report: Report) {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count == 1, parts[0].kind == .call,
      parts[0].isNamed("abs"), let distance = parts[0].firstUnlabelled?.value
    else { return }
    checkStamp(distance, report)
  }

  /// `note.created.timeIntervalSinceNow`, `note.created.timeIntervalSince(.now)` and `Date().timeIntervalSince(note.created)`; a
  /// date by itself may be the start of a measurement.
  private func checkStamp(_ value: Node, _ report: Report) {
    guard value.kind == .chain, let parts = value.chain?.parts, let last = parts.last else { return }
    if isSinceStamp(last, of: parts) { return reportTolerance(at: last, report) }
    guard parts.count(where: { $0.kind == .member || $0.kind == .call }) > 2,
      last.kind == .member && last.isNamed("timeIntervalSinceNow") || isIntervalToNow(last)
    else { return }
    reportTolerance(at: last, report)
  }

  /// `timeIntervalSince(.now)`
  private func isIntervalToNow(_ part: Node) -> Bool {
    part.kind == .call && part.isNamed("timeIntervalSince") && part.firstUnlabelled.map { isNow($0.value) } == true
  }

  /// `Date().timeIntervalSince(note.created)`
  private func isSinceStamp(_ part: Node, of parts: [Node]) -> Bool {
    guard part.kind == .call, part.isNamed("timeIntervalSince"), let stamp = part.firstUnlabelled?.value else {
      return false
    }
    return isStartedByNow(parts.dropLast()) && isStamp(stamp)
  }

  /// `note.created.timeIntervalSince1970`, `note.stamp`: what the code under test keeps, and no date that the test took before.
  private func isStamp(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, !parts[0].isNamed("Date") else { return false }
    let names = parts.filter { $0.kind == .member || $0.kind == .call }
    return names.count(where: { !$0.isNamed("timeIntervalSince1970", "timeIntervalSinceReferenceDate") }) > 1
  }

  private func reportTolerance(at part: Node, _ report: Report) {
    report(
      part, "a busy machine takes longer than this tolerance, so the test fails at random; give the code a fixed date")
  }

  private func check(_ value: Node, besides all: [Node], _ report: Report) {
    if value.chain.map({ isImplicitNow($0.root) }) == true, !all.contains(where: { $0 != value && isCalledATime($0) }) {
      return
    }
    let last = value.chain?.parts.last.flatMap { isSinceNow($0) || isIntervalToNow($0) ? $0 : nil }
    guard let now = isNow(value) || isNowBesides(value) || isComputedNow(value) ? value : last else { return }
    report(now, "the clock moves on before this is compared, so the test fails at random; give the code a fixed date")
  }

  /// Whether its name says that it is a time: `.now` may be a case of an enum of the project's, too.
  private func isCalledATime(_ value: Node) -> Bool {
    value.chain?.parts.last { $0.kind == .member || $0.kind == .call }?.nameWords.contains {
      Self.wordsOfTimes.contains($0)
    } == true
  }

  private static let wordsOfTimes: Set = [
    "at", "birthday", "clock", "created", "date", "day", "deadline", "edited", "end", "ended", "expiration", "expires",
    "expiry", "finished", "instant", "last", "modified", "moment", "now", "on", "opened", "published", "saved", "seen",
    "sent", "since", "stamp", "start", "started", "time", "timestamp", "until", "updated", "used",
  ]

  /// A computed property of the suite that gives the date, or a part of it.
  private func isComputedNow(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let property = value.variable(named: name), property.code != nil,
      let given = value.freshValue
    else { return false }
    return isNow(given)
      || given.kind == .chain
        && given.chain?.parts.last?.arguments.contains { $0.label == "from" && isNow($0.value) } == true
  }

  /// `let now = Date()` that nothing is given and that is only compared: the code under test asked the clock before.
  private func isNowBesides(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let now = value.freshValue, isNow(now) || isTime(now),
      let variable = value.variable(named: name), variable.flags.contains(.constant), let block = variable.parent
    else { return false }
    let uses = block.descendants.filter { $0.kind == .member && $0.isNamed(name) && $0.isRoot }
    return uses.count == 1
      && block.statements.contains { statement in
        // What is read after another action of the test is another time.
        statement.isBefore(variable) && statement.descendants.contains { $0.kind == .call }
      }
  }

  /// `CFAbsoluteTimeGetCurrent()`, `CACurrentMediaTime()`.
  private func isTime(_ value: Node) -> Bool {
    value.chain?.parts.count == 1
      && value.chain?.rootName.map {
        ["CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"].contains($0)
      } == true
  }

  /// `Date()`, `Date.now`, `.now`, and a time that is counted from it: `Date().addingTimeInterval(60)`.
  private func isNow(_ value: Node) -> Bool {
    guard var parts = value.chain?.parts, let root = parts.first else { return false }
    while parts.count > 1, let last = parts.last, last.kind == .call, last.isNamed("addingTimeInterval", "advanced") {
      parts.removeLast()
    }
    if parts.count == 1 {
      return root.kind == .call && root.isNamed("Date") && root.arguments.isEmpty || isImplicitNow(root)
        || isTime(value)
    }
    return parts.count == 2 && root.isNamed("Date") && parts[1].kind == .member && parts[1].isNamed("now")
  }

  /// `expiry.timeIntervalSinceNow`, and the number of a date that is counted from now.
  private func isSinceNow(_ part: Node) -> Bool {
    guard part.kind == .member, !part.isRoot else { return false }
    return part.isNamed("timeIntervalSinceNow") || isNumberOfNow(part)
  }

  /// `Date().timeIntervalSince1970`, `Date.now.addingTimeInterval(60).timeIntervalSince1970`.
  private func isNumberOfNow(_ part: Node) -> Bool {
    guard part.kind == .member, part.isNamed("timeIntervalSince1970", "timeIntervalSinceReferenceDate"),
      let parts = part.chain?.parts, parts.count > 1
    else { return false }
    return isStartedByNow(parts[...])
  }

  /// `Date()` and `Date.now` before whatever is asked of it.
  private func isStartedByNow(_ parts: ArraySlice<Node>) -> Bool {
    guard let root = parts.first, root.isNamed("Date") else { return false }
    if root.kind == .call { return root.arguments.isEmpty }
    return parts.dropFirst().first.map { $0.kind == .member && $0.isNamed("now") } == true
  }

  private func isImplicitNow(_ root: Node) -> Bool {
    root.kind == .member && root.flags.contains(.implicit) && root.isNamed("now")
  }
}
