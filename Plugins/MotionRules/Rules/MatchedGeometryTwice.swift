import SwiftKitSDK

/// Two views of one id that are there together both claim to be the source.
///
/// Among them are the row of an element and, beside the loop, the view of the element that was chosen there.
struct MatchedGeometryTwice: Check {
  let id = "matched-geometry-twice"
  let rules = ["motion/transitions/matched-geometry-twice"]
  let severity = Severity.info
  let title = "one matched id on two views that are there together"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|matchedGeometryEffect|"]

  func check(_ file: SourceFile, _ report: Report) {
    let calls = file.calls(named: "matchedGeometryEffect").filter { call in
      call.isViewModifier && !call.hasArgument("isSource") && !isConditional(call) && id(of: call) != nil
    }
    for call in file.calls(named: "matchedGeometryEffect") where isSameInEveryRow(call) {
      report(call, "every element of this loop has the same id, and all are the source; make the id from the element")
    }
    for (place, call) in calls.enumerated() {
      let isTaken = calls[..<place].contains { other in
        let (left, right) = (shownPlace(of: other), shownPlace(of: call))
        return id(of: other) == id(of: call)
          && other.argument("in")?.value.source == call.argument("in")?.value.source
          && left.enclosingMember == right.enclosingMember && !left.isAlternative(to: right)
          && left.presentation == right.presentation && left.chain?.node != right.chain?.node
          && !(isConditional(left) && isConditional(right)) && !isRepeated(left) && !isRepeated(right)
          && !areShownInTurn(left, right) && !Self.areChoices(left, right)
      }
      guard isTaken else { continue }
      report(call, Self.message)
    }
    let all = file.calls(named: "matchedGeometryEffect").filter { call in
      call.isViewModifier && !call.isInPreview && !call.hasArgument("isSource")
    }
    let rows = all.compactMap(MatchedRow.init)
    for call in all where rows.contains(where: { $0.isMatched(by: call) }) { report(call, Self.message) }
  }

  private static let message =
    "two views with this id are visible together, and both are the source; add `isSource: false`, or show one at a time"

  /// The text of the id, also of a constant.
  private func id(of call: Node) -> String? {
    guard let value = call.argument("id")?.value else { return nil }
    let values = value.writtenOutcomes
    return values.count == 1 && values[0].kind == .string ? values[0].text : nil
  }

  /// The call, or where the member is shown that makes nothing else.
  private func shownPlace(of call: Node) -> Node {
    guard let shown = call.chain?.shown, shown.node != call.chain?.node else { return call }
    return shown.root
  }

  /// Whether a modifier of the project shows one by a flag and the other by its opposite: `.showIf(isOpen)`, `.showIf(!isOpen)`.
  private func areShownInTurn(_ left: Node, _ right: Node) -> Bool {
    let (mine, theirs) = (flags(of: left), flags(of: right))
    return mine.contains { first in
      theirs.contains { second in
        first.modifier == second.modifier
          && (first.flag.negated?.source == second.flag.source || second.flag.negated?.source == first.flag.source)
      }
    }
  }

  /// Whether a view of the project gets one in each of two closures: `Turning { … } landscape: { … }`.
  static func areChoices(_ left: Node, _ right: Node) -> Bool {
    left.enclosingClosures.contains { mine in
      mine.call.name.map(left.file.project.declares) == true
        && right.enclosingClosures.contains { $0.call == mine.call && $0.node != mine.node }
    }
  }

  private func flags(of place: Node) -> [(modifier: String?, flag: Node)] {
    place.chain?.modifiers.filter { modifier in
      let word = modifier.nameWords.first { $0 != "is" }
      return modifier.arguments.count == 1 && word.map(Self.showing.contains) == true
    }
    .map { (modifier: $0.name, flag: $0.arguments[0].value) } ?? []
  }

  private static let showing: Set = ["show", "shown", "hide", "hidden", "visible"]

  private func isRepeated(_ place: Node) -> Bool { place.isInside(closureOf: "ViewThatFits", "ForEach", "List") }

  /// One id for all that a loop makes, with nothing that decides which of them shows it.
  private func isSameInEveryRow(_ call: Node) -> Bool {
    guard call.isViewModifier, !call.isInPreview, !call.hasArgument("isSource"),
      call.argument("id")?.value.text != nil,
      let loop = call.enclosingClosures.first(where: { $0.isContent && $0.call.isNamed("ForEach") })
    else { return false }
    return !call.ancestors.prefix { $0 != loop.node }.contains { [.branch, .switchCase, .ternary].contains($0.kind) }
  }

  private func isConditional(_ call: Node) -> Bool {
    call.ancestors.prefix { ![.variable, .function].contains($0.kind) }.contains { node in
      [.branch, .switchCase, .ternary].contains(node.kind)
        || node.kind == .closure && node.callOfArgument?.isNamed("ViewThatFits", "ForEach", "List") == true
    }
  }
}
