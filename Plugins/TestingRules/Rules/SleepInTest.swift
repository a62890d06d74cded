import SwiftKitSDK

/// A fixed wait is too short on a slow machine, and wasted on a fast one.
///
/// Only where the test itself waits, or a helper that it calls: a fake may take its time. Not before it is expected that nothing has
/// happened, nor between two times that differ by it, or two values that keep their times. A comment at the wait is taken at its word.
struct SleepInTest: Check {
  let id = "sleep-in-test"
  let rules = ["testing/waiting/sleep-in-test"]
  let severity = Severity.info
  let title = "a test that sleeps"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["|sleep|", "|usleep|"].beside("@Test", "|XCTestCase|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "sleep", "usleep") {
      let isOfTest = call.enclosingTest != nil
      guard isOfTest || isInHelper(call), let chain = call.chain,
        chain.parts.count == 1 && (!isOfTest || call.firstUnlabelled?.value.number != nil)
          || chain.root.isNamed("Task", "Thread", "ContinuousClock", "SuspendingClock"),
        // What is put to work in the background may take its time.
        call.enclosingClosures.allSatisfy({
          !$0.call.isNamed("Task", "detached", "addTask", "async") || isAll(call, of: $0.node)
        })
      else { continue }
      // A mock that takes its time: `client.loadClosure = { … }`. Pictures for the store or of a whole screen settle first.
      if isOfDouble(call) || isOfPictures(call) || isShort(call) || isBetweenValues(call) || isFollowedByNothing(call)
        || isExplained(call)
      {
        continue
      }
      // A loop that asks again and again is no bet on one length.
      if call.enclosing(.while, .for) != nil { continue }
      report(
        call, "sleeping makes the test slow and unreliable; await the value, a stream or a confirmation")
    }
  }

  /// Whether the task of a group does nothing else, and nothing cancels the group: the test waits for it.
  private func isAll(_ call: Node, of task: Node) -> Bool {
    guard let group = task.enclosing(.closure), task.callOfArgument?.isNamed("addTask") == true else { return false }
    return call.enclosing(.closure) == task && task.statements.count == 1
      && group.descendants(.call, named: "cancelAll", "next").isEmpty
  }

  /// Whether a test of the same type calls the function around it.
  private func isInHelper(_ call: Node) -> Bool {
    guard let helper = call.enclosing(.function), let name = helper.name, let type = helper.owner,
      helper.parent == helper.enclosingType
    else { return false }
    return type.allParts.flatMap { $0.children(.function) }.contains { test in
      test.isTest
        && test.descendants(.call, named: name).contains { $0.isRoot || $0.chain?.root.isNamed("self") == true }
    }
  }

  /// A closure that is kept, or handed to a function of the project, is a fake that takes its time; so is a type inside of a test.
  private func isOfDouble(_ call: Node) -> Bool {
    let isOfTest = call.enclosingTest != nil
    return call.ancestors.prefix { !$0.isTest }.contains { around in
      if isOfTest, Node.Kind.types.contains(around.kind) { return true }
      guard around.kind == .closure, let place = around.parent else { return false }
      return place.assignment?.value == around || place.kind == .initial || isHandler(around, of: call)
        || around.callOfArgument.map { isKept(place.nameWords, by: $0) } == true
    }
  }

  /// Whether a value of the test runs the closure and waits for it alone: `stream.open { try await Task.sleep(for: .seconds(60)) }`
  /// is a connection that hangs. Code that does more, or expects something, is the test itself, and so is what the test waits for.
  private func isHandler(_ closure: Node, of call: Node) -> Bool {
    guard let user = closure.callOfArgument, let root = user.chain?.root, root.kind == .member, !root.isCapitalized,
      !root.isNamed("self"),
      !user.isNamed("forEach", "map", "run", "perform", "performAndWait", "sync", "async", "addTask"), !isAwaited(user),
      !closure.descendants.contains(where: { $0.kind == .macro || $0.name?.hasPrefix("XCT") == true })
    else { return false }
    return closure.statements.filter { call.isBefore($0) }.allSatisfy { $0.kind == .return }
  }

  private func isAwaited(_ call: Node) -> Bool {
    call.chain?.node.parent?.children(.operator).contains { $0.isNamed("await") } == true
  }

  /// Whether the call keeps the closure of this label for later: `Stub { … }`, `makeFixture(sleep: { … })`, `withTimeout { … }`.
  private func isKept(_ label: [String], by call: Node) -> Bool {
    if call.nameWords.contains("timeout") { return true }
    if call.isCapitalized, call.isRoot, call.name?.hasPrefix("XCT") == false { return true }
    // `withDependencies { … } operation: { … }` is the test itself.
    if label == ["operation"] { return call.nameWords.first != "with" }
    return label.contains { ["sleep", "sleeper", "clock", "delay"].contains($0) }
  }

  /// Some moments for the other tasks to go on, or a few more between two times that the same call takes down.
  private func isShort(_ call: Node) -> Bool {
    guard let time = milliseconds(of: call) else { return false }
    return time <= 1 || time <= 50 && (isBetweenEqualCalls(call) || isBetweenTimes(call))
  }

  private func milliseconds(of call: Node) -> Double? {
    guard let time = call.arguments.first,
      let number = time.value.number ?? time.value.chain?.root.firstUnlabelled?.value.number
    else { return nil }
    switch time.label {
    case "nanoseconds": return number / 1_000_000
    case "for": return time.value.sourceHolds("milliseconds") ? number : nil
    default: return call.isNamed("usleep") ? number / 1_000 : nil
    }
  }

  /// `list.add("old")`, the wait, `list.add("new")`: what differs is the time.
  private func isBetweenEqualCalls(_ call: Node) -> Bool {
    guard let beside = neighbours(of: call), let before = parts(of: beside.before), let after = parts(of: beside.after)
    else { return false }
    return before.last?.kind == .call && before.map(\.name) == after.map(\.name)
  }

  /// `let old = Note()`, the wait, `let new = Note()`: nothing happens in between, however long that is.
  private func isBetweenValues(_ call: Node) -> Bool {
    guard let beside = neighbours(of: call), isBetweenEqualCalls(call) else { return false }
    return [beside.before, beside.after].allSatisfy { $0.kind == .variable && parts(of: $0)?.count == 1 }
  }

  /// The statements before and after the one that waits.
  private func neighbours(of call: Node) -> (before: Node, after: Node)? {
    guard let statements = call.enclosing(.body, .closure, .branch)?.statements,
      let place = statements.firstIndex(where: call.isInside), place > 0, place + 1 < statements.count
    else { return nil }
    return (statements[place - 1], statements[place + 1])
  }

  /// The parts of a statement that is a call, or of the value that a variable is made with.
  private func parts(of statement: Node) -> [Node]? {
    guard statement.kind == .variable else { return statement.bare.chain?.parts }
    let made = statement.child(.initial)?.firstChild?.chain?.parts
    return made?.first.map { $0.isCapitalized && !$0.isNamed("Task") || $0.nameWords.first == "make" } == true
      ? made : nil
  }

  /// A time is read before the wait, `let stamp = note.updated`, and looked at after it: `#expect(note.updated > stamp)`.
  private func isBetweenTimes(_ call: Node) -> Bool { call.file.once { TimeStamps(call.file) }.enclose(call) }

  /// Whether a comment right above or behind it says what the wait is for, in more words than `// 10 ms`; in a test of the whole
  /// app any one behind it does.
  private func isExplained(_ call: Node) -> Bool {
    let (file, end) = (call.file, call.range.upperBound)
    let rest = file.source(end..<min(end + 200, file.root.range.upperBound)).prefix { !$0.isNewline }
    let behind = rest.firstRange(of: "//").map { [rest[$0.lowerBound...]] } ?? []
    if !behind.isEmpty, file.root.sourceHolds("xcuia") { return true }
    let start = call.chain?.node.range.lowerBound ?? call.range.lowerBound
    let lines = file.source(max(0, start - 400)..<start)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast()
      .map { $0.drop(while: \.isWhitespace) }
    let above = Array(lines.reversed().prefix { $0.hasPrefix("//") })
    return (above + behind).contains { comment in
      let words = comment.split { !$0.isLetter && !$0.isNumber }
      // What is waited for is no reason to sleep for it.
      return words.count >= 4 && !["wait", "waiting", "let", "give", "allow", "sleep"].contains(words[0].lowercased())
    }
      || (call.chain?.node ?? call).isSaidToBeMeant(or: "intend", "intended", "intention", "no way to", "hard code")
  }

  private func isOfPictures(_ call: Node) -> Bool {
    let names = [call.file.path, call.enclosingTest?.name ?? ""].map { $0.lowercased() }
    return names.contains { $0.contains("snapshot") || $0.contains("screenshot") }
  }
}

/// The times that the blocks of a file read, found once for all waits.
private struct TimeStamps {
  /// For each block what keeps a time, by its name, and the last assertion's use of it.
  private var found: [Node: [String: (kept: Node, use: Node?)]] = [:]

  init(_ file: SourceFile) {
    for variable in file.nodes(.variable) {
      guard let block = variable.parent, [.body, .closure, .branch].contains(block.kind), let name = variable.name,
        let read = variable.child(.initial)?.firstChild?.bare.chain?.parts.last,
        read.nameWords.contains(where: Self.words.contains)
      else { continue }
      found[block, default: [:]][name] = (variable, nil)
    }
    let names = Set(found.values.flatMap(\.keys))
    for use in file.nodes(.member, named: Array(names)) where use.isRoot && Self.isExpected(use) {
      guard let name = use.name else { continue }
      for block in use.ancestors { found[block]?[name]?.use = use }
    }
  }

  /// Whether a time of its block is kept before the call, and looked at after it.
  func enclose(_ call: Node) -> Bool {
    guard let block = call.enclosing(.body, .closure, .branch), let stamps = found[block] else { return false }
    return stamps.values.contains { $0.kept.isBefore(call) && $0.use.map(call.isBefore) == true }
  }

  private static func isExpected(_ use: Node) -> Bool {
    use.ancestors.contains { $0.kind == .macro || $0.kind == .call && $0.name?.hasPrefix("XCTAssert") == true }
  }

  private static let words: Set = [
    "date", "time", "timestamp", "stamp", "now", "updated", "created", "modified", "changed",
  ]
}
