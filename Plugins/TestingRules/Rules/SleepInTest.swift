import SwiftKitSDK

/// A fixed wait is too short on a slow machine, and wasted on a fast one.
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
        call.enclosingClosures.allSatisfy({ !$0.call.isNamed("Task", "detached", "addTask", "async") })
      else { continue }
      // A mock that takes its time: `client.loadClosure = { … }`. Pictures for the store or of a whole screen settle first.
      if isOfDouble(call) || isOfPictures(call) || isShort(call) || isFollowedByNothing(call) || isMeant(call) {
        continue
      }
      // A loop that asks again and again is no bet on one length.
      if call.enclosing(.while, .for) != nil { continue }
      report(
        call, "sleeping makes the test slow and unreliable; await the value, a stream or a confirmation")
    }
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

  /// A closure that is kept, or handed to a function of the project, is a fake that takes its time.
  private func isOfDouble(_ call: Node) -> Bool {
    call.ancestors.contains { closure in
      guard closure.kind == .closure, let place = closure.parent else { return false }
      return place.assignment?.value == closure || place.kind == .initial
        || closure.callOfArgument?.nameWords.contains("timeout") == true
    }
  }

  /// Some moments between two dates, or for the other tasks to go on.
  private func isShort(_ call: Node) -> Bool {
    guard let time = call.arguments.first,
      let number = time.value.number ?? time.value.chain?.root.firstUnlabelled?.value.number
    else { return false }
    switch time.label {
    case "nanoseconds": return number <= 1_000_000
    case "for": return time.value.sourceHolds("milliseconds") && number <= 1
    default: return call.isNamed("usleep") && number <= 1_000
    }
  }

  /// Whether what comes next is that nothing has happened, of which no event tells.
  private func isFollowedByNothing(_ call: Node) -> Bool {
    guard let block = call.enclosing(.body, .closure, .branch),
      let next = block.statements.first(where: { call.isBefore($0) })
    else { return false }
    let assertion = next.kind == .macro ? next : next.chain?.root
    guard let assertion, next.kind == .macro || assertion.name?.hasPrefix("XCTAssert") == true,
      let source = assertion.firstUnlabelled?.value.source
    else { return false }
    if assertion.isNamed("XCTAssertNil") { return true }
    let isNegated = source.hasPrefix("!") != assertion.isNamed("XCTAssertFalse")
    let saysNone = [".isEmpty", "== nil", "== 0", "== false"].contains(where: source.hasSuffix)
    if saysNone { return !isNegated }
    // That something no longer goes on is what the test waits for.
    let goesOn = ["loading", "running", "busy", "progress", "refreshing"]
    return isNegated && !goesOn.contains(where: source.lowercased().contains)
  }

  /// Whether a comment above says that the pause is meant, or in a test of the whole app one behind it says what for.
  private func isMeant(_ call: Node) -> Bool {
    let (file, start) = (call.file, call.range.lowerBound)
    let rest = file.source(call.range.upperBound..<min(call.range.upperBound + 100, file.root.range.upperBound))
    if rest.prefix(while: { $0 != "\n" }).contains("//"), file.root.sourceHolds("xcuia") { return true }
    return call.file.source(max(0, start - 400)..<start).split(separator: "\n").suffix(3)
      .contains { line in
        line.contains("//")
          && ["intend", "intention", "deliberate", "on purpose", "no way to", "hard code"].contains(
            where: line.contains)
      }
  }

  private func isOfPictures(_ call: Node) -> Bool {
    let names = [call.file.path, call.enclosingTest?.name ?? ""].map { $0.lowercased() }
    return names.contains { $0.contains("snapshot") || $0.contains("screenshot") }
  }
}
